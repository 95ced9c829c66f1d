import type { EventCategory } from '#lib/events/event-category';
import { categoryWord, namedCategories } from './parts/category-words.ts';
import type { RemainingWord } from './remaining-words.ts';
import type { Sentence } from './sentence/sentence.ts';
import phrases from './words/phrases.json' with { type: 'json' };

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

/** Words of a search, and how they were written. */
export type Written = readonly (readonly [words: string, written: string])[];

/**
 * The words of a search as they were written, in its order: 'art or craft fair' of 'arts or arts fair'. `or` stands between
 * wishes of which either is enough.
 */
export function wordsAsWritten(words: string, written: Written, or = OR): string {
  const all = words.split(' ').filter(Boolean);
  const left = [...written];
  const texts: string[] = [];
  for (let at = 0; at < all.length; ) {
    const begins = ([one]: Written[number]) => all.slice(at, at + one.split(' ').length).join(' ') === one;
    const index = left.findIndex(begins);
    const entry = left[index] ?? written.find(begins);
    if (index !== -1) left.splice(index, 1);
    texts.push(entry ? entry[1] : all[at] === OR ? or : (all[at] ?? ''));
    at += entry ? entry[0].split(' ').length : 1;
  }
  return texts.join(' ');
}

/** Kinds that are of something: 'classes' of 'reading or math classes' are classes of either. */
const OF_SOMETHING: ReadonlySet<EventCategory> = new Set(['education', 'workshop']);

/** The peoples of Belize, whose culture each part of a list is of: 'maya dances or ceremonies'. */
const peoples = new Set(phrases.peoples);

/** Between a comma and the 'or' of its list are so many words. */
const MOST_WORDS_IN_LIST = 3;

type Word = { word: string; written: string; category?: EventCategory };
type PlacedWord = Word & { end: number };

/** The words that are searched in order, categories among them, and where one wish ends and another begins. */
function wordsOfWishes(sentence: Sentence, left: readonly RemainingWord[], text: string): PlacedWord[][] {
  const starts = new Map(left.map((one) => [one.start, one]));
  const categories = new Map(namedCategories(sentence).map((one) => [one.position, one]));
  const isOr = (position: number) => !sentence.takenAs(position) && SAID.has(sentence.at(position));
  const wishes: PlacedWord[][] = [[]];
  for (const [position, { start, end }] of sentence.words.entries()) {
    if (isOr(position)) wishes.push([]);
    const named = categories.get(position);
    const one = starts.get(start);
    if (!named && !one) continue;
    const last = sentence.words[position + (named?.length ?? 1) - 1]?.end ?? end;
    const before = wishes.at(-1)?.at(-1);
    // 'culture, dances or ceremonies'
    const isInList =
      before !== undefined &&
      before.category !== 'family' &&
      /^\s*,\s*$/.test(text.slice(before.end, start)) &&
      Array.from({ length: MOST_WORDS_IN_LIST }, (_, index) => position + index + 1).some(isOr);
    if (isInList) wishes.push([]);
    wishes.at(-1)?.push({
      word: named ? categoryWord(named.category) : (one?.word ?? ''),
      written: named ? text.slice(start, last) : (one?.written ?? ''),
      end: last,
      ...(named && { category: named.category }),
    });
  }
  return wishes.filter((words) => words.length > 0);
}

/** Wishes of which either is enough, the category that all of them have, and how they were written. */
type Either = { words: string; written: Written; ofAll?: EventCategory };

const textOf = (wish: readonly Word[]) => wish.map(({ word }) => word).join(' ');

/** Whether a word names one of the peoples of Belize. */
export const isPeople = ({ word }: Pick<Word, 'word'>): boolean => peoples.has(word.toLowerCase());

/**
 * The words of a question whose wishes are joined by 'or', its category among them: 'parade or regatta'. A holiday, and a
 * people named first, belong to each of them. Undefined where no 'or' stands between two wishes.
 */
export function eitherWords(
  sentence: Sentence,
  left: readonly RemainingWord[],
  text: string,
  holiday?: Word,
): Either | undefined {
  const all = wordsOfWishes(sentence, left, text);
  const first = all[0]?.[0];
  const ofAllWishes = holiday ?? (first && isPeople(first) ? first : undefined);
  const ofPeople: Word[][] = ofAllWishes
    ? all.map((wish) => (!holiday && wish.some(isPeople) ? wish : [ofAllWishes, ...wish]))
    : all;
  // 'arts or crafts' is one kind.
  const named = [...new Map(ofPeople.map((wish) => [textOf(wish), wish])).values()];
  if (named.length < 2) return undefined;
  const last = named.at(-1) ?? [];
  const kind = last.at(-1)?.category;
  const isOfAll =
    kind !== undefined &&
    OF_SOMETHING.has(kind) &&
    last.length > 1 &&
    named.every((wish) => wish === last || !wish.at(-1)?.category);
  if (isOfAll) last.pop();
  return {
    words: named.map(textOf).join(` ${OR} `),
    written: named.flat().map(({ word, written }) => [word, written] as const),
    ...(isOfAll && kind && { ofAll: kind }),
  };
}
