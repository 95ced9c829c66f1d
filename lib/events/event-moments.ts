import { addDays, belizeMidnight, type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time/durations';
import { formatHour } from '#lib/time/format-hour';
import { BELIZE_TIME_ZONE, instantOf } from '#lib/time/zoned-time';
import { eventHours, hasOtherHours, hasOwnEnd, plainTimeOn, type TimedEvent } from './event-hours.ts';

/** The moments at which an event's state changes; all in milliseconds since 1970. */
export type EventMoments = {
  /** Midnight in Belize at the start of its first day. */
  opens: number;
  /**
   * From then on it is not listed: midnight in Belize at the end of its last day, or later, when it is midnight at its
   * place or its stated end has come.
   */
  closes: number;
  /** Its beginning on the first day; absent when no hour is known. */
  starts?: number;
  /** Its end, or four hours after its beginning; absent without an hour, and where several days have no end. */
  ends?: number;
  /** On how many days in a row it takes place from `starts` to `ends`: 3 for '10 AM - 6 PM' from Friday to Sunday. */
  days: number;
  /** Whether it begins at 17:00 or later by the clocks of its place. */
  isEvening: boolean;
  /** What is said of it when it is over: 'Ended 12 PM', 'Began 5:30 AM' without a known end, 'Over' without an hour. */
  afterwards: string;
  /** Those of its later days, where these have other hours: they count once `days` are over. */
  later?: EventMoments;
};

/** What has no known end is taken for over after this time. */
const ASSUMED_HOURS = 4;
/** From this minute of the day on an event is one of the evening. */
export const EVENING_MINUTES = 17 * 60;

function instant(day: CalendarDay, minutes: number, timeZone: string): number {
  // Without Intl where it is not needed: a list asks this for each of its events.
  if (timeZone === BELIZE_TIME_ZONE) return belizeMidnight(day) + minutes * MINUTE_MS;
  return instantOf(day, minutes, timeZone);
}

/** Those of an event some of whose days have other hours: of each run of days with the same hours, the next one's later. */
function momentsByDay(
  event: TimedEvent & { plainTime: string; endDate: CalendarDay },
  timeZone: string,
): EventMoments | undefined {
  let later: EventMoments | undefined;
  for (let day = event.endDate; day >= event.date; day = addDays(day, -1)) {
    const plainTime = plainTimeOn(event.plainTime, day);
    const one = eventMoments({ date: day, plainTime }, timeZone);
    if (!one) return undefined;
    const { closes, afterwards } = later ?? one;
    const isSame = plainTime === plainTimeOn(event.plainTime, addDays(day, 1)) && later;
    const [days, after] = isSame ? [isSame.days + 1, isSame.later] : [1, later];
    later = { ...one, closes, afterwards, days, ...(after && { later: after }) };
  }
  return later;
}

/**
 * The moments of an event at its date (of several dates: only the one at which it is shown), whose clocks are those of `timeZone` (IANA); where that is undefined, its hour is not known.
 * Undefined when its date is to be confirmed. A change to daylight saving within several days abroad is left out.
 */
export function eventMoments(event: TimedEvent, timeZone: string | undefined): EventMoments | undefined {
  if (!isCalendarDay(event.date)) return undefined;
  const last = event.endDate ?? event.date;
  const dayAfter = addDays(last, 1);
  const closes = Math.max(belizeMidnight(dayAfter), timeZone ? instant(dayAfter, 0, timeZone) : 0);
  const whole = { opens: belizeMidnight(event.date), closes };
  const hours = eventHours(event);
  if (!hours || !timeZone) return { ...whole, days: 1, isEvening: false, afterwards: 'Over' };
  const { endDate, plainTime = '' } = event;
  if (endDate && hasOtherHours(event)) return momentsByDay({ ...event, endDate, plainTime }, timeZone);
  const isLong = last > event.date;
  const starts = instant(event.date, hours.start, timeZone);
  const begun = {
    ...whole,
    starts,
    days: 1,
    isEvening: hours.start >= EVENING_MINUTES,
    afterwards: `Began ${formatHour(hours.start)}`,
  };
  if (!hours.end) return isLong ? begun : { ...begun, ends: starts + ASSUMED_HOURS * HOUR_MS };
  const afterwards = `Ended ${formatHour(hours.end.minutes)}`;
  const end = instant(hours.end.day, hours.end.minutes, timeZone);
  const ended = { ...begun, closes: Math.max(closes, end), afterwards };
  if (hasOwnEnd(event) || !isLong || hours.end.day === event.date)
    return { ...ended, ends: Math.max(end, starts) };
  // Hours of one cell that are given for several days are those of each day.
  const days = Math.round((belizeMidnight(last) - belizeMidnight(event.date)) / DAY_MS) + 1;
  return { ...ended, ends: instant(event.date, hours.end.minutes, timeZone), days };
}
