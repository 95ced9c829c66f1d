import type { EventFilters, EventQuery } from '#lib/events/event-filters';

/** The assistant's own text in the search field: 'Voice: Parade, Dangriga, “drums”' or 'Voice search completed'. */
const VOICE_QUERY = /^Voice(: [^“]*(“([^”]*)”?)?| search completed)$/;

/** Whether a text in the search field is the assistant's own. */
export const isVoiceQuery = (text: string) => VOICE_QUERY.test(text.trim());

/**
 * The words to search for a text in the search field. Of the assistant's own text only the quoted words are searched:
 * `searchedWords('Voice: Parade, “drums”')` is 'drums', `searchedWords('Voice search completed')` is ''.
 */
export function searchedWords(text: string): string {
  const match = VOICE_QUERY.exec(text.trim());
  return match ? (match[3] ?? '') : text;
}

/**
 * The query of the event list for its filters. Typed words are searched as they are, so that no word list is loaded
 * with a page; `readFilters`, which is loaded once somebody searches, understands them.
 */
export function understandSearch({ q, month: _, ...choices }: EventFilters): EventQuery {
  return { ...choices, words: searchedWords(q) };
}

/** Whether filters say more than a page understands by itself: words, exact days, hours or a price. */
export const needsReading = ({ q, from, to, hours, cost }: EventFilters) =>
  Boolean(q.trim() || from || to || hours || cost);
