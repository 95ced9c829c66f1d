import type { CalendarEvent } from '../calendar-event.ts';
import { eventDatesAt } from './event-at.ts';

/** Whether an event is over, by the hour, at an instant (milliseconds since 1970): of several dates, whether all are. */
export const isOverAt = (event: CalendarEvent, now: number): boolean =>
  eventDatesAt(event, now).every(({ isOver }) => isOver);
