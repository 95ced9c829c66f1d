import { type CalendarDay, daysBetween } from '#lib/time/calendar-day';
import { formatLastDay } from '#lib/time/format-day';
import { daysInRow } from './event-days.ts';

type Span = { date: string; endDate: string };

const OTHER = /^(.+), ((?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?: \d{1,2} [A-Z][a-z]{2})?) (.+)$/;

/** 'Sun 6 Dec' */
const shortDay = (day: CalendarDay) => formatLastDay(day).slice(3);

/** The days of a span that a name is the one of: 'Sun', 'Sun 6 Dec'. */
const daysNamed = (name: string, { date, endDate }: Span): CalendarDay[] =>
  daysInRow(date, endDate).filter((day) => `${shortDay(day)} `.startsWith(`${name} `));

/**
 * The time of several days in a row, one of which has other hours, in the words that its card shows and the sheet's reader
 * reads: '10 AM - 6 PM, Sun 10 AM - 2 PM'; with the date where the weekday is that of several of its days.
 */
export function withOtherHours(
  each: string,
  { day, hours }: { day: CalendarDay; hours: string },
  span: Span,
): string {
  const isOneWeek = daysBetween(span.date, span.endDate) < 7;
  return `${each}, ${shortDay(day).slice(0, isOneWeek ? 3 : undefined)} ${hours}`;
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
