import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import type { CalendarEvent } from './calendar-event.ts';
import { parseTime } from './event-time.ts';

type Dated = Pick<CalendarEvent, 'date' | 'endDate'>;

/** Whether the event's date is a day of the calendar; others are listed under "Date to be confirmed". */
export const hasDay = (event: Pick<Dated, 'date'>) => isCalendarDay(event.date);

/** The last day of an event. */
export const lastDay = (event: Dated) => event.endDate ?? event.date;

/** Whether the event's last day is not over; one whose date is to be confirmed is always to come. */
// The comparison of texts comes first, because it is cheap and a search does it for each event at each keystroke.
export const isToCome = (event: Dated, today: CalendarDay) => lastDay(event) >= today || !hasDay(event);

/** Whether the event takes place on at least one day from `from` to `to`. */
export const isBetween = (event: Dated, from: CalendarDay, to: CalendarDay) =>
  hasDay(event) && event.date <= to && lastDay(event) >= from;

/** Minutes by which a day is ordered: all-day events first, then by start, then those whose time is unclear. */
function startOrder({ time }: Pick<CalendarEvent, 'time'>): number {
  return time === undefined ? -1 : (parseTime(time)?.start ?? 1440);
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The events to come in chronological order; dates to be confirmed last. */
export function upcomingEvents(events: readonly CalendarEvent[], today: CalendarDay): CalendarEvent[] {
  return events
    .filter((event) => isToCome(event, today))
    .map((event) => ({ event, day: hasDay(event) ? event.date : '9999', start: startOrder(event) }))
    .sort(
      (a, b) =>
        compareTexts(a.day, b.day) ||
        a.start - b.start ||
        compareTexts(a.event.title, b.event.title) ||
        compareTexts(a.event.id, b.event.id),
    )
    .map(({ event }) => event);
}
