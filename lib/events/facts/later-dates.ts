import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';

/** How many dates an event may have after its first. */
const MAX_MORE_DATES = 25;

/** The last of several days in a row: a day of the calendar after the first, else undefined. */
export const laterDate = (date: string, last: string): CalendarDay | undefined =>
  isCalendarDay(last) && isCalendarDay(date) && last > date ? last : undefined;

/**
 * The further dates of an event whose first is `date`: in order and each once, without what is no day, or not after the
 * first. Undefined without any.
 */
export function laterDates(date: string, days: readonly string[]): CalendarDay[] | undefined {
  if (!isCalendarDay(date)) return undefined;
  const later = [...new Set(days)].filter((day) => isCalendarDay(day) && day > date).sort();
  return later.length > 0 ? later.slice(0, MAX_MORE_DATES) : undefined;
}
