import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import {
  type EventFilters,
  filtersFromSearch,
  NO_FILTERS,
  searchFromFilters,
} from '#lib/events/event-filters';

const TYPING_PAUSE_MS = 400;

const normalized = (search: string) => searchFromFilters(filtersFromSearch(search));

/**
 * The filters, stored in the URL. A choice adds a history entry, so Back undoes it; typing replaces the entry after a
 * pause, or before another entry is added. A choice is rendered as a transition, after the chosen control has changed;
 * `change` therefore also takes a function of the latest filters, which may not be rendered yet. `readAddress` applies the
 * URL's filters after Back or a link.
 *
 * The router hears of each address and renders it when the device has time for it, which on a slow phone is after the
 * next letters. It then writes that former address into the URL again and reports it as if somebody had gone there.
 * `acknowledge` takes what the router has rendered, and recognizes an address of this hook.
 */
export function useAddressFilters() {
  const [filters, setFilters] = useState<EventFilters>(NO_FILTERS);
  const latest = useRef(filters);
  const written = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<string>(undefined);
  /** What the router has rendered, and what it has been told since then. */
  const known = useRef('');
  const told = useRef<string[]>([]);

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

  // With the entry's own state the router ignores the change, which would otherwise interfere with a navigation.
  const writeSilently = useCallback(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname + written.current);
  }, []);

  const acknowledge = useCallback(
    (search: string) => {
      const rendered = normalized(search);
      known.current = rendered;
      const place = told.current.lastIndexOf(rendered);
      told.current = place < 0 ? [] : told.current.slice(place + 1);
      if (place >= 0 && rendered !== written.current) writeSilently();
    },
    [writeSilently],
  );

  const writeNow = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current === undefined) return;
    written.current = pending.current;
    pending.current = undefined;
    writeSilently();
  }, [writeSilently]);

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
        const isKnown = search === known.current;
        const address = window.location.pathname + search;
        if (how === 'choice') {
          if (!isKnown || told.current.length > 0) told.current.push(search);
          window.history.pushState(null, '', address);
        } else if (isKnown || told.current.length > 0) writeSilently();
        else {
          told.current.push(search);
          window.history.replaceState(null, '', address);
        }
      };
      if (how === 'choice') write();
      else {
        pending.current = search;
        timer.current = setTimeout(write, TYPING_PAUSE_MS);
      }
    },
    [writeNow, writeSilently],
  );

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      // A click may follow a link: what was typed is written to the URL first.
      writeNow();
      const link = target instanceof Element ? target.closest('a') : null;
      // It leads to another address of this list, perhaps to one that was told before.
      if (link?.pathname === window.location.pathname) told.current = [];
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      clearTimeout(timer.current);
    };
  }, [writeNow]);
  return { filters, readAddress, acknowledge, change };
}
