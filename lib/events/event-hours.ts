import type { CalendarDay } from '#lib/time/calendar-day';
import type { CalendarEvent } from './calendar-event.ts';
import { parseTime } from './event-time.ts';

/** Minutes after midnight: the start's on the event's first day, the end's on the day that is named with it. */
type EventHours = { start: number; end?: { day: CalendarDay; minutes: number } };

/** The hours of an event whose time is clear; an end is never invented. */
export function eventHours({ date, endDate, time, endTime }: CalendarEvent): EventHours | undefined {
  const clock = time === undefined ? undefined : parseTime(time);
  if (!clock) return undefined;
  const written = endTime === undefined ? undefined : parseTime(endTime)?.start;
  const end = written ?? clock.end;
  if (end === undefined) return { start: clock.start };
  const day = endDate ?? date;
  // An end in a column of its own that lies before the start of the same day belongs to the next morning.
  const overnight = written !== undefined && day === date && written <= clock.start ? 1440 : 0;
  return { start: clock.start, end: { day, minutes: end + overnight } };
}
