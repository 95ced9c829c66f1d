import { type CalendarDay, daysBetween, isCalendarDay } from '#lib/time/calendar-day';
import { formatLastDay } from '#lib/time/format-day';
import { daysInRow } from './event-days.ts';

type Span = { date: string; endDate: string };

/** Where a form has hours for another day, and says not which: no text that anybody writes. */
const NO_DAY = '?';
const SHORT_DAY = '(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?: \\d{1,2} [A-Z][a-z]{2})?';
const OTHER = new RegExp(`^(.+), (${SHORT_DAY}) (.+)$`);
/** The same without hours, or with an end alone. */
const LACKS_START = new RegExp(`, (?:${SHORT_DAY}|\\?)(?: \\p{Dash}.*)?$|^,`, 'u');

/** 'Sun 6 Dec' */
const shortDay = (day: CalendarDay) => formatLastDay(day).slice(3);

/** The days of a span that a name is the one of: 'Sun', 'Sun 6 Dec'. */
const daysNamed = (name: string, { date, endDate }: Span): CalendarDay[] =>
  daysInRow(date, endDate).filter((day) => `${shortDay(day)} `.startsWith(`${name} `));

/**
 * The time of several days in a row, one of which has other hours, in the words that its card shows and the sheet's reader
 * reads: '10 AM - 6 PM, Sun 10 AM - 2 PM'; with the date where the weekday is that of several of its days.
 */
export function withOtherHours(each: string, day: string, hours: string, span: Span): string {
  if (day === '' && hours === '') return each;
  const isOneWeek = daysBetween(span.date, span.endDate) < 7;
  const name = isCalendarDay(day) ? shortDay(day).slice(0, isOneWeek ? 3 : undefined) : NO_DAY;
  return `${each}, ${name} ${hours}`.trim();
}

/** The parts of such a time; undefined where it has no other hours, or not those of one of its days. */
export function readOtherHours(
  time: string,
  span: Span,
): { each: string; day: CalendarDay; hours: string } | undefined {
  const [, each, name = '', hours] = OTHER.exec(time) ?? [];
  const [day, another] = daysNamed(name, span);
  return each && hours && day && !another ? { each, day, hours } : undefined;
}

/** Whether other hours are said without when they begin, or beside no hours of the other days. */
export const lacksOtherStart = (time: string): boolean => LACKS_START.test(time.trim());

/** The sentence for a day with other hours that is none of the event's. */
export function wrongOtherDay(time: string, span: Span): string | undefined {
  if (time.includes(`, ${NO_DAY} `)) return 'Choose the day that has other hours';
  const [, , name] = OTHER.exec(time) ?? [];
  if (!name || span.endDate === '' || daysInRow(span.date, span.endDate).length === 0) return undefined;
  return daysNamed(name, span).length === 0
    ? 'The day with other hours must be one from the first day to the last'
    : undefined;
}
