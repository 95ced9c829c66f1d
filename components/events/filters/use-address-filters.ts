import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import {
  type EventFilters,
  filtersFromSearch,
  NO_FILTERS,
  searchFromFilters,
} from '#lib/events/event-filters';

const TYPING_PAUSE_MS = 400;

/**
 * The filters, stored in the URL. A choice adds a history entry, so Back undoes it; typing replaces the entry after a
 * pause, or before another entry is added. A choice is rendered as a transition, after the chosen control has changed;
 * `change` therefore also takes a function of the latest filters, which may not be rendered yet. `readAddress` applies the
 * URL's filters after Back or a link.
 */
export function useAddressFilters() {
  const [filters, setFilters] = useState<EventFilters>(NO_FILTERS);
  const latest = useRef(filters);
  const written = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<string>(undefined);

  /** Applies the filters of a query string; returns whether they differ from those before. */
  const readAddress = useCallback((search: string): boolean => {
    const found = filtersFromSearch(search);
    if (searchFromFilters(found) === written.current) return false;
    clearTimeout(timer.current);
    pending.current = undefined;
    written.current = searchFromFilters(found);
    latest.current = found;
    setFilters(found);
    return true;
  }, []);

  const writeNow = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current === undefined) return;
    written.current = pending.current;
    pending.current = undefined;
    // With the entry's own state Next ignores the change, which would otherwise interfere with the navigation.
    window.history.replaceState(window.history.state, '', window.location.pathname + written.current);
  }, []);

  const change = useCallback(
    (asked: EventFilters | ((filters: EventFilters) => EventFilters), how: 'choice' | 'typing') => {
      const next = typeof asked === 'function' ? asked(latest.current) : asked;
      latest.current = next;
      if (how === 'typing') setFilters(next);
      else startTransition(() => setFilters(next));
      if (how === 'choice') writeNow();
      clearTimeout(timer.current);
      const search = searchFromFilters(next);
      const write = () => {
        pending.current = undefined;
        if (search === written.current) return;
        written.current = search;
        const address = window.location.pathname + search;
        if (how === 'choice') window.history.pushState(null, '', address);
        else window.history.replaceState(null, '', address);
      };
      if (how === 'choice') write();
      else {
        pending.current = search;
        timer.current = setTimeout(write, TYPING_PAUSE_MS);
      }
    },
    [writeNow],
  );

  // A click may follow a link: what was typed is written to the URL first.
  useEffect(() => {
    document.addEventListener('click', writeNow, { capture: true });
    return () => {
      document.removeEventListener('click', writeNow, { capture: true });
      clearTimeout(timer.current);
    };
  }, [writeNow]);
  return { filters, readAddress, change };
}
