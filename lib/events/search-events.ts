import { fold } from '#lib/text/fold';
import { slipsToPrefix } from '#lib/text/slips';
import { CATEGORY_LABELS } from './event-category.ts';
import { type EventSummary, summaryDescription } from './event-summary.ts';

/** Folded texts of a list of events, in its order, and their words once a slip has to be forgiven. */
export type SearchIndex = { texts: string[]; words?: string[] };

// A space in front of every word lets one `includes` ask for words that begin with a text.
const wordsOf = (text: string) => fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
const searchText = (event: EventSummary) =>
  ` ${wordsOf(
    `${event.title} ${event.venue} ${event.city} ${CATEGORY_LABELS[event.category]} ${summaryDescription(event)}`,
  ).join(' ')} `;

/** What a search over a list needs; about 1 ms for 100 events. */
export function buildSearchIndex(events: readonly EventSummary[]): SearchIndex {
  return { texts: events.map(searchText) };
}

/** A word of one or two letters must begin a word; a longer one may stand anywhere, as 'fest' does in 'Lobsterfest'. */
const needleOf = (word: string) => (word.length < 3 ? ` ${word}` : word);

const slipsAllowed = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Words of the list that the typed word may have meant, as texts to look for. */
function likelyNeedles(index: SearchIndex, typed: string): string[] {
  index.words ??= [...new Set(index.texts.join('').split(' '))];
  const limit = slipsAllowed(typed);
  const near = limit === 0 ? [] : index.words.filter((word) => slipsToPrefix(typed, word, limit) <= limit);
  return [needleOf(typed), ...near.map((word) => ` ${word} `)];
}

/**
 * Positions of the events in which every word of the query occurs in title, venue, city, category or description,
 * case and accents ignored. When no event has them all, a typing slip in each word is forgiven.
 */
export function searchEvents(index: SearchIndex, query: string): { found: number[]; forgiving: boolean } {
  const words = wordsOf(query);
  const matching = (alternatives: string[][]) =>
    index.texts.flatMap((text, position) =>
      alternatives.every((needles) => needles.some((needle) => text.includes(needle))) ? [position] : [],
    );
  const exact = matching(words.map((word) => [needleOf(word)]));
  if (exact.length > 0 || words.length === 0) return { found: exact, forgiving: false };
  const found = matching(words.map((word) => likelyNeedles(index, word)));
  return { found, forgiving: found.length > 0 };
}
