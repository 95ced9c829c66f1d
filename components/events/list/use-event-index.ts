import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isLightMode } from '#lib/device/light-mode.browser';
import { type EventIndex, eventsFromIndex } from '#lib/events/event-index';
import type { EventSummary } from '#lib/events/event-summary';
import { type SearchIndex, searchEvents, searchIndexSlices } from '#lib/events/search-events';
import { finishSlices } from '#lib/time/slices';

const SLICE_PAUSE_MS = 16;
const LOAD_TIMEOUT_MS = 20_000;

type LoadState = 'page' | 'loading' | 'all' | 'failed';

/**
 * The events to search: those of the page, and all of them once `loadAll` has fetched the index. A page that already
 * has all of them sends no request.
 */
export function useEventIndex(pageEvents: readonly EventSummary[], total: number, version: string) {
  const [fetched, setFetched] = useState<EventSummary[]>();
  const [state, setState] = useState<LoadState>(total > pageEvents.length ? 'page' : 'all');
  const isRequested = useRef(false);
  const [isPrepared, setPrepared] = useState(false);

  const loadAll = useCallback(async () => {
    if (isRequested.current || total <= pageEvents.length) return;
    isRequested.current = true;
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
      isRequested.current = false;
      setState('failed');
    }
  }, [pageEvents, total, version]);

  const events = fetched ?? pageEvents;
  const lazy = useMemo(() => lazyIndex(events), [events]);
  // Built ahead of the first search, in slices, so that the page stays responsive.
  useEffect(() => {
    if (!isPrepared) return;
    const timer = setInterval(() => lazy.advance() && clearInterval(timer), SLICE_PAUSE_MS);
    return () => clearInterval(timer);
  }, [lazy, isPrepared]);

  const prepare = useCallback(() => {
    setPrepared(true);
    // In light mode the rest is fetched only for an actual search.
    if (!isLightMode()) void loadAll();
  }, [loadAll]);
  return { events, index: lazy.complete, state, loadAll, prepare };
}

/** A search index that is built slice by slice, or at once when a search needs it. */
function lazyIndex(events: readonly EventSummary[]) {
  const slices = searchIndexSlices(events);
  let built: SearchIndex | undefined;
  return {
    /** Builds one more slice; true when the index is complete. */
    advance(): boolean {
      if (built) return true;
      const { done, value } = slices.next();
      if (done) {
        built = value;
        // Warms up the search, so that the first keystroke is fast.
        searchEvents(value, 'warm up');
      }
      return Boolean(done);
    },
    complete(): SearchIndex {
      built ??= finishSlices(slices);
      return built;
    },
  };
}
