import { typosBetween } from '#lib/text/typos';
import dates from '../words/dates.json' with { type: 'json' };
import { tableWords } from './word-tables.ts';

const single = (words: readonly string[]) => words.filter((word) => /^[a-z]{4,}$/.test(word));
const ENGLISH = /day$|^(week|month|weekend)s?$/;
const units = new Set(single([...dates.weekdays.flat(), ...Object.values(dates.units).flat()]));

/** Words of a time that people shorten. */
const WORDS = [
  'next',
  'this',
  'today',
  'tomorrow',
  'tonight',
  'morning',
  'afternoon',
  'evening',
  'night',
  ...[...units].filter((word) => ENGLISH.test(word)),
];

/** The consonants of a word, each once where it is doubled: 'tmrw' of 'tomorrow'. */
const consonantsOf = (word: string) => word.replace(/[aeiou]/g, '').replace(/(.)\1/g, '$1');

const shortened = WORDS.map((word) => ({
  word,
  consonants: consonantsOf(word),
  // 'fry' is no friday.
  isWhole: units.has(word),
}));

/** Whether the letters of a text stand in another one in this order. */
function isWithin(text: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === text[at]) at += 1;
  return at === text.length;
}

const MIN_LETTERS = 3;
const MIN_BEGINNING = 4;

/**
 * The word of a time that was shortened: to consonants ('nxt', 'tmrw'), with a figure ('2day'), or to its beginning ('tomo').
 * Other words, in lower case and without accents, stay as they are.
 */
export function withoutShortening(written: string): string {
  if (tableWords.has(written)) return written;
  const word = written.replace(/^2(?=[a-z])/, 'to');
  if (tableWords.has(word)) return word;
  if (!/^[a-z]{2,}$/.test(word)) return written;
  const whole = shortened.find(({ consonants }) => consonants === consonantsOf(word));
  if (!/[aeiou]/.test(word) || word !== written) {
    const part =
      word.length < MIN_LETTERS
        ? undefined
        : shortened.find(
            ({ consonants, isWhole }) =>
              !isWhole &&
              consonants[0] === word[0] &&
              word.length >= consonants.length - 2 &&
              isWithin(consonantsOf(word), consonants),
          );
    return (whole ?? part)?.word ?? written;
  }
  const begun =
    word.length < MIN_BEGINNING ? undefined : WORDS.find((one) => one.length > 5 && one.startsWith(word));
  return begun ?? written;
}

/** Words that stand before a day or a week, and are too short for a typo elsewhere. */
const BEFORE_UNITS = ['next', 'this', 'last'];
const MAX_LETTERS = 5;

/** What a short word means before a day or a week: 'nxet friday' is 'next friday'. Others stay as they are. */
export function beforeUnit(word: string, following: string | undefined): string {
  if (!following || !units.has(following) || tableWords.has(word)) return word;
  if (word.length < MIN_LETTERS || word.length > MAX_LETTERS) return word;
  return BEFORE_UNITS.find((one) => typosBetween(word, one, 1) <= 1) ?? word;
}
