import { isCalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { formatLongDay, formatPlainDay, WEEKDAYS } from '#lib/time/format-day';
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
  if (isCalendarDay(endDate)) return `${formatLongDay(date)} to ${formatLongDay(endDate)}`;
  const more = moreDates.filter(isCalendarDay);
  return more.length > 0 ? listWords([date, ...more]) : formatLongDay(date);
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
