import type { CalendarEvent } from '../calendar-event.ts';
import { eventMoments } from '../event-moments.ts';
import { eventState } from '../event-state.ts';
import { timeZoneOf } from '../event-structured-data.ts';

/** Whether an event is over, by the hour, at an instant (milliseconds since 1970). */
export const isOverAt = (event: CalendarEvent, now: number): boolean =>
  eventState(eventMoments(event, timeZoneOf(event)), now).kind === 'over';
