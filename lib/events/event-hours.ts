import { addDays, type CalendarDay } from '#lib/time/calendar-day';
import { parseEndTime, parseTime } from './event-time.ts';

/** What an event says about its time. */
export type TimedEvent = {
  date: CalendarDay | string;
  endDate?: CalendarDay | undefined;
  time?: string | undefined;
  endTime?: string | undefined;
  /** Time and end in the words that are parsed, where the written ones are not; an end that cannot be meant is ''. */
  plainTime?: string | undefined;
  plainEndTime?: string | undefined;
};

/** Minutes after midnight: the start on the event's first day, the end on `end.day`. */
type EventHours = { start: number; end?: { day: CalendarDay; minutes: number } };

/** The hours that the time of an event says; undefined where it says none, or not clearly. */
export function statedHours({ time, plainTime = time }: Pick<TimedEvent, 'time' | 'plainTime'>) {
  return plainTime === undefined ? undefined : parseTime(plainTime);
}

type OwnEnd = Pick<TimedEvent, 'endTime' | 'plainEndTime'>;
const statedEnd = ({ endTime, plainEndTime = endTime }: OwnEnd) =>
  plainEndTime === undefined ? undefined : parseEndTime(plainEndTime);

/** Whether an event has an hour at which its last day ends, instead of hours that each of its days has. */
export const hasOwnEnd = (event: OwnEnd): boolean => statedEnd(event) !== undefined;

/** The hours of an event; undefined when its time is unclear. An end is never invented. */
export function eventHours(event: TimedEvent): EventHours | undefined {
  const { date, endDate } = event;
  const clock = statedHours(event);
  if (!clock) return undefined;
  const written = statedEnd(event);
  const end = written ?? clock.end;
  if (end === undefined) return { start: clock.start };
  // One night that is said twice: '8 PM - 2 AM', and the next day as the last.
  const isSaidTwice = written === undefined && end > 1440 && endDate && endDate === addDays(date, 1);
  const day = isSaidTwice ? date : (endDate ?? date);
  // An EndTime before the start, on the same day, is in the next morning.
  const overnight = written !== undefined && day === date && written <= clock.start ? 1440 : 0;
  return { start: clock.start, end: { day, minutes: end + overnight } };
}
