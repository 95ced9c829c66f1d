import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import type { CalendarEvent } from './calendar-event.ts';
import { parseTime } from './event-time.ts';

type Dated = Pick<CalendarEvent, 'date' | 'endDate'>;

/** Whether the event's date is a day of the calendar; others wait under "Date to be confirmed". */
export const hasDay = (event: Pick<Dated, 'date'>) => isCalendarDay(event.date);

/** The last day of an event. */
export const lastDay = (event: Dated) => event.endDate ?? event.date;

/** A one-day event stays listed until its day is over; one whose date is to be confirmed is always to come. */
// Texts are compared before a day is looked up: a search asks this of every event at every letter.
export const isToCome = (event: Dated, today: CalendarDay) => lastDay(event) >= today || !hasDay(event);

/** Whether the event takes place on at least one day from `from` to `to`. */
export const isBetween = (event: Dated, from: CalendarDay, to: CalendarDay) =>
  hasDay(event) && event.date <= to && lastDay(event) >= from;

/** Minutes for ordering a day: all-day events first, then by start, then those whose time is unclear. */
function startOrder(event: Pick<CalendarEvent, 'isAllDay' | 'time'>): number {
  if (event.isAllDay || event.time === undefined) return -1;
  return parseTime(event.time)?.start ?? 1440;
}

/** Everything to come, in the order of the calendar; dates to be confirmed last. */
export function upcomingEvents(events: readonly CalendarEvent[], today: CalendarDay): CalendarEvent[] {
  return events
    .filter((event) => isToCome(event, today))
    .map((event) => ({ event, day: hasDay(event) ? event.date : '9999', start: startOrder(event) }))
    .sort(
      (a, b) =>
        (a.day < b.day ? -1 : a.day > b.day ? 1 : 0) ||
        a.start - b.start ||
        (a.event.title < b.event.title ? -1 : a.event.title > b.event.title ? 1 : 0) ||
        (a.event.id < b.event.id ? -1 : 1),
    )
    .map(({ event }) => event);
}
