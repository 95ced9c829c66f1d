import type { EventCategory } from '#lib/events/event-category';
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

/** Kinds that are of something: 'classes' of 'reading or math classes' are classes of either. */
const OF_SOMETHING: ReadonlySet<EventCategory> = new Set(['education', 'workshop']);

/** Wishes of which either is enough, and the category that all of them have. */
type Either = { words: string; ofAll?: EventCategory };

/**
 * The words of a question whose wishes are joined by 'or', its category among them: 'parade or regatta'. Undefined where no
 * 'or' stands between two wishes.
 */
export function eitherWords(sentence: Sentence, left: readonly RemainingWord[]): Either | undefined {
  const starts = new Map(left.map((one) => [one.start, one.word]));
  const wishes: { words: string[]; last?: EventCategory | undefined }[] = [{ words: [] }];
  for (const [position, { key, start }] of sentence.words.entries()) {
    const taken = sentence.takenAs(position);
    const category = taken === 'category' ? categoryNamed(key) : undefined;
    const word = category ? categoryWord(category) : starts.get(start);
    const wish = wishes.at(-1);
    if (word && wish) {
      wish.words.push(word);
      wish.last = category;
    } else if (!taken && SAID.has(key)) wishes.push({ words: [] });
  }
  const all = wishes.filter(({ words }) => words.length > 0);
  // 'arts or crafts' is one kind.
  const named = [...new Map(all.map((wish) => [wish.words.join(' '), wish])).values()];
  if (named.length < 2) return undefined;
  const last = named.at(-1);
  const isOfAll =
    last?.last &&
    OF_SOMETHING.has(last.last) &&
    last.words.length > 1 &&
    named.every((wish) => wish === last || !wish.last);
  if (isOfAll) last.words.pop();
  return {
    words: named.map(({ words }) => words.join(' ')).join(` ${OR} `),
    ...(isOfAll && last.last && { ofAll: last.last }),
  };
}
