import { type CalendarDay, isCalendarDay, weekdayOf } from './calendar-day.ts';
import { WEEKDAYS } from './weekdays.ts';

/** The months of the year. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

// Tables rather than Intl, so that the server and the browser render exactly the same text.
const monthName = (day: CalendarDay) => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
const weekdayName = (day: CalendarDay) => WEEKDAYS[weekdayOf(day)] ?? '';
const dayNumber = (day: CalendarDay) => Number(day.slice(8, 10));
const year = (day: CalendarDay) => day.slice(0, 4);

/** 'Friday, 20 November 2026' */
export function formatLongDay(day: CalendarDay): string {
  return `${weekdayName(day)}, ${dayNumber(day)} ${monthName(day)} ${year(day)}`;
}

/** 'Friday 20 November'; with its year where that is not the year of `today`. A day before is today's. */
export function formatComingDay(day: CalendarDay, today: CalendarDay): string {
  if (!isCalendarDay(day)) return 'on a day to be confirmed';
  const coming = day < today ? today : day;
  const written = `${weekdayName(coming)} ${dayNumber(coming)} ${monthName(coming)}`;
  return year(coming) === year(today) ? written : `${written} ${year(coming)}`;
}

/** 'Fri 20 Nov 2026' */
export function formatShortDay(day: CalendarDay): string {
  return `${weekdayName(day).slice(0, 3)} ${dayNumber(day)} ${monthName(day).slice(0, 3)} ${year(day)}`;
}

/** 'Fri 20 Nov', 'Friday, 20 November': a day without its year. */
const withoutYear = (words: string) => words.replace(/ \d+$/, '');

/**
 * The first and the last of days in a row, with the year once where it is the same: 'Fri 27 Nov to Sun 29 Nov 2026', 'Thu
 * 31 Dec 2026 to Fri 1 Jan 2027'. `format` says how each day is written.
 */
export function formatDaySpan(first: CalendarDay, last: CalendarDay, format = formatShortDay): string {
  const isSameYear = year(first) === year(last);
  return `${isSameYear ? withoutYear(format(first)) : format(first)} to ${format(last)}`;
}

/** The last of days in a row, where the first is beside it: 'to Sun 29 Nov'. */
export const formatLastDay = (day: CalendarDay) => `to ${withoutYear(formatShortDay(day))}`;

/** '20 November' */
export const formatDayAndMonth = (day: CalendarDay) => withoutYear(formatPlainDay(day));

/** 'Nov 19, 2026', the format of the countdown's label. */
export function formatLabelDay(day: CalendarDay): string {
  return `${monthName(day).slice(0, 3)} ${dayNumber(day)}, ${year(day)}`;
}

/** '21 September 2027' */
export function formatPlainDay(day: CalendarDay): string {
  return `${dayNumber(day)} ${monthName(day)} ${year(day)}`;
}

/** 'November 2026' of a day or of a month `yyyy-mm`. */
export function formatMonth(month: string): string {
  return `${monthName(month)} ${year(month)}`;
}

/** The date on an event card's ticket stub: { weekday: 'Fri', day: '20', month: 'Nov' }. */
export function ticketStubParts(
  day: CalendarDay,
  today = day,
): { weekday: string; day: string; month: string } {
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ’${day.slice(2, 4)}`;
  return {
    weekday: weekdayName(day).slice(0, 3),
    day: String(dayNumber(day)),
    month: monthName(day).slice(0, 3) + year,
  };
}
