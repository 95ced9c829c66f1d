import { useCallback, useEffect, useRef } from 'react';
import { choicesOf } from '#lib/events/event-choices';
import { type EventIndex, eventsFromIndex } from '#lib/events/event-index';
import { searchIndexSlices } from '#lib/events/search-events';
import type { Calendar } from '#lib/questions/find-events-for-question';

const LOAD_TIMEOUT_MS = 20_000;

async function loadCalendar(): Promise<Calendar> {
  const response = await fetch('/api/events', { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const answer: EventIndex = await response.json();
  const events = eventsFromIndex(answer);
  const slices = searchIndexSlices(events);
  for (;;) {
    const { done, value: index } = slices.next();
    if (done) return { events, index, choices: choicesOf(events) };
    // Yields between the slices, so that the page stays responsive.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Loads the upcoming events when the dialog opens; a failed request is repeated for the next question. */
export function useCalendar() {
  const loading = useRef<Promise<Calendar>>(undefined);
  const load = useCallback(() => {
    loading.current ??= loadCalendar().catch((error: unknown) => {
      loading.current = undefined;
      throw error;
    });
    return loading.current;
  }, []);
  useEffect(() => {
    load().catch(() => {});
  }, [load]);
  return load;
}
