import { PLACES_WITH_SPELLINGS } from '#lib/places/places';
import { fold } from '#lib/text/fold';
import dates from '../words/dates.json' with { type: 'json' };
import holidays from '../words/holidays.json' with { type: 'json' };
import phrases from '../words/phrases.json' with { type: 'json' };
import times from '../words/times.json' with { type: 'json' };
import { tableWords } from './word-tables.ts';

const named = [
  ...holidays.flatMap(({ names }) => names),
  ...Object.values(times).flat(),
  ...phrases.free,
  ...phrases.nearMe,
];
const units = [...dates.weekdays.flat(), ...Object.values(dates.units).flat()];
const together = [
  ...named,
  ...['this', 'next'].flatMap((before) => units.map((unit) => `${before} ${unit}`)),
  ...['free', 'paid'].map((cost) => `${cost} events`),
];

/** Phrases of several words by how they look without spaces, as a tag has them. */
const byJoined = new Map(
  together
    .filter((phrase) => phrase.includes(' '))
    .map((phrase) => [phrase.replaceAll(' ', ''), phrase.split(' ')] as const),
);

const months = [...dates.months, ...dates.monthsInDates].flat();
/** A date in figures and letters: '7feb2027', 'dec25', '10thofseptember'. */
const JOINED_DATE = new RegExp(
  `^(?:(\\d{1,2}(?:st|nd|rd|th)?)(of|de)?(${months.join('|')})(?:(de|of)?(\\d{4}))?|(${months.join('|')})(\\d{1,2}(?:st|nd|rd|th)?|\\d{4}))$`,
);

const MIN_LENGTH = 7;
/** A shorter name of a place is a part of other words too: 'cayo'. */
const MIN_PLACE_LENGTH = 6;
const MIN_WORD_LENGTH = 3;
/** No tag is longer; it bounds the work. */
const MAX_LENGTH = 40;
const MOST_PARTS = 4;
const SMALL_WORDS = new Set(['in', 'at', 'en', 'of', 'de']);

/** The days of the week and the months by their whole names, which hold a tag together like a place. */
const namedDays = new Set(
  [...dates.weekdays, ...dates.months].flat().filter((word) => word.length >= MIN_PLACE_LENGTH),
);

let placesByJoined: ReadonlyMap<string, readonly string[]> | undefined;
/** The names of places by how they look without spaces, built for the first word that is long enough. */
function joinedPlaces(): ReadonlyMap<string, readonly string[]> {
  placesByJoined ??= new Map(
    PLACES_WITH_SPELLINGS.flatMap(({ spellings }) => spellings)
      .map((spelling) => fold(spelling).match(/[a-z]+/g) ?? [])
      .filter((words) => words.join('').length >= MIN_PLACE_LENGTH)
      .map((words) => [words.join(''), words] as const),
  );
  return placesByJoined;
}

const isPart = (word: string) =>
  SMALL_WORDS.has(word) || (word.length >= MIN_WORD_LENGTH && tableWords.has(word));

/**
 * A place or a day and other words that were written together, in the fewest parts: 'sanignacioevents'; of as many the first ones are the longer. What is before each
 * letter is split once, so that the work grows with the length alone.
 */
function wordsWithPlace(word: string): readonly string[] | undefined {
  type Split = { words: readonly string[]; parts: number; hasPlace: boolean };
  const splits: (Split | undefined)[] = [{ words: [], parts: 0, hasPlace: false }];
  for (let end = 1; end <= word.length; end += 1)
    for (let start = 0; start < end; start += 1) {
      const before = splits[start];
      if (!before || before.parts === MOST_PARTS) continue;
      const part = word.slice(start, end);
      const place = joinedPlaces().get(part);
      if (!place && !isPart(part)) continue;
      const made = {
        words: [...before.words, ...(place ?? [part])],
        parts: before.parts + 1,
        hasPlace: before.hasPlace || place !== undefined || namedDays.has(part),
      };
      const best = splits[end];
      const isBetter =
        !best ||
        (made.hasPlace && !best.hasPlace) ||
        (made.hasPlace === best.hasPlace && made.parts <= best.parts);
      if (isBetter) splits[end] = made;
    }
  const whole = splits[word.length];
  return whole?.hasPlace && whole.parts > 1 ? whole.words : undefined;
}

/**
 * The words of a date or a holiday that were written together, or of a place and others: 'newyearseve' is 'new years eve',
 * 'sanignacioevents' is 'san ignacio events'. Undefined for any other word.
 */
export function wordsJoinedAs(word: string): readonly string[] | undefined {
  const date = JOINED_DATE.exec(word)?.slice(1).filter(Boolean);
  if (date) return date;
  if (word.length < MIN_LENGTH) return undefined;
  const phrase = byJoined.get(word);
  if (phrase || word.length > MAX_LENGTH || tableWords.has(word) || joinedPlaces().has(word)) return phrase;
  return /^[a-z]+$/.test(word) ? wordsWithPlace(word) : undefined;
}
