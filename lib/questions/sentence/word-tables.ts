import { PLACES_WITH_SPELLINGS } from '#lib/places/places';
import { fold } from '#lib/text/fold';
import categories from '../words/categories.json' with { type: 'json' };
import circumstances from '../words/circumstances.json' with { type: 'json' };
import dates from '../words/dates.json' with { type: 'json' };
import everyday from '../words/everyday-words.json' with { type: 'json' };
import help from '../words/help.json' with { type: 'json' };
import holidays from '../words/holidays.json' with { type: 'json' };
import hours from '../words/hours.json' with { type: 'json' };
import phrases from '../words/phrases.json' with { type: 'json' };
import places from '../words/places.json' with { type: 'json' };
import refusals from '../words/refusals.json' with { type: 'json' };
import stopWords from '../words/stop-words.json' with { type: 'json' };
import times from '../words/times.json' with { type: 'json' };
import titleWords from '../words/title-words.json' with { type: 'json' };
import topics from '../words/topics.json' with { type: 'json' };
import weakWords from '../words/weak-words.json' with { type: 'json' };

const textsOf = (table: unknown): string[] => {
  if (typeof table === 'string') return [table];
  if (typeof table !== 'object' || table === null) return [];
  return Object.entries(table).flatMap(([name, value]) => [
    ...(Array.isArray(table) ? [] : [name]),
    ...textsOf(value),
  ]);
};

const wordsOf = (table: unknown) => textsOf(table).flatMap((text) => fold(text).match(/[a-z]+/g) ?? []);

/** Entries of a table that are one word. */
const singleWords = (table: unknown) =>
  textsOf(table)
    .flatMap((text) => text.split(', '))
    .filter((text) => /^[a-z]+$/.test(text));

/** Every word that some table reads, but for the names of places, in lower case and without accents. */
export const plainWords: ReadonlySet<string> = new Set(
  [
    dates,
    times,
    hours,
    holidays,
    categories,
    titleWords,
    topics,
    phrases,
    help,
    refusals,
    stopWords,
    everyday,
    circumstances,
    weakWords,
  ].flatMap(wordsOf),
);

/** The same with the words by which places are named. */
export const tableWords: ReadonlySet<string> = new Set([
  ...plainWords,
  ...wordsOf(places),
  ...wordsOf(PLACES_WITH_SPELLINGS.flatMap(({ spellings }) => spellings)),
]);

const [names, related] = (['names', 'relatedWords'] as const).map((part) =>
  Object.values(categories).map((words) => words[part]),
);

/** The words that a typo is corrected to, most likely first: days, months, times, holidays, kinds. */
export const meaningfulWords: readonly string[] = [
  ...new Set(
    [
      dates.weekdays,
      dates.months,
      times,
      dates.units,
      Object.values(hours.parts).map(({ words }) => words),
      phrases.free,
      dates.proximo,
      holidays.map((holiday) => holiday.names),
      names,
      related,
      Object.keys(titleWords),
      Object.values(titleWords),
      Object.keys(topics),
      help,
      ['event', 'events', 'evento', 'eventos', 'calendar', 'calendario'],
    ].flatMap(singleWords),
  ),
];
