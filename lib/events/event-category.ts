import { fold } from '#lib/text/fold';

/** The fifteen categories with the labels people read. */
export const CATEGORY_LABELS = {
  cultural: 'Cultural Celebration',
  ceremony: 'Ceremony',
  parade: 'Parade',
  sports: 'Sports',
  entertainment: 'Entertainment',
  official: 'Official Event',
  education: 'Education',
  food: 'Food & Markets',
  religious: 'Religious',
  family: 'Family',
  arts: 'Arts & Crafts',
  business: 'Business',
  community: 'Community',
  health: 'Health & Wellness',
  workshop: 'Workshops',
} as const;

export type EventCategory = keyof typeof CATEGORY_LABELS;

export const EVENT_CATEGORIES = Object.keys(CATEGORY_LABELS) as EventCategory[];

export function isEventCategory(value: string): value is EventCategory {
  return Object.hasOwn(CATEGORY_LABELS, value);
}

// Checked in this order: a title can match several lists, and the first one wins.
const KEYWORDS: ReadonlyArray<readonly [EventCategory, readonly string[]]> = [
  ['parade', ['parade', 'march']],
  ['official', ['ceremony', 'official', 'flag', 'independence', 'emancipation', 'battle']],
  [
    'entertainment',
    [
      'concert',
      'show',
      'pageant',
      'talent',
      'performance',
      'gala',
      'dance',
      'party',
      'fete',
      'bash',
      'entertainment',
    ],
  ],
  ['cultural', ['festival', 'cultural', 'heritage', 'market', 'expo', 'fair', 'carnival']],
  ['sports', ['cycling', 'run', 'race', 'tournament', 'cup', 'classic', 'sport']],
  ['ceremony', ['service', 'prayer', 'church', 'wreath', 'memorial']],
];

/**
 * The category that a title's words name; 'cultural' when none does. Whole words, plurals in s and es included:
 * `categoryOfTitle('Sunday Brunch')` is not sports, `categoryOfTitle('Horse Races')` is.
 */
export function categoryOfTitle(title: string): EventCategory {
  const words = new Set(fold(title).split(/[^\p{L}\p{N}]+/u));
  const names = (keyword: string) =>
    [keyword, `${keyword}s`, `${keyword}es`].some((form) => words.has(form)) &&
    !(keyword === 'carnival' && words.has('launch'));
  return KEYWORDS.find(([, keywords]) => keywords.some(names))?.[0] ?? 'cultural';
}
