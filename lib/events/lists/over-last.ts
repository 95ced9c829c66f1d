import type { CalendarDay } from '#lib/time/calendar-day';
import { belizeDay } from '#lib/time/calendar-day';
import { eventState } from '../event-state.ts';
import type { EventSummary } from '../event-summary.ts';
import { summaryMoments } from '../event-summary.ts';
import { hasDay } from '../upcoming-events.ts';

/** Whether a listed event is over at an instant, in milliseconds since 1970. */
export function isOverInList(event: EventSummary, now: number, today: CalendarDay = belizeDay(now)): boolean {
  // The comparison comes first, because a list asks this of each of its events.
  return event.date <= today && hasDay(event) && eventState(summaryMoments(event), now).kind === 'over';
}

/** A chronological list of events to come in which those of today that are over stand behind the rest of today. */
export function overLast(events: readonly EventSummary[], now: number): EventSummary[] {
  const today = belizeDay(now);
  const end = events.findIndex(({ date }) => date > today);
  const todays = end < 0 ? events : events.slice(0, end);
  const over = todays.filter((event) => isOverInList(event, now, today));
  if (over.length === 0) return [...events];
  const rest = todays.filter((event) => !over.includes(event));
  return [...rest, ...over, ...(end < 0 ? [] : events.slice(end))];
}
