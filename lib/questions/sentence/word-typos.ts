import { typosBetween } from '#lib/text/typos';
import protectedWords from '../words/protected-words.json' with { type: 'json' };
import { meaningfulWords, plainWords, tableWords } from './word-tables.ts';

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
    // Of as many typos letters that were left out are likelier than others: 'worshop' is no worship.
    return typos <= most ? [{ word, rank: 2 * typos + (hasLettersOf(word, typed) ? 0 : 1) }] : [];
  });
  return near.sort((one, other) => one.rank - other.rank).map(({ word }) => word);
}

/** Whether a word has all letters of another one, in their order: 'events' those of 'evnts'. */
export function hasLettersOf(word: string, other: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === other[at]) at += 1;
  return at === other.length;
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

const known = typoTargets([...plainWords].filter((word) => word.length >= MIN_LENGTH));

/** How a word is written with letters that are mixed up, as they sound alike, and none of them doubled. */
const plainSpelling = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/y/g, 'i')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/(.)\1+/g, '$1');
const byPlainSpelling = new Map(
  [...known, ...meant].toReversed().map(({ word }) => [plainSpelling(word), word]),
);

const MIN_LENGTH_LEFT_OUT = 7;
const sorted = (word: string) => [...word].sort().join('');

/**
 * The word of any table, filler among them, of which a letter was doubled or written like another one that sounds the same,
 * two were swapped, or one left out within a long one: 'comming' is 'coming', 'bycicle' 'bicycle', 'ferido' 'feriado'. A
 * letter that was changed makes other words too often.
 */
function withoutPlainTypo(typed: string): string | undefined {
  const letters = lettersOf(typed);
  const isLeftOut = (word: string) =>
    word.length === typed.length + 1 && word.length >= MIN_LENGTH_LEFT_OUT && hasLettersOf(word, typed);
  const isSwapped = (word: string, others: number) =>
    word.length === typed.length &&
    letters === others &&
    sorted(word) === sorted(typed) &&
    typosBetween(typed, word, 1) === 1;
  const isPlainTypo = ({ word, letters: others }: TypoTargets[number]) =>
    word[0] === typed[0] && word.at(-1) === typed.at(-1) && (isLeftOut(word) || isSwapped(word, others));
  return byPlainSpelling.get(plainSpelling(typed)) ?? known.find(isPlainTypo)?.word;
}

/**
 * The word that was meant where a typo turned it into one that no table, no everyday language and no name has: 'septembr' is
 * 'september', 'concets' 'concerts'. Other words, in lower case and without accents, stay as they are.
 */
export function withoutTypo(word: string, isName: (word: string) => boolean = () => false): string {
  if (word.length < MIN_LENGTH || tableWords.has(word) || everyday.has(word) || isName(word)) return word;
  // With another letter in front it is another word: 'teach' is no beach.
  const mayBegin = (other: string) =>
    word[0] === other[0] || hasLettersOf(other, word) || sorted(other) === sorted(word);
  // So it is with two letters that sound unlike those of the other: 'supporting' is no sporting.
  const isNear = (other: string) =>
    typosBetween(word, other, 1) <= 1 || typosBetween(plainSpelling(word), plainSpelling(other), 1) <= 1;
  const mistyped = wordsMistypedAs(word, meant).find(
    (other) => mayBegin(other) && isNear(other) && !isVowelOfAnotherWord(word, other),
  );
  return mistyped ?? withoutPlainTypo(word) ?? word;
}
