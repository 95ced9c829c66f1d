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
 * The router is notified of an address and renders it when the device has time for it, which on a slow phone is after the
 * next letters. It then writes that former address into the URL again and reports it like a navigation. `acknowledge`
 * takes what the router has rendered, recognizes an address of this hook, and writes the latest one again.
 * Decision 92 says why.
 */
export function useAddressFilters() {
  const [filters, setFilters] = useState<EventFilters>(NO_FILTERS);
  const latest = useRef(filters);
  const written = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<string>(undefined);
  /** The query that the router has rendered last. */
  const rendered = useRef('');
  /** The queries that it was notified of since then, the oldest first. */
  const notified = useRef<string[]>([]);

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
      rendered.current = normalized(search);
      const index = notified.current.lastIndexOf(rendered.current);
      notified.current = index < 0 ? [] : notified.current.slice(index + 1);
      // Silently, as the visitor may be navigating.
      if (index >= 0 && rendered.current !== written.current) writeSilently();
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
        // What it has rendered already it does not report again.
        const isRendered = search === rendered.current;
        const address = window.location.pathname + search;
        if (how === 'choice') {
          notified.current = isRendered ? [] : [...notified.current, search];
          window.history.pushState(null, '', address);
        } else if (isRendered || notified.current.length > 0) writeSilently();
        else {
          notified.current = [search];
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
    const forget = () => {
      notified.current = [];
    };
    const onClick = ({ target }: MouseEvent) => {
      // A click may follow a link: what was typed is written to the URL first.
      writeNow();
      const link = target instanceof Element ? target.closest('a') : null;
      // It leads to another address of this list, perhaps to one that the router was notified of.
      if (link?.pathname === window.location.pathname) forget();
    };
    document.addEventListener('click', onClick, { capture: true });
    // Before the router's own listener, which renders the former entry with all that is outstanding.
    window.addEventListener('popstate', forget, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', forget, { capture: true });
      clearTimeout(timer.current);
    };
  }, [writeNow]);
  return { filters, readAddress, acknowledge, change };
}

export type ChangeFilters = ReturnType<typeof useAddressFilters>['change'];
