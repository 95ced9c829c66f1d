import { typosBetween } from '#lib/text/typos';
import protectedWords from '../words/protected-words.json' with { type: 'json' };
import { meaningfulWords, tableWords } from './word-tables.ts';

const MIN_LENGTH = 5;
const MIN_LENGTH_FOR_TWO = 8;

/** How many typos a word may have: one from five letters on, two from eight. */
export const maxTypos = (word: string) =>
  word.length < MIN_LENGTH ? 0 : word.length < MIN_LENGTH_FOR_TWO ? 1 : 2;

/** The letters of a word as bits: most words differ in more of them than typos can change. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const FIRST_VOWEL = /^([^aeiou]*)([aeiou])(.*)$/;

/** Whether two short words differ in nothing but their first vowel, an 'a' or an 'o': 'mongo' is no mango. */
export function isVowelOfAnotherWord(word: string, other: string): boolean {
  const [, before, vowel, rest] = FIRST_VOWEL.exec(word) ?? [];
  const [, otherBefore, otherVowel, otherRest] = FIRST_VOWEL.exec(other) ?? [];
  const isBetweenAAndO = vowel !== otherVowel && /^[ao]{2}$/.test(`${vowel}${otherVowel}`);
  return word.length < MIN_LENGTH_FOR_TWO && isBetweenAAndO && before === otherBefore && rest === otherRest;
}

/** Words to compare with, each with its letters; made once for a list. */
export type TypoTargets = readonly { word: string; letters: number }[];

export const typoTargets = (words: Iterable<string>): TypoTargets =>
  [...words].map((word) => ({ word, letters: lettersOf(word) }));

/** The words of which one may be a typo, the fewest typos first; none when the word is too short for one. */
export function wordsMistypedAs(typed: string, targets: TypoTargets): string[] {
  const limit = maxTypos(typed);
  if (limit === 0) return [];
  const letters = lettersOf(typed);
  const near = targets.flatMap(({ word, letters: others }) => {
    // A short word with two typos is another word.
    const most = Math.min(limit, maxTypos(word));
    if (Math.abs(word.length - typed.length) > most || countBits(letters ^ others) > 2 * most) return [];
    const typos = typosBetween(typed, word, most);
    return typos <= most ? [{ word, typos }] : [];
  });
  return near.sort((one, other) => one.typos - other.typos).map(({ word }) => word);
}

const meant = typoTargets(meaningfulWords.filter((word) => word.length >= MIN_LENGTH));
// Everyday words of English and Spanish that are as near to one of ours as a typo. Decision 112 says where they are from.
const everyday = new Set(protectedWords.split(' '));

/** Whether a word, in lower case and without accents, is an everyday one of English or Spanish that looks like one of ours. */
export const isEverydayWord = (word: string): boolean => everyday.has(word);

/** A word of the tables that is written without its silent 'h': 'oy' is 'hoy', 'acer' 'hacer'. Others stay as they are. */
export const withSilentH = (word: string): string =>
  /^[aeiou]/.test(word) && !tableWords.has(word) && !everyday.has(word) && tableWords.has(`h${word}`)
    ? `h${word}`
    : word;

/** A word of the tables that is written with a 'v' in place of its 'b', which sound alike in Spanish: 'voletos' is 'boletos'. */
export const withSpanishB = (word: string): string =>
  /^v[aeiou]/.test(word) &&
  word.length >= MIN_LENGTH &&
  !tableWords.has(word) &&
  !everyday.has(word) &&
  tableWords.has(`b${word.slice(1)}`)
    ? `b${word.slice(1)}`
    : word;

/**
 * The word that was meant where a typo turned it into one that no table and no everyday language has: 'septembr' is
 * 'september', 'concets' 'concerts'. Other words, in lower case and without accents, stay as they are.
 */
export function withoutTypo(word: string): string {
  if (word.length < MIN_LENGTH || tableWords.has(word) || everyday.has(word)) return word;
  return wordsMistypedAs(word, meant).find((other) => !isVowelOfAnotherWord(word, other)) ?? word;
}
