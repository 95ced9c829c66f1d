import type { CalendarDay } from '#lib/time/calendar-day';
import { parseTime } from './event-time.ts';

/** What an event says about its time. */
export type TimedEvent = {
  date: CalendarDay | string;
  endDate?: CalendarDay | undefined;
  time?: string | undefined;
  endTime?: string | undefined;
};

/** Minutes after midnight: the start on the event's first day, the end on `end.day`. */
type EventHours = { start: number; end?: { day: CalendarDay; minutes: number } };

/** The hours of an event; undefined when its time is unclear. An end is never invented. */
export function eventHours({ date, endDate, time, endTime }: TimedEvent): EventHours | undefined {
  const clock = time === undefined ? undefined : parseTime(time);
  if (!clock) return undefined;
  const written = endTime === undefined ? undefined : parseTime(endTime)?.start;
  const end = written ?? clock.end;
  if (end === undefined) return { start: clock.start };
  const day = endDate ?? date;
  // An EndTime before the start, on the same day, is in the next morning.
  const overnight = written !== undefined && day === date && written <= clock.start ? 1440 : 0;
  return { start: clock.start, end: { day, minutes: end + overnight } };
}
