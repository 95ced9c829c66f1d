/** A sentence for everybody, and the ids of the sources in which it was read. */
export type FactSentence = { text: string; sources: readonly string[]; publish?: false };

/** A day of each year: by date, counted from Easter, a public holiday (the day itself, or the day off), or a weekday. */
export type DayRule =
  | { type: 'fixed'; month: number; day: number }
  | { type: 'easter'; offset: number }
  | { type: 'holiday'; id: string }
  | { type: 'holiday-observed'; id: string; offset: number }
  | { type: 'weekday-of-month'; month: number; weekday: string; nth: number; days?: number }
  | { type: 'weekday-nearest' | 'weekday-before'; month: number; day: number; weekday: string };

/** The days of a celebration: one by a rule, or from one to another. */
export type DaysRule = DayRule | { type: 'span'; from: DayRule; to: DayRule };

/** Whether a rule fixes the days, or they are announced each year, are usual, or not confirmed. */
type WhenStatus = 'rule' | 'announced-yearly' | 'usual' | 'unclear';

type CelebrationName = {
  /** BCP 47. */
  lang: string;
  text: string;
  /** What it is the name of, where that is not the celebration as a whole, or who says so. */
  use?: string;
  sources: readonly string[];
  publish?: false;
};

/** A day within a celebration that has a name of its own. */
type CelebrationDay = {
  id: string;
  name: string;
  rule: DaysRule | null;
  /** Whether the rule says only what is usual. */
  certain?: false;
  usualTime?: string;
  text: string;
  sources: readonly string[];
  /** The celebration that has a page of its own. */
  celebration?: string;
};

/** Which rows of the calendar belong to a celebration. */
export type TitleWords = {
  any: readonly string[];
  none: readonly string[];
  /** Month and day, '08-25'; it may reach over New Year. */
  window: { from: string; to: string };
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Slugs of places; null is everywhere in the country. */
  places: readonly string[] | null;
  /** Celebrations whose rows belong to this one too. */
  also?: readonly string[];
};

/** Lists of sentences, each a section of the page. */
export const FACT_FIELDS = [
  'meaning',
  'expect',
  'behave',
  'wear',
  'withChildren',
  'food',
  'gettingThere',
] as const;
export type FactField = (typeof FACT_FIELDS)[number];

/** A yearly celebration as it was handed over, with what is for operators alone. */
export type Celebration = Record<FactField, readonly FactSentence[]> & {
  slug: string;
  level: 'full' | 'short';
  names: readonly CelebrationName[];
  kind: string;
  when: {
    rule: DaysRule | null;
    /** A whole sentence. */
    usual: string;
    monthsOfYear: readonly number[];
    status: WhenStatus;
    sources: readonly string[];
  };
  /** Slugs of places. */
  places: readonly string[];
  summary: FactSentence;
  days: readonly CelebrationDay[];
  titleWords: TitleWords;
};

/** Where a fact was read. */
export type FactSource = { title: string; publisher: string; address: string; published?: string };

const shownName = ({ names }: Pick<Celebration, 'names'>) =>
  names.find(({ lang }) => lang === 'en') ?? names[0];

/** Its name in English, or else the first one. */
export const celebrationName = (celebration: Pick<Celebration, 'names'>): string =>
  shownName(celebration)?.text ?? '';

/** The language of that name (BCP 47), where it is not English. */
export function celebrationNameLang(celebration: Pick<Celebration, 'names'>): string | undefined {
  const lang = shownName(celebration)?.lang;
  return lang === 'en' ? undefined : lang;
}
