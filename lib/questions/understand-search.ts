import type { EventFilters, EventQuery } from '#lib/events/event-filters';

/** The assistant's own text in the search field: 'Voice: Parade, Dangriga, “drums”' or 'Voice search completed'. */
const VOICE_QUERY = /^Voice(: [^“]*(“([^”]*)”?)?| search completed)$/;

/**
 * What a text in the search field asks for: the words to search, and whether the text is the assistant's own. Of that
 * only the quoted words are searched: those of 'Voice: Parade, “drums”' are 'drums', those of 'Voice search completed' ''.
 */
export function readSearchText(text: string): { words: string; isVoice: boolean } {
  const match = VOICE_QUERY.exec(text.trim());
  return match ? { words: match[3] ?? '', isVoice: true } : { words: text, isVoice: false };
}

/** The text after a choice, with which the assistant's own ends; typing a letter into that makes it a plain search. */
export const searchTextAfter = (how: 'pointing' | 'choice' | 'typing', text: string) =>
  how === 'typing' ? text.replace(/^Voice: /, '') : readSearchText(text).words;

/**
 * The query of the event list for its filters. Typed words are searched as they are, so that no word list is loaded
 * with a page; `readFilters`, which is loaded once somebody searches, understands them.
 */
export function understandSearch({ q, month: _, ...choices }: EventFilters): EventQuery {
  return { ...choices, words: readSearchText(q).words };
}

/** Whether filters say more than a page understands by itself: words, exact days, hours or a price. */
export const needsReading = ({ q, from, to, hours, cost }: EventFilters) =>
  Boolean(q.trim() || from || to || hours || cost);
