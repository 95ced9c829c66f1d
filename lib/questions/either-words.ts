import { categoryNamed, categoryWord } from './category-words.ts';
import type { RemainingWord } from './remaining-words.ts';
import type { Sentence } from './sentence/sentence.ts';

/** Between wishes in the words of a search of which either is enough: 'football or race horse'. */
const OR = 'or';
const SAID = new Set([OR, 'o', 'u', 'ar']);

const wordsOf = (words: string) => words.split(' ').filter((word) => word && word !== OR);

/** The words of each wish of a search: one list where all of them are asked for. */
export const wishesIn = (words: string): string[][] =>
  words
    .split(` ${OR} `)
    .map(wordsOf)
    .filter((wish) => wish.length > 0);

/** All words of a search, whichever wish they belong to. */
export const allWordsIn = (words = ''): string[] => wordsOf(words);

/** Whether either of several wishes is enough. */
export const isEither = (words: string): boolean => words.includes(` ${OR} `);

/** The words of a search without some of them; '' where none is left. */
export const wordsWithout = (words: string, left: ReadonlySet<string>): string =>
  wishesIn(words)
    .map((wish) => wish.filter((word) => !left.has(word)))
    .filter((wish) => wish.length > 0)
    .map((wish) => wish.join(' '))
    .join(` ${OR} `);

/**
 * The words of a question whose wishes are joined by 'or', its category among them: 'parade or regatta'. Undefined where no
 * 'or' stands between two wishes.
 */
export function eitherWords(sentence: Sentence, left: readonly RemainingWord[]): string | undefined {
  const starts = new Map(left.map((one) => [one.start, one.word]));
  const wishes: string[][] = [[]];
  for (const [position, { key, start }] of sentence.words.entries()) {
    const taken = sentence.takenAs(position);
    const category = taken === 'category' ? categoryNamed(key) : undefined;
    const word = category ? categoryWord(category) : starts.get(start);
    if (word) wishes.at(-1)?.push(word);
    else if (!taken && SAID.has(key)) wishes.push([]);
  }
  const named = wishes.filter((wish) => wish.length > 0);
  return named.length > 1 ? named.map((wish) => wish.join(' ')).join(` ${OR} `) : undefined;
}
