import { addDays, belizeDay } from '#lib/time/calendar-day';
import { eventState } from '../event-state.ts';
import type { EventSummary } from '../event-summary.ts';
import { summaryMoments } from '../event-summary.ts';

/** Whether a listed event is over at an instant, in milliseconds since 1970; one without a day never is. */
export const isOverInList = (event: EventSummary, now: number): boolean =>
  // The comparison comes first, because a list asks this of each of its events; abroad, tomorrow's may be over.
  event.date <= addDays(belizeDay(now), 1) && eventState(summaryMoments(event), now).kind === 'over';
