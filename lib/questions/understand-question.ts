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

/** What was asked for, and what of it the filters cannot say. */
export type Understanding = {
  search: VoiceSearch;
  /** What was understood, in the words of the filters; the visitor's own place only once it is known. */
  labels: string[];
  language: VoiceLanguage;
  /** Searches that may find what was meant where the first one finds less ('most') or nothing ('else'). */
  instead: { how: 'most' | 'else'; searches: VoiceSearch[] };
  /** The days that were meant, where the filter shows more than them or none covers them. */
  days?: AskedTime['days'];
  /** An hour was asked for, a second place or category (only the first counts), or that something be left out. */
  leftOut: ('hour' | 'second' | 'not')[];
};

type Context = {
  today: CalendarDay;
  /** What can be chosen in the calendar, with places that only it knows. */
  places?: readonly AskedPlace[];
  /** The place of the question before, which 'there' means. */
  lastCity?: string;
  /** What is spoken where the words do not tell. */
  language?: VoiceLanguage;
};

const nearMe = new Set(phrases.nearMe);
const near = new Set(phrases.near);
const there = new Set(phrases.there);
// Where one goes to town from; 'in the town hall' is something else.
const inTown = new Set(phrases.inTown);
const townBuildings = new Set(phrases.townBuildings);
const exclusion = new RegExp(`\\b(${phrases.exclusions.join('|')})\\b`, 'i');

const says = (sentence: Sentence, known: ReadonlySet<string>) =>
  sentence.takeAll(4, (phrase) => (known.has(phrase) ? true : undefined)).length > 0;

const saysInTown = (sentence: Sentence) =>
  sentence.takeAll(2, (phrase, position) =>
    inTown.has(phrase) && !townBuildings.has(sentence.at(position + 2)) ? true : undefined,
  ).length > 0;

/** The labels of a search; `placeLabel` names its place. */
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

/** 'Lobsterfest' in two words, which finds both spellings of such a name. */
const fromFests = (words: string) => words.replace(/(\p{L}{4,})fest(?!\p{L})/gu, '$1 fest');

/** What to try where the category, or a word, is not how the sheet says it. */
function otherReadings(search: VoiceSearch, words: readonly string[]) {
  const searches = search.category
    ? searchWordsOf(search.category).map((word) => withWords(search, word))
    : [];
  const apart = search.words && fromFests(search.words);
  if (apart && apart !== search.words) searches.push({ ...search, words: apart });
  if (search.category || searches.length > 0) return { how: 'most' as const, searches };
  const [word, category] = words
    .map((said): [string, EventCategory | undefined] => [said, categoryRelatedTo(said)])
    .find(([, found]) => found) ?? ['', undefined];
  const { words: all = '', ...rest } = search;
  const others = all
    .split(' ')
    .filter((said) => said !== word)
    .join(' ');
  return {
    how: 'else' as const,
    searches: category ? [{ ...rest, category, ...(others && { words: others }) }] : [],
  };
}

/**
 * What a question asks for, in English with Belizean names, simple Spanish and a little Kriol. Never throws; reads
 * the first 300 letters.
 *
 *     understandQuestion('parades in Dangriga this weekend', { today }).search;
 *     // { category: 'parade', city: 'dangriga', when: 'weekend' }
 */
export function understandQuestion(text: string, context: Context): Understanding {
  const { today, places = [], lastCity } = context;
  const asked = text.slice(0, MAX_ASKED_LENGTH);
  const sentence = new Sentence(asked);
  const spoken = languageOf(sentence, asked);
  const isNearMe = says(sentence, nearMe);
  const holidays = takeHolidays(sentence);
  const times = takeTimes(sentence, today);
  const isWord = (word: string) => isKnownWord(word) || isCategoryWord(word);
  const found = takePlaces(sentence, places, isWord);
  const categories = takeCategories(sentence);
  const isNear = [says(sentence, near), saysInTown(sentence)].includes(true) && found.length === 0;
  const last =
    lastCity && says(sentence, there) ? { value: lastCity, label: nameOf(lastCity, places) } : undefined;
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
    language: spoken ?? context.language ?? 'en',
    instead: otherReadings(search, left),
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
