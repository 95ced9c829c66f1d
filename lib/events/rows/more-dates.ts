import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { convertDate } from './event-date.ts';

/** How many dates an event may have after its first. */
const MAX_MORE_DATES = 25;

/**
 * The further dates of an event whose first is `date`, from a comma list in the formats of a sheet: '11/13/2026,
 * 2026-11-20'. In order and each once; without what is no day, or not after the first. Undefined without any.
 */
export function parseMoreDates(cell: string, date: string): CalendarDay[] | undefined {
  if (!isCalendarDay(date)) return undefined;
  const days = cell.split(/[,;\n]/).map(convertDate);
  const later = [...new Set(days)].filter((day) => isCalendarDay(day) && day > date).sort();
  return later.length > 0 ? later.slice(0, MAX_MORE_DATES) : undefined;
}
