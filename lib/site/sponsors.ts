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

/** Places that are still free; a sponsor's slide takes the place of one of them. */
export const SPONSOR_SLIDES: readonly SponsorSlide[] = [
  {
    src: '/images/events/market.webp',
    alt: 'Market stalls with fruit under bright awnings',
    title: 'Your business here',
    description: 'The first place on the page, beside the events people come for.',
    isSponsored: true,
  },
  {
    src: '/images/events/food.webp',
    alt: 'A table set with Belizean dishes',
    title: 'Restaurants and food stalls',
    description: 'Be found by everybody who is deciding where to eat before the show.',
    isSponsored: true,
  },
  {
    src: '/images/events/diaspora.webp',
    alt: 'Belizeans celebrating abroad',
    title: 'Reach the diaspora',
    description: 'Los Angeles, New York, Chicago, Houston, Toronto and London read along.',
    isSponsored: true,
  },
];
