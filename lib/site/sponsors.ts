/** A place in the carousel of the home page: a sponsor's, or one that is still free. */
export type SponsorSlide = {
  src: string;
  alt: string;
  title: string;
  description: string;
  url?: string;
  isSponsored: boolean;
};

export const AD_HEADING = 'Ad Opportunity';
export const AD_CLAIM = 'Reach 100,000+ Belizeans';
export const ADVERTISE_PATH = '/advertise';
export const ADVERTISE_TITLE = 'Become a Founding Advertiser';

/** Places that are still free; a sponsor's slide takes the place of one of them. */
export const SPONSOR_SLIDES: readonly SponsorSlide[] = [
  {
    src: '/images/sponsors/your-place.webp',
    alt: 'A blank board on the beach, with two pots of paint ready below it',
    title: 'Your business here',
    description: 'A poster of your own, beside the events people come for.',
    isSponsored: true,
  },
  {
    src: '/images/sponsors/food-stall.webp',
    alt: 'A cook stirring a red pot under the striped awning of a food stall',
    title: 'Restaurants and food stalls',
    description: 'Be found by everybody deciding where to eat before the show.',
    isSponsored: true,
  },
  {
    src: '/images/sponsors/reach-diaspora.webp',
    alt: 'A woman on a city roof at dusk holds a string of lights that reaches to an island with palms',
    title: 'Reach the diaspora',
    description: 'Greet Belizeans in Los Angeles, New York, Chicago, Houston, Toronto and London.',
    isSponsored: true,
  },
];

/** What stands in for a sponsor's picture that does not load. */
export const STOCK_PICTURE = '/images/sponsors/shop-front.webp';

const OUR_OWN = /^(\/images\/(?:sponsors|events)\/[a-z0-9-]+)\.webp$/;

/** Addresses of a slide's picture: our own drawings have a lighter format and a size for slides beside them. */
export function slidePicture(src: string): { avif?: string; src: string } {
  const [, base] = OUR_OWN.exec(src) ?? [];
  return base ? { avif: `${base}-640.avif`, src: `${base}-640.webp` } : { src };
}
