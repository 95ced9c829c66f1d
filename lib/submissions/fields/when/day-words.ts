import { moreDatesText } from '#lib/events/occurrences';
import { type CalendarDay, isCalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { formatDaySpan, formatLongDay, formatPlainDay, formatShortDay } from '#lib/time/format-day';
import { WEEKDAYS } from '#lib/time/weekdays';
import type { EventDays } from './event-days.ts';

/** '5', '5 December' before another month, '5 December 2026' before another year and at the end. */
function dateBefore(day: string, next: string | undefined): string {
  const [number = '', month = '', year = ''] = formatPlainDay(day).split(' ');
  if (next?.startsWith(day.slice(0, 7))) return number;
  return next?.startsWith(day.slice(0, 4)) ? `${number} ${month}` : `${number} ${month} ${year}`;
}

/** 'Saturdays: 5, 12 and 19 December 2026'; without the weekday where there are several. */
function listWords(days: readonly string[]): string {
  const weekdays = new Set(days.map(weekdayOf));
  const [weekday = 0] = weekdays;
  const dates = days.map((day, index) => dateBefore(day, days[index + 1]));
  const list = `${dates.slice(0, -1).join(', ')} and ${dates.at(-1)}`;
  return weekdays.size === 1 ? `${WEEKDAYS[weekday]}s: ${list}` : list;
}

/** The days of an event in words: one, the first and the last, or all of its dates. */
export function daysInWords({ date, endDate, moreDates }: EventDays): string {
  if (!isCalendarDay(date)) return date.trim();
  if (isCalendarDay(endDate)) return formatDaySpan(date, endDate, formatLongDay);
  const more = moreDates.filter(isCalendarDay);
  return more.length > 0 ? listWords([date, ...more]) : formatLongDay(date);
}

/** The first day, and how many follow it: 'Sat 5 Dec 2026 and 3 more dates'. */
const firstWords = ({ date, moreDates }: EventDays, format: typeof formatShortDay) =>
  [format(date as CalendarDay), moreDatesText({ date, moreDates: moreDates.filter(isCalendarDay) })]
    .filter(Boolean)
    .join(' ');

/**
 * The days of an event in a short line: 'Sat 5 Dec 2026', 'Sat 5 Dec to Mon 7 Dec 2026', 'Sat 5 Dec 2026 and 3 more
 * dates'; '' without any.
 */
export function daysInShort(days: EventDays): string {
  if (!isCalendarDay(days.date)) return '';
  return isCalendarDay(days.endDate)
    ? formatDaySpan(days.date, days.endDate)
    : firstWords(days, formatShortDay);
}

/** The same within a sentence: 'on Saturday, 5 December 2026 and 3 more dates', 'from … to …'; '' without any. */
export function onDays(days: EventDays): string {
  if (!isCalendarDay(days.date)) return '';
  return isCalendarDay(days.endDate)
    ? `from ${formatDaySpan(days.date, days.endDate, formatLongDay)}`
    : `on ${firstWords(days, formatLongDay)}`;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The days of a stored submission, which may lack fields. */
export const eventDaysOf = (
  payload: Readonly<Record<string, unknown>>,
): EventDays & { moreDates: string[] } => ({
  date: textOf(payload.date),
  endDate: textOf(payload.endDate),
  moreDates: Array.isArray(payload.moreDates)
    ? payload.moreDates.filter((day: unknown): day is string => typeof day === 'string')
    : [],
});
