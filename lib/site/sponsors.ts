import type { CalendarDay } from '#lib/time/calendar-day';

/** A slide in the carousel of the home page: a booked one, or one of our own that offers a free place. */
export type SponsorSlide = {
  /** What it is counted under: a letter, digit or hyphen each. */
  id: string;
  src: string;
  alt: string;
  title: string;
  description: string;
  url?: string;
  /** Whether somebody pays for it, which its badge says. */
  isSponsored: boolean;
  /** The last day in Belize on which a booked slide is shown. */
  lastDay?: CalendarDay;
};

export const AD_HEADING = 'Ad Opportunity';
export const AD_TAGLINE = 'Reach 100,000+ Belizeans';
export const ADVERTISE_PATH = '/advertise';
export const ADVERTISE_TITLE = 'Become a Founding Advertiser';

/** Our own slides, which offer free places; they come after those that moderators have booked for the day. */
export const SPONSOR_SLIDES: readonly SponsorSlide[] = [
  {
    id: 'your-place',
    src: '/images/sponsors/your-place.webp',
    alt: 'A blank board on the beach, with two pots of paint ready below it',
    title: 'Your business here',
    description: 'A poster of your own, beside the events people come for.',
    isSponsored: false,
  },
  {
    id: 'food-stall',
    src: '/images/sponsors/food-stall.webp',
    alt: 'A cook stirring a red pot under the striped awning of a food stall',
    title: 'Restaurants and food stalls',
    description: 'Be found by everybody deciding where to eat before the show.',
    isSponsored: false,
  },
  {
    id: 'reach-diaspora',
    src: '/images/sponsors/reach-diaspora.webp',
    alt: 'A woman on a city roof at dusk holds a string of lights that reaches to an island with palms',
    title: 'Reach the diaspora',
    description: 'Greet Belizeans in Los Angeles, New York, Chicago, Houston, Toronto and London.',
    isSponsored: false,
  },
];

/** The badge of a slide. */
export const badgeOf = ({ isSponsored }: Pick<SponsorSlide, 'isSponsored'>) =>
  isSponsored ? 'Sponsored' : 'Free spot';

/** The slides of a page that are still shown on a day: 'today' in Belize may be later than the page. */
export const slidesOn = (slides: readonly SponsorSlide[], today: CalendarDay): SponsorSlide[] =>
  slides.filter(({ lastDay }) => lastDay === undefined || lastDay >= today);

/** The fallback for a sponsor's image that does not load. */
export const FALLBACK_SLIDE_IMAGE = '/images/sponsors/shop-front.webp';

const OWN_IMAGE = /^(\/images\/(?:sponsors|events|categories)\/[a-z0-9-]+)\.webp$/;

/** URLs of a slide's image; our own images also exist as AVIF and in the slide's size. */
export function slideImage(src: string): { avif?: string; src: string } {
  const [, base] = OWN_IMAGE.exec(src) ?? [];
  return base ? { avif: `${base}-640.avif`, src: `${base}-640.webp` } : { src };
}
