import dates from '../words/dates.json' with { type: 'json' };
import { tableWords } from './word-tables.ts';

const single = (words: readonly string[]) => words.filter((word) => /^[a-z]{4,}$/.test(word));
const ENGLISH = /day$|^(week|month|weekend|year)s?$/;
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

/** What people leave out beside the vowels; all other shortenings are names or other words: 'TNT', 'Toni'. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  next: ['nx'],
  today: ['tdy'],
  tomorrow: ['tmr', 'tmw', 'tomo', 'tomor', 'tomoro', 'tomoz', 'tmoro', 'tomorow', '2moro'],
  tonight: ['tnite', 'tonite', '2nite'],
  morning: ['mrng', 'morn'],
  afternoon: ['aftn', 'aftrn', 'aftnoon'],
  evening: ['evng', 'evenin'],
  night: ['nyt', 'nite'],
  weekend: ['wkend', 'weeknd', 'wknd'],
};

/** Shortenings by how they are written: all consonants of a word, its sound with a figure ('2day'), and the others. */
const byShortening = new Map([
  ...WORDS.map((word) => [consonantsOf(word), word] as const),
  ...WORDS.filter((word) => word.startsWith('to')).flatMap((word) =>
    [word, consonantsOf(word)].map((one) => [one.replace(/^to?/, '2'), word] as const),
  ),
  ...Object.entries(OTHERS).flatMap(([word, forms]) => forms.map((form) => [form, word] as const)),
]);

/**
 * The word of a time that was shortened: to its consonants ('nxt', 'tmrw'), with a figure ('2day'), or as people are used
 * to ('tomo'). Other words, in lower case and without accents, stay as they are.
 */
export function withoutShortening(written: string): string {
  if (tableWords.has(written)) return written;
  return byShortening.get(written) ?? byShortening.get(written.replace(/(.)\1/g, '$1')) ?? written;
}

/** Words that stand before a day or a week, and are too short for a typo elsewhere. */
const BEFORE_UNITS = ['next', 'this', 'last'];
const MIN_LETTERS = 3;

/** A word with two neighbouring letters swapped, with one left out, or with one doubled: 'nxet' and 'nex' of 'next'. */
function typosOf(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    const [before, behind] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = `${before}${behind.slice(0, 1)}${letter}${behind.slice(1)}`;
    return [`${before}${behind}`, `${before}${letter}${letter}${behind}`, swapped];
  });
}

const beforeUnits = new Map(
  BEFORE_UNITS.flatMap((word) =>
    typosOf(word)
      // A changed first letter or a short rest makes another word: 'his', 'net'.
      .filter((typo) => typo.length >= MIN_LETTERS && typo[0] === word[0])
      .map((typo) => [typo, word] as const),
  ),
);

/** What a short word means before a day or a week: 'nxet friday' is 'next friday'. Others stay as they are. */
export function beforeUnit(word: string, following: string | undefined): string {
  if (!following || !units.has(following) || tableWords.has(word)) return word;
  return beforeUnits.get(word) ?? word;
}
