import { useEffect } from 'react';
import { track } from '#lib/analytics/track.browser';

/** Milliseconds: somebody who types no further has asked a question. */
const PAUSE_MS = 1_500;
// Kept outside: the list is drawn anew at every page, and the question is still the same.
let told = '';

/** Tells whether a search found something (`found` is undefined until all events were searched). */
export function useToldSearch(typed: string, found: boolean | undefined) {
  const query = typed.trim();
  useEffect(() => {
    if (!query || found === undefined || query === told) return;
    const timer = setTimeout(() => {
      told = query;
      // Reduced to a few plain words before it is told to anybody.
      track(found ? { name: 'search', found } : { name: 'search', found, words: query });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, found]);
}
