import { lengthOf } from '#lib/forms/field-schemas';
import type { SponsorSlide } from '#lib/site/sponsors';
import { hasVisibleText } from '#lib/text/has-visible-text';
import {
  type AdvertiserApplicationInput,
  advertiserApplicationSchema,
} from '../fields/advertiser-application.ts';

type BusinessType = AdvertiserApplicationInput['businessType'];
/** What a poster is made of; a form has it while it is filled in, complete or not. */
type PosterAnswers = Partial<
  Record<
    | 'businessName'
    | 'businessType'
    | 'businessCategory'
    | 'businessLocation'
    | 'businessDescription'
    | 'websiteUrl',
    string
  >
>;

/** The slide of a poster that is only shown to who applies, with the address that it leads to. */
type DraftPoster = {
  slide: SponsorSlide;
  /** 'marvasbakery.example.bz'; undefined while no website is given. */
  host?: string;
  /** Whether the description is longer than a poster holds. */
  isShortened: boolean;
};

/** Characters of a description that a poster holds. */
export const POSTER_CHARACTERS = 160;

const FREE = {
  src: '/images/sponsors/your-place.webp',
  alt: 'A blank board on the beach, with two pots of paint ready below it',
};

/** Our drawing for each type of business, until an image of its own is agreed. */
const DRAWINGS: Record<BusinessType, { src: string; alt: string }> = {
  'restaurant-food': {
    src: '/images/sponsors/food-stall.webp',
    alt: 'A cook stirring a red pot under the striped awning of a food stall',
  },
  'retail-shopping': {
    src: '/images/sponsors/shop-front.webp',
    alt: 'A pastel wooden shop with open shutters and a bicycle leaning at the rail',
  },
  'services-professional': {
    src: '/images/events/expo.webp',
    alt: 'Two people shake hands over the goods of a stand in a hall',
  },
  'entertainment-events': {
    src: '/images/events/concert.webp',
    alt: 'A singer with a guitar on a stage in front of raised hands',
  },
  'tourism-travel': {
    src: '/images/events/regatta.webp',
    alt: 'Sailing boats with passengers on the sea',
  },
  'technology-digital': {
    src: '/images/sponsors/reach-diaspora.webp',
    alt: 'A woman on a city roof at dusk holds a string of lights that reaches to an island with palms',
  },
  'health-wellness': {
    src: '/images/categories/health.webp',
    alt: 'A heart with the line of its beat among leaves',
  },
  'education-training': {
    src: '/images/categories/education.webp',
    alt: 'An open book in front of a rising sun',
  },
  'real-estate': {
    src: '/images/sponsors/raised-house.webp',
    alt: 'A wooden house on posts among palms, with a blank board at the gate of its garden',
  },
  'financial-services': {
    src: '/images/categories/business.webp',
    alt: 'A briefcase with a woven band below a striped awning',
  },
  'nonprofit-community': {
    src: '/images/categories/community.webp',
    alt: 'Hands of many people reach towards a sun in their middle',
  },
  other: FREE,
};

const isBusinessType = (text: string): text is BusinessType => Object.hasOwn(DRAWINGS, text);

/** One line of text that can be seen; '' for none. */
const line = (text = '') => (hasVisibleText(text) ? text.replace(/\s+/g, ' ').trim() : '');

/** The text, or its beginning up to the last whole word that fits. */
function shortened(text: string, max: number): string {
  if (lengthOf(text) <= max) return text;
  const begin = [...text.normalize('NFC')].slice(0, max - 1).join('');
  return `${begin.replace(/\s+\S*$/, '')}…`;
}

/** 'Bakery in Dangriga', 'Bakery', 'In Dangriga', ''. */
function kindAndPlace(kind: string, place: string): string {
  if (!place) return kind;
  return kind ? `${kind} in ${place}` : `In ${place}`;
}

/**
 * The poster of an application that is being filled in, as the carousel would show it: what is not typed yet stands there
 * as an example, the image is our drawing for the type of business.
 */
export function draftPoster(answers: PosterAnswers): DraftPoster {
  const { businessType = '' } = answers;
  const title = line(answers.businessName);
  const described = line(answers.businessDescription);
  const instead = kindAndPlace(line(answers.businessCategory), line(answers.businessLocation));
  const { success, data } = advertiserApplicationSchema.shape.websiteUrl.safeParse(answers.websiteUrl ?? '');
  const url = success && data ? data : undefined;
  return {
    slide: {
      id: 'draft',
      ...(isBusinessType(businessType) ? DRAWINGS[businessType] : FREE),
      title: title || 'Your business here',
      description:
        shortened(described, POSTER_CHARACTERS) ||
        instead ||
        'A poster of your own, beside the events people come for.',
      // Without an address the carousel would offer the spot as a free one.
      url: url ?? '#',
      isSponsored: true,
    },
    ...(url && { host: new URL(url).hostname }),
    isShortened: lengthOf(described) > POSTER_CHARACTERS,
  };
}
