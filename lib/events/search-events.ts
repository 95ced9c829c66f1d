import { fold } from '#lib/text/fold';
import { typosToPrefix } from '#lib/text/typos';
import type { Slices } from '#lib/time/slices';
import { CATEGORY_LABELS } from './event-category.ts';
import { type EventSummary, summaryDescription } from './event-summary.ts';

/** The folded text of each event, in the list's order, and all their words. */
export type SearchIndex = { texts: string[]; words: Set<string> };

const splitWords = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const SLICE = 250;

/**
 * Makes a search index in slices, about 2 ms each on a computer and 10 ms on a cheap phone, so that the caller can
 * yield to the visitor's input in between. The index is complete when the generator is done.
 */
export function* searchIndexSlices(events: readonly EventSummary[]): Slices<SearchIndex> {
  const index: SearchIndex = { texts: [], words: new Set() };
  for (const [position, event] of events.entries()) {
    const words = splitWords(
      `${event.title} ${event.venue} ${event.city} ${event.country ?? ''} ${CATEGORY_LABELS[event.category]} ${summaryDescription(event)}`,
    );
    // A number is never a typo of another one, so years and hours need not be in the list of words.
    for (const word of words) if (!/\d/.test(word)) index.words.add(word);
    // A space in front of every word lets one `includes` ask for words that begin with a text.
    index.texts.push(` ${words.join(' ')} `);
    if (position % SLICE === SLICE - 1) yield;
  }
  return index;
}

/** A short word must begin a word: 'run' is not in 'Brunch'. A longer one may be anywhere, as 'fest' in 'Lobsterfest'. */
const needleOf = (word: string) => (word.length < 4 ? ` ${word}` : word);

const maxTypos = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const MIN_PART_LENGTH = 2;
const MOST_PARTS = 3;

/** Figures are not in the list of words: '5k', '2027'. */
const FIGURES = /^\d{1,4}[a-z]{0,2}$/;

/** A word in two or three parts, each a word of the list or figures: 'artwalk' in 'art' and 'walk'. */
function partsOf(word: string, words: ReadonlySet<string>, most = MOST_PARTS): string[][] {
  const isPart = (part: string) => words.has(part) || FIGURES.test(part);
  const found = isPart(word) ? [[word]] : [];
  for (let end = MIN_PART_LENGTH; most > 1 && end <= word.length - MIN_PART_LENGTH; end += 1) {
    const first = word.slice(0, end);
    if (!isPart(first)) continue;
    for (const others of partsOf(word.slice(end), words, most - 1)) found.push([first, ...others]);
  }
  return found;
}

/** A word that may be several written together has so many letters; a longer one would keep a server busy. */
const MIN_JOINED_LENGTH = 5;
const MAX_JOINED_LENGTH = 30;
/** So many ways to split a word are looked for in the texts, those in the fewest parts first. */
const MOST_SPLITS = 12;

/** The words apart that a word is, written together, as pieces of the texts: ' art walk ' for 'artwalk' and 'artwalks'. */
export function wordsApart({ texts, words }: SearchIndex, written: string): string[] {
  if (written.length < MIN_JOINED_LENGTH || written.length > MAX_JOINED_LENGTH) return [];
  const forms = new Set([written, written.replace(/s$/, ''), `${written}s`]);
  return [...forms]
    .flatMap((form) => partsOf(form, words))
    .filter((parts) => parts.length > 1)
    .sort((one, other) => one.length - other.length)
    .slice(0, MOST_SPLITS)
    .map((parts) => ` ${parts.join(' ')} `)
    .filter((phrase) => texts.some((text) => text.includes(phrase)));
}

/** The texts to look for: the typed word, and the words of the list from which it may be a typo. */
function likelyNeedles(index: SearchIndex, typed: string): string[] {
  const limit = maxTypos(typed);
  const near =
    limit === 0 ? [] : [...index.words].filter((word) => typosToPrefix(typed, word, limit) <= limit);
  return [needleOf(typed), ...near.map((word) => ` ${word} `)];
}

/**
 * Positions of the events in which every word of the query occurs in title, venue, city, category or description, case
 * and accents ignored, and words that were written together. When no event has them all, typos in each word are
 * ignored (`forgiving`).
 */
export function searchEvents(index: SearchIndex, query: string): SearchResult {
  const before = lastSearches.get(index);
  if (before?.query === query) return before.result;
  const result = search(index, query);
  lastSearches.set(index, { query, result });
  return result;
}

type SearchResult = { found: readonly number[]; forgiving: boolean };
// The same words are searched several times in a row, with other filters each time, where nothing fits.
const lastSearches = new WeakMap<SearchIndex, { query: string; result: SearchResult }>();

function search(index: SearchIndex, query: string): SearchResult {
  const words = splitWords(query);
  const matching = (alternatives: string[][]) => {
    const positions: number[] = [];
    index.texts.forEach((text, position) => {
      if (alternatives.every((needles) => needles.some((needle) => text.includes(needle))))
        positions.push(position);
    });
    return positions;
  };
  const exact = matching(words.map((word) => [needleOf(word), ...wordsApart(index, word)]));
  if (exact.length > 0) return { found: exact, forgiving: false };
  const found = matching(words.map((word) => likelyNeedles(index, word)));
  return { found, forgiving: found.length > 0 };
}
