import { useEffect } from 'react';
import { track } from '#lib/analytics/track.browser';

/** A query counts as complete after this pause in typing. */
const TYPING_PAUSE_MS = 1_500;
// Module state: the list is mounted anew on every page, and the same query is tracked once.
let trackedQuery = '';

/** Tracks whether a search found something; `found` is undefined until all events have been searched. */
export function useSearchTracking(typed: string, found: boolean | undefined) {
  const query = typed.trim();
  useEffect(() => {
    if (!query || found === undefined || query === trackedQuery) return;
    const timer = setTimeout(() => {
      trackedQuery = query;
      // `track` reduces the query to a few plain words before anything is sent.
      track(found ? { name: 'search', found } : { name: 'search', found, words: query });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, found]);
}
