import type { EventFilters, EventQuery } from '#lib/events/event-filters';

/** The assistant's own text: 'Voice: Parade, Dangriga, “drums”' or 'Voice search completed'. */
const VOICE = /^Voice(: [^“]*(“([^”]*)”?)?| search completed)$/;

/**
 * What a text in the search field looks for. The assistant's own text is shown there without being searched, but for
 * what it quotes: `searchedWords('Voice: Parade, “drums”')` is 'drums', `searchedWords('Voice search completed')` is ''.
 */
export function searchedWords(text: string): string {
  const said = VOICE.exec(text.trim());
  return said ? (said[3] ?? '') : text;
}

/**
 * What the list is asked for by its filters. Typed words are looked for as they are, so that no word list is loaded
 * with a page; `understandQuestion` reads whole questions.
 */
export function understandSearch({ q, month: _, ...choices }: EventFilters): EventQuery {
  return { ...choices, words: searchedWords(q) };
}
