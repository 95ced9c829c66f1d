import { useCallback, useMemo, useRef, useState } from 'react';
import { type EventIndex, eventsFromIndex } from '#lib/events/event-index';
import type { EventSummary } from '#lib/events/event-summary';
import { buildSearchIndex } from '#lib/events/search-events';

type LoadState = 'page' | 'loading' | 'all' | 'failed';

/**
 * The events a search can look through: those of the page, and all of them once `loadAll` has fetched the rest.
 * A page that already holds them all never asks.
 */
export function useEventIndex(pageEvents: readonly EventSummary[], total: number) {
  const [fetched, setFetched] = useState<EventSummary[]>();
  const [state, setState] = useState<LoadState>(total > pageEvents.length ? 'page' : 'all');
  const asked = useRef(false);

  const loadAll = useCallback(async () => {
    if (asked.current || total <= pageEvents.length) return;
    asked.current = true;
    setState('loading');
    try {
      const response = await fetch('/api/events');
      if (!response.ok) throw new Error(`Status ${response.status}`);
      const index: EventIndex = await response.json();
      setFetched(eventsFromIndex(index));
      setState('all');
    } catch {
      asked.current = false;
      setState('failed');
    }
  }, [pageEvents, total]);

  const events = fetched ?? pageEvents;
  // Made when the first letter is typed, or while the visitor is still on the way to the field.
  const index = useMemo(() => {
    let made: ReturnType<typeof buildSearchIndex> | undefined;
    return () => {
      made ??= buildSearchIndex(events);
      return made;
    };
  }, [events]);
  return { events, index, state, loadAll };
}
