import { addDays, type CalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { clockText } from '#lib/time/clock-text';
import { WEEKDAYS } from '#lib/time/weekdays';
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

/** Between the hours of each day and those of days that have others: '10 AM - 6 PM; Sun 10 AM - 2 PM'. */
export const OTHER_HOURS = '; ';

/** What a plain time says of a day without hours, where the other days have some. */
export const ALL_DAY = 'All day';

/** Whether some of an event's days have other hours than the rest. */
export const hasOtherHours = ({ plainTime = '' }: Pick<TimedEvent, 'plainTime'>): boolean =>
  plainTime.includes(OTHER_HOURS);

/** The plain time of one of an event's days: its own, by its date or by its weekday, else that of each day. */
export function plainTimeOn(plainTime: string, day: CalendarDay | string): string {
  const [each = '', ...others] = plainTime.split(OTHER_HOURS);
  if (others.length === 0) return each;
  const names = [day, (WEEKDAYS[weekdayOf(day)] ?? '').slice(0, 3)];
  const [own] = names.flatMap((name) => others.filter((other) => other.startsWith(`${name} `)));
  return own ? own.slice(own.indexOf(' ') + 1) : each;
}

/** The hours that the time of an event says of one of its days; undefined where it says none, or not clearly. */
export function statedHours(
  { date, time, plainTime }: Pick<TimedEvent, 'date' | 'time' | 'plainTime'>,
  day = date,
) {
  const said = plainTime === undefined ? time : plainTimeOn(plainTime, day);
  return said === undefined ? undefined : parseTime(said);
}

/** When an event begins, as machines read an hour: '20:00'. Undefined where that is unclear, or not the same on all days. */
export function startClock(event: Pick<TimedEvent, 'date' | 'time' | 'plainTime'>): string | undefined {
  const start = hasOtherHours(event) ? undefined : statedHours(event)?.start;
  return start === undefined ? undefined : clockText(start);
}

type OwnEnd = Pick<TimedEvent, 'endTime' | 'plainEndTime'>;
const statedEnd = ({ endTime, plainEndTime = endTime }: OwnEnd) =>
  plainEndTime === undefined ? undefined : parseEndTime(plainEndTime);

/** Whether an event has an hour at which its last day ends, instead of hours that each of its days has. */
export const hasOwnEnd = (event: OwnEnd): boolean => statedEnd(event) !== undefined;

/** The hours of an event, from its first day to its last; undefined when its time is unclear. An end is never invented. */
export function eventHours(event: TimedEvent): EventHours | undefined {
  const { date, endDate } = event;
  const clock = statedHours(event);
  if (!clock) return undefined;
  const written = statedEnd(event);
  const end = written ?? statedHours(event, endDate)?.end;
  if (end === undefined) return { start: clock.start };
  // One night that is said twice: '8 PM - 2 AM', and the next day as the last.
  const isSaidTwice =
    written === undefined && end > 1440 && endDate && endDate === addDays(date, 1) && !hasOtherHours(event);
  const day = isSaidTwice ? date : (endDate ?? date);
  // An EndTime before the start, on the same day, is in the next morning.
  const overnight = written !== undefined && day === date && written <= clock.start ? 1440 : 0;
  return { start: clock.start, end: { day, minutes: end + overnight } };
}
