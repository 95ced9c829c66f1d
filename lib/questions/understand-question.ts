import { CATEGORY_LABELS, type EventCategory } from '#lib/events/event-category';
import { WHEN_LABELS } from '#lib/events/event-filters';
import { placeBySlug } from '#lib/places/places';
import type { CalendarDay } from '#lib/time/calendar-day';
import { categoryRelatedTo, isCategoryWord, searchWordsOf, takeCategories } from './category-words.ts';
import { takeHolidays } from './holiday-words.ts';
import { type AskedPlace, takePlaces } from './place-words.ts';
import { languageOf, type VoiceLanguage } from './question-language.ts';
import { isKnownWord, remainingWords } from './remaining-words.ts';
import { MAX_ASKED_LENGTH, Sentence } from './sentence.ts';
import { type AskedTime, takeTimes } from './time-words.ts';
import { wordsLabel } from './voice-query.ts';
import type { VoiceSearch } from './voice-search.ts';
import phrases from './words/phrases.json' with { type: 'json' };

/** A parsed question: the search it asks for, and what of it the filters cannot express. */
export type Understanding = {
  search: VoiceSearch;
  /** The labels of the search; the visitor's own city is added once it is known. */
  labels: string[];
  language: VoiceLanguage;
  /** Searches to use instead of `search` when they find more events than it, or when it finds none. */
  fallback: { use: 'if-more-found' | 'if-nothing-found'; searches: VoiceSearch[] };
  /** The requested days, when no filter shows just these. */
  days?: AskedTime['days'];
  /** Not supported: an hour, a second place, category or time (only the first counts), or an exclusion. */
  leftOut: ('hour' | 'second' | 'not')[];
};

type Context = {
  today: CalendarDay;
  /** The choices of the place filter, among them places that only the calendar knows. */
  places?: readonly AskedPlace[];
  /** The place of the previous question, to which 'there' refers. */
  lastCity?: string;
  /** The language when the words do not reveal it. */
  language?: VoiceLanguage;
};

const nearMe = new Set(phrases.nearMe);
const near = new Set(phrases.near);
const there = new Set(phrases.there);
// 'in town' means the visitor's own; 'in the town hall' does not.
const inTown = new Set(phrases.inTown);
const townBuildings = new Set(phrases.townBuildings);
const exclusion = new RegExp(`\\b(${phrases.exclusions.join('|')})\\b`, 'i');

const takeAny = (sentence: Sentence, known: ReadonlySet<string>) =>
  sentence.takeAll(4, (phrase) => (known.has(phrase) ? true : undefined)).length > 0;

const takeInTown = (sentence: Sentence) =>
  sentence.takeAll(2, (phrase, position) =>
    inTown.has(phrase) && !townBuildings.has(sentence.at(position + 2)) ? true : undefined,
  ).length > 0;

/** The labels of a search as the filters have them; `placeLabel` names its place. */
export function labelsOf(search: VoiceSearch, placeLabel = search.city && placeName(search.city)): string[] {
  const { category, city, when, words } = search;
  return [
    ...(category ? [CATEGORY_LABELS[category]] : []),
    ...(city && placeLabel ? [placeLabel] : []),
    ...(when ? [WHEN_LABELS[when]] : []),
    ...(words ? [wordsLabel(words)] : []),
  ];
}

const placeName = (value: string) => placeBySlug(value)?.name ?? value;

/** The same search with other words in place of its category. */
function withWords({ category: _, ...search }: VoiceSearch, words: string): VoiceSearch {
  return { ...search, words: [search.words, words].filter(Boolean).join(' ') };
}

/** Splits 'Lobsterfest' into two words, which match both spellings of such a name. */
const splitFests = (words: string) => words.replace(/(\p{L}{4,})fest(?!\p{L})/gu, '$1 fest');

/** The searches to try when the sheet uses other words: of a category its words, of a word its category. */
function fallbackFor(search: VoiceSearch, words: readonly string[]): Understanding['fallback'] {
  const searches = search.category
    ? searchWordsOf(search.category).map((word) => withWords(search, word))
    : [];
  const split = search.words && splitFests(search.words);
  if (split && split !== search.words) searches.push({ ...search, words: split });
  if (search.category || searches.length > 0) return { use: 'if-more-found', searches };
  const [word, category] = words
    .map((each): [string, EventCategory | undefined] => [each, categoryRelatedTo(each)])
    .find(([, found]) => found) ?? ['', undefined];
  const { words: all = '', ...rest } = search;
  const others = all
    .split(' ')
    .filter((each) => each !== word)
    .join(' ');
  return {
    use: 'if-nothing-found',
    searches: category ? [{ ...rest, category, ...(others && { words: others }) }] : [],
  };
}

/**
 * Parses a question in English with Belizean names, in simple Spanish, or in a little Kriol. Never throws; reads the
 * first 300 characters.
 *
 *     understandQuestion('parades in Dangriga this weekend', { today }).search;
 *     // { category: 'parade', city: 'dangriga', when: 'weekend' }
 */
export function understandQuestion(text: string, context: Context): Understanding {
  const { today, places = [], lastCity } = context;
  const asked = text.slice(0, MAX_ASKED_LENGTH);
  const sentence = new Sentence(asked);
  const language = languageOf(sentence, asked);
  const isNearMe = takeAny(sentence, nearMe);
  const holidays = takeHolidays(sentence);
  const times = takeTimes(sentence, today);
  const isWord = (word: string) => isKnownWord(word) || isCategoryWord(word);
  const found = takePlaces(sentence, places, isWord);
  const categories = takeCategories(sentence);
  const isNear = [takeAny(sentence, near), takeInTown(sentence)].includes(true) && found.length === 0;
  const last =
    lastCity && takeAny(sentence, there) ? { value: lastCity, label: nameOf(lastCity, places) } : undefined;
  const place = found[0] ?? last;
  const left = remainingWords(sentence);
  const words = [...new Set([...holidays.slice(0, 1), ...left])].join(' ');
  const [time] = times;
  const [category] = categories;
  const search: VoiceSearch = {
    ...(category && { category }),
    ...(place ? { city: place.value } : (isNearMe || isNear) && { nearMe: true }),
    ...(time?.when && { when: time.when }),
    ...(words && { words }),
  };
  return {
    search,
    labels: labelsOf(search, place?.label),
    language: language ?? context.language ?? 'en',
    fallback: fallbackFor(search, left),
    ...(time?.days && { days: time.days }),
    leftOut: [
      ...(time?.byHour ? (['hour'] as const) : []),
      ...(hasSecond(found.map(({ value }) => value)) ||
      hasSecond(categories) ||
      hasSecond(times.map((each) => JSON.stringify(each)))
        ? (['second'] as const)
        : []),
      ...(exclusion.test(asked) ? (['not'] as const) : []),
    ],
  };
}

const hasSecond = (values: readonly string[]) => new Set(values).size > 1;
const nameOf = (value: string, places: readonly AskedPlace[]) =>
  places.find((place) => place.value === value)?.label ?? placeName(value);
