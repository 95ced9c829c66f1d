import { remembered } from '#lib/text/remembered';
import { addDays, belizeMidnight, type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time/durations';
import { formatHour } from '#lib/time/format-hour';
import { BELIZE_TIME_ZONE, instantOf } from '#lib/time/zoned-time';
import { eventHours, hasOtherHours, hasOwnEnd, plainTimeOn, type TimedEvent } from './event-hours.ts';
import { daysOfEvent } from './occurrences.ts';

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

const BETWEEN_FIELDS = '|';

/**
 * Those of an event some of whose days have other hours: of each run of days with the same hours, the next one's later. Of
 * its first and last day, time zone and plain time in one text: these are remembered, as a list asks for them at each
 * keystroke.
 */
const momentsByDay = remembered((fields): EventMoments | undefined => {
  const [date = '', endDate = '', timeZone, times = ''] = fields.split(BETWEEN_FIELDS);
  const runs: { date: CalendarDay; plainTime: string; days: number }[] = [];
  for (const day of daysOfEvent({ date, endDate })) {
    const plainTime = plainTimeOn(times, day);
    const run = runs.at(-1);
    if (run?.plainTime === plainTime) run.days += 1;
    else runs.push({ date: day, plainTime, days: 1 });
  }
  const momentsOn = (day: CalendarDay, plainTime: string) => eventMoments({ date: day, plainTime }, timeZone);
  const last = momentsOn(endDate, runs.at(-1)?.plainTime ?? '');
  if (!last) return undefined;
  const { closes, afterwards } = last;
  return runs.reduceRight<EventMoments | undefined>((later, { date: day, plainTime, days }) => {
    const first = momentsOn(day, plainTime);
    if (!first) return later;
    // A day without an hour ends with itself, so that the next one's follow.
    const { ends = first.closes } = first;
    return { ...first, ends, closes, afterwards, days, ...(later && { later }) };
  }, undefined);
});

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
  const { endDate, plainTime = '' } = event;
  if (endDate && timeZone && hasOtherHours(event))
    return momentsByDay([event.date, endDate, timeZone, plainTime].join(BETWEEN_FIELDS));
  const hours = eventHours(event);
  if (!hours || !timeZone) return { ...whole, days: 1, isEvening: false, afterwards: 'Over' };
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

/** What is sent to a browser is longer than a page is kept for a visitor without a signal. */
export const AHEAD_MS = 3 * DAY_MS;

/**
 * Of the moments of an event with other hours on some days those that decide its state for the next days: a page need not
 * carry the hours of months. `now` in milliseconds since 1970.
 */
export function momentsAround(moments: EventMoments, now: number): EventMoments {
  const { later } = moments;
  if (!later) return moments;
  // What began yesterday or before counts as lasting: one run is kept that did.
  if (later.opens <= now - DAY_MS) return momentsAround(later, now);
  if (moments.opens <= now + AHEAD_MS) return { ...moments, later: momentsAround(later, now) };
  const { later: _, ...first } = moments;
  return first;
}
