import { PLACES_WITH_SPELLINGS } from '#lib/places/places';
import { fold } from '#lib/text/fold';
import dates from '../words/dates.json' with { type: 'json' };
import holidays from '../words/holidays.json' with { type: 'json' };
import phrases from '../words/phrases.json' with { type: 'json' };
import times from '../words/times.json' with { type: 'json' };
import { meaningfulWords, tableWords } from './word-tables.ts';

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
const MOST_PARTS = 5;
const SMALL_WORDS = new Set(['in', 'at', 'on', 'en', 'of', 'de', 'el', 'la', 'di', 'da', 'fi', 'to']);

/** The days of the week and the months by their whole names, which hold a tag together like a place. */
const namedDays = new Set(
  [...dates.weekdays, ...dates.months, ['tonight', 'tomorrow', 'weekend']]
    .flat()
    .filter((word) => word.length >= MIN_PLACE_LENGTH),
);
const monthNames = new Set(months);

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

const meaningful = new Set([...meaningfulWords, ...months]);
/** A day of a month or a year among letters. */
const NUMBER = /^(?:\d{1,2}(?:st|nd|rd|th)?|20\d\d)$/;

/** The number from one letter of a word to another, where neither of its neighbours is a figure. */
const numberIn = (word: string, start: number, end: number) =>
  NUMBER.test(word.slice(start, end)) && !/\d/.test(`${word[start - 1] ?? ''}${word[end] ?? ''}`);

/** How much of a word was understood: whether it names a place or a day, and so many of its letters that mean something. */
type Split = { words: readonly string[]; parts: number; isNamed: boolean; meaning: number };

const isBetter = (made: Split, best: Split) =>
  made.isNamed === best.isNamed
    ? made.meaning > best.meaning || (made.meaning === best.meaning && made.parts <= best.parts)
    : made.isNamed;

/**
 * A place or a day and other words that were written together: 'sanignacioevents', 'whatsontonightbelizecity'. Of several
 * ways to split the one that leaves most letters in words with a meaning, then that of fewest words; of as many the first
 * ones are the longer. What is before each letter is split once, so that the work grows with the length alone.
 */
function wordsWithPlace(word: string): readonly string[] | undefined {
  const splits: (Split | undefined)[] = [{ words: [], parts: 0, isNamed: false, meaning: 0 }];
  for (let end = 1; end <= word.length; end += 1)
    for (let start = 0; start < end; start += 1) {
      const before = splits[start];
      if (!before || before.parts === MOST_PARTS) continue;
      const part = word.slice(start, end);
      const place = joinedPlaces().get(part);
      if (!place && !isPart(part) && !numberIn(word, start, end)) continue;
      const isMeant = place !== undefined || meaningful.has(part);
      const isDate = monthNames.has(before.words.at(-1) ?? '') && /^\d/.test(part);
      const made = {
        words: [...before.words, ...(place ?? [part])],
        parts: before.parts + 1,
        isNamed: before.isNamed || place !== undefined || namedDays.has(part) || isDate,
        meaning: before.meaning + (isMeant ? part.length : 0),
      };
      const best = splits[end];
      if (!best || isBetter(made, best)) splits[end] = made;
    }
  const whole = splits[word.length];
  return whole?.isNamed && whole.parts > 1 ? whole.words : undefined;
}

/** A year behind letters: 'lobsterfest2027'. */
const WITH_YEAR = /^([a-z]{4,})(20\d\d)$/;

/**
 * The words of a date or a holiday that were written together, or of a place and others: 'newyearseve' is 'new years eve',
 * 'sanignacioevents' is 'san ignacio events', 'freedec5placencia' is 'free dec 5 placencia'. Undefined for any other word.
 */
export function wordsJoinedAs(word: string): readonly string[] | undefined {
  const date = JOINED_DATE.exec(word)?.slice(1).filter(Boolean);
  if (date) return date;
  if (word.length < MIN_LENGTH) return undefined;
  const [, letters, year] = WITH_YEAR.exec(word) ?? [];
  if (letters && year) return [...(wordsJoinedAs(letters) ?? [letters]), year];
  // 'nochebuena' is a word of its own.
  const phrase = tableWords.has(word) ? undefined : byJoined.get(word);
  if (phrase || word.length > MAX_LENGTH || tableWords.has(word) || joinedPlaces().has(word)) return phrase;
  return /^[a-z][a-z\d]+$/.test(word) ? wordsWithPlace(word) : undefined;
}
