import 'client-only';
import { celebrationsSoon, loadKnownCelebrations } from '#lib/celebrations/load-celebrations.browser';
import { type EventIndex, eventsFromIndex } from '#lib/events/event-index';
import { choicesOf } from '#lib/events/lists/event-choices';
import { orderedAt } from '#lib/events/lists/ordered-at';
import { searchIndexSlices } from '#lib/events/search-events';
import { clockNow } from '#lib/time/clock.browser';
import type { Calendar } from './find-events-for-question.ts';

const LOAD_TIMEOUT_MS = 20_000;

/**
 * Loads all events to come, with their choices as they are now, and builds their search index; rejects when they do not
 * arrive.
 */
export async function loadCalendar(): Promise<Calendar> {
  void loadKnownCelebrations();
  const response = await fetch('/api/events', { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const answer: EventIndex = await response.json();
  const events = eventsFromIndex(answer);
  const slices = searchIndexSlices(events);
  for (;;) {
    const { done, value: index } = slices.next();
    if (done) {
      const { events: open, folded } = orderedAt(events, clockNow());
      return { events, index, choices: choicesOf(open, folded), celebrations: await celebrationsSoon() };
    }
    // Yields between the slices, so that the page stays responsive.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
