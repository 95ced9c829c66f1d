import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type EventFilters,
  filtersFromSearch,
  NO_FILTERS,
  searchFromFilters,
} from '#lib/events/event-filters';

const TYPING_PAUSE_MS = 400;

/**
 * The filters, kept in the address. A choice makes an entry in the history, so Back undoes it; typing replaces
 * the entry once the typist pauses, or before something else is added to the history.
 * `readAddress` takes over what the address says after Back or a link.
 */
export function useAddressFilters() {
  const [filters, setFilters] = useState<EventFilters>(NO_FILTERS);
  const written = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<string>(undefined);

  /** Takes over what the address asks for; true when that is something else than before. */
  const readAddress = useCallback((search: string): boolean => {
    const found = filtersFromSearch(search);
    if (searchFromFilters(found) === written.current) return false;
    clearTimeout(timer.current);
    pending.current = undefined;
    written.current = searchFromFilters(found);
    setFilters(found);
    return true;
  }, []);

  const writeNow = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current === undefined) return;
    written.current = pending.current;
    pending.current = undefined;
    // With the entry's own state Next takes no notice; a notice would cross the navigation that comes now.
    window.history.replaceState(window.history.state, '', window.location.pathname + written.current);
  }, []);

  const change = useCallback(
    (next: EventFilters, how: 'choice' | 'typing') => {
      setFilters(next);
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

  // Whatever link is followed next, what was typed is written first.
  useEffect(() => {
    document.addEventListener('click', writeNow, { capture: true });
    return () => {
      document.removeEventListener('click', writeNow, { capture: true });
      clearTimeout(timer.current);
    };
  }, [writeNow]);
  return { filters, readAddress, change };
}
