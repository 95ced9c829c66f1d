import { addDays, type CalendarDay, weekdayOf } from './calendar-day.ts';
import holidays from './holidays.json' with { type: 'json' };

const HOLIDAYS = new Set<CalendarDay>(holidays.map(({ observed }) => observed));

/** Whether people work on a day in Belize: not on Saturday and Sunday, and not on a national holiday as it is observed. */
const isBusinessDay = (day: CalendarDay): boolean => weekdayOf(day) % 6 !== 0 && !HOLIDAYS.has(day);

/**
 * The business days after `from`, up to `to`: from Friday to the Monday after it there is one, and none within a day.
 * Counts at most a year.
 */
export function businessDaysBetween(from: CalendarDay, to: CalendarDay): number {
  let count = 0;
  const last = to < addDays(from, 366) ? to : addDays(from, 366);
  for (let day = addDays(from, 1); day <= last; day = addDays(day, 1)) if (isBusinessDay(day)) count += 1;
  return count;
}

/** The day on which a number of business days after `from` has passed: three after a Thursday is the Tuesday after it. */
export function afterBusinessDays(from: CalendarDay, count: number): CalendarDay {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}
