import 'client-only';
import { choicesOf } from '#lib/events/event-choices';
import { type EventIndex, eventsFromIndex } from '#lib/events/event-index';
import { searchIndexSlices } from '#lib/events/search-events';
import type { Calendar } from './find-events-for-question.ts';

const LOAD_TIMEOUT_MS = 20_000;

/** Loads all events to come and builds their search index; rejects when they do not arrive. */
export async function loadCalendar(): Promise<Calendar> {
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
