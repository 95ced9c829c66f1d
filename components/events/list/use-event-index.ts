import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isLightMode } from '#lib/device/light-mode.browser';
import { type EventIndex, eventsFromIndex } from '#lib/events/event-index';
import type { EventSummary } from '#lib/events/event-summary';
import { finish, type SearchIndex, searchEvents, searchIndexSlices } from '#lib/events/search-events';

const SLICE_PAUSE_MS = 16;
const LOAD_TIMEOUT_MS = 20_000;

type LoadState = 'page' | 'loading' | 'all' | 'failed';

/**
 * The events a search can look through: those of the page, and all of them once `loadAll` has fetched the rest.
 * A page that already holds them all never asks.
 */
export function useEventIndex(pageEvents: readonly EventSummary[], total: number, version: string) {
  const [fetched, setFetched] = useState<EventSummary[]>();
  const [state, setState] = useState<LoadState>(total > pageEvents.length ? 'page' : 'all');
  const asked = useRef(false);
  const [wanted, setWanted] = useState(false);

  const loadAll = useCallback(async () => {
    if (asked.current || total <= pageEvents.length) return;
    asked.current = true;
    setState('loading');
    try {
      const response = await fetch(`/api/events?v=${version}`, {
        signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`Status ${response.status}`);
      const index: EventIndex = await response.json();
      setFetched(eventsFromIndex(index));
      setState('all');
    } catch {
      asked.current = false;
      setState('failed');
    }
  }, [pageEvents, total, version]);

  const events = fetched ?? pageEvents;
  const lazy = useMemo(() => lazyIndex(events), [events]);
  // Begun as soon as somebody comes near the search, in slices between which the page stays quick.
  useEffect(() => {
    if (!wanted) return;
    const timer = setInterval(() => lazy.advance() && clearInterval(timer), SLICE_PAUSE_MS);
    return () => clearInterval(timer);
  }, [lazy, wanted]);

  const prepare = useCallback(() => {
    setWanted(true);
    // A light device fetches the rest when there is a question.
    if (!isLightMode()) void loadAll();
  }, [loadAll]);
  return { events, index: lazy.complete, state, loadAll, prepare };
}

/** An index that is made slice by slice, or at once when a search cannot wait. */
function lazyIndex(events: readonly EventSummary[]) {
  const slices = searchIndexSlices(events);
  let made: SearchIndex | undefined;
  return {
    /** Makes one more slice; true when the index is complete. */
    advance(): boolean {
      if (made) return true;
      const { done, value } = slices.next();
      if (done) {
        made = value;
        // The first letter then finds the search already compiled.
        searchEvents(value, 'warm up');
      }
      return Boolean(done);
    },
    complete(): SearchIndex {
      made ??= finish(slices);
      return made;
    },
  };
}
