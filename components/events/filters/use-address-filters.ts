import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import {
  type EventFilters,
  filtersFromSearch,
  NO_FILTERS,
  searchFromFilters,
} from '#lib/events/event-filters';
import { type FilterPart, filtersBeside } from '#lib/events/filters/shown-filters';
import { searchTextAfter } from '#lib/questions/understand-search';

const TYPING_PAUSE_MS = 400;

const normalized = (search: string) => searchFromFilters(filtersFromSearch(search));

/**
 * The filters, stored in the URL. A choice adds a history entry, so Back undoes it; typing replaces the entry after a
 * pause, or before another entry is added. A choice is rendered as a transition, after the chosen control has changed;
 * `change` therefore also takes a function of the latest filters, which may not be rendered yet. `readAddress` applies the
 * URL's filters after Back or a link. What is changed before the URL is first read was typed or chosen in the HTML of the
 * server: it wins over what the URL asks for of its kind.
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
  /** How the filters were changed before the URL was read; undefined once it has been. */
  const early = useRef<{ how?: 'choice' | 'typing' } | undefined>({});
  /** What was chosen beside words that are not understood yet: it takes the place of what they say of its kind. */
  const ahead = useRef<{ q: string; parts: readonly FilterPart[] }>(undefined);
  /** The query that the router has rendered last. */
  const rendered = useRef('');
  /** The queries that it was notified of since then, the oldest first. */
  const notified = useRef<string[]>([]);

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

  /** Writes a query that was chosen at once, and one that was typed after a pause. */
  const write = useCallback(
    (search: string, how: 'choice' | 'typing') => {
      if (how === 'choice') writeNow();
      clearTimeout(timer.current);
      const writeQuery = () => {
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
      if (how === 'choice') writeQuery();
      else {
        pending.current = search;
        timer.current = setTimeout(writeQuery, TYPING_PAUSE_MS);
      }
    },
    [writeNow, writeSilently],
  );

  const change = useCallback(
    (asked: EventFilters | ((filters: EventFilters) => EventFilters), how: 'choice' | 'typing') => {
      const next = typeof asked === 'function' ? asked(latest.current) : asked;
      latest.current = next;
      // What is early the fields show already.
      if (how === 'typing' || early.current) setFilters(next);
      else startTransition(() => setFilters(next));
      if (early.current) early.current.how = early.current.how === 'choice' ? 'choice' : how;
      else write(searchFromFilters(next), how);
    },
    [write],
  );

  /** Applies the filters of a query string; returns whether they are others, and the visitor has not changed them. */
  const readAddress = useCallback(
    (search: string): boolean => {
      const found = filtersFromSearch(search);
      const chosen = latest.current;
      const how = early.current?.how;
      early.current = undefined;
      if (!how && searchFromFilters(found) === written.current) return false;
      clearTimeout(timer.current);
      pending.current = undefined;
      written.current = searchFromFilters(found);
      latest.current = found;
      if (how) {
        const asked = { ...found, q: searchTextAfter(how, found.q) };
        const { filters: both, changed } = filtersBeside(asked, chosen);
        latest.current = both;
        ahead.current = { q: both.q, parts: changed };
        write(searchFromFilters(both), how);
      }
      setFilters(latest.current);
      return !how;
    },
    [write],
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
  return { filters, ahead, readAddress, acknowledge, change };
}

export type AddressFilters = ReturnType<typeof useAddressFilters>;
export type ChangeFilters = AddressFilters['change'];
