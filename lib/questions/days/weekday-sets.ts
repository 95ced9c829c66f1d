import { addDays, type CalendarDay, weekdayOf } from '#lib/time/calendar-day';
import type { DaySpan } from './day-spans.ts';

/** A day of the week, from 0 for Sunday to 6, or a set of them: 'on weekdays'. */
export type AskedWeekday = number | 'weekdays' | 'weekends';

const SETS: Readonly<Record<Exclude<AskedWeekday, number>, readonly number[]>> = {
  weekdays: [1, 2, 3, 4, 5],
  // As this weekend, which begins on Friday.
  weekends: [5, 6, 0],
};

/** Whether a day is one of those of the week that were asked for. */
export const isOnAskedWeekday = (day: CalendarDay, asked: AskedWeekday): boolean =>
  typeof asked === 'number' ? weekdayOf(day) === asked : SETS[asked].includes(weekdayOf(day));

/** Whether one of some days is one of those of the week that were asked for. */
export const hasAskedWeekday = ({ from, to }: DaySpan, asked: AskedWeekday): boolean =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((after) => addDays(from, after))
    .some((day) => (!to || day <= to) && isOnAskedWeekday(day, asked));
