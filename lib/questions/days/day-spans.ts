import type { When } from '#lib/events/event-filters';
import { addDays, type CalendarDay, isCalendarDay, monthOf, weekdayOf } from '#lib/time/calendar-day';
import { endOfWeek } from '#lib/time/weekend';

/** The days of an asked time; without `to` they have no end. `when`: the choice of the time filter that was said; `isWeek`: a week was. */
export type DaySpan = { from: CalendarDay; to?: CalendarDay; when?: When; isWeek?: boolean };
type ClosedSpan = { from: CalendarDay; to: CalendarDay };

const two = (number: number) => String(number).padStart(2, '0');

export const oneDay = (day: CalendarDay): ClosedSpan => ({ from: day, to: day });

/** The days from the first to the last number of days after another: `daysAfter('2026-11-20', 1, 2)` is a weekend. */
export const daysAfter = (day: CalendarDay, first: number, last: number): ClosedSpan => ({
  from: addDays(day, first),
  to: addDays(day, last),
});

/** The last day of a month `yyyy-mm`. */
export const lastOfMonth = (month: string): CalendarDay => {
  for (let day = 31; day > 28; day -= 1) if (isCalendarDay(`${month}-${day}`)) return `${month}-${day}`;
  return `${month}-28`;
};

const monthName = (year: number, month: number) => {
  const count = year * 12 + month - 1;
  return `${Math.floor(count / 12)}-${two((count % 12) + 1)}`;
};

/** The month `yyyy-mm` so many months after that of a day. */
export const monthAfter = (day: CalendarDay, months: number) =>
  monthName(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months);

/** The days of a month `yyyy-mm`; of the current one the rest. */
export const monthSpan = (month: string, today: CalendarDay): ClosedSpan => ({
  from: month === monthOf(today) ? today : `${month}-01`,
  to: lastOfMonth(month),
});

/** The month `yyyy-mm` with a number in a year; without one its next occurrence, the current month included. */
export function monthOfYear(month: number, year: number | undefined, today: CalendarDay): string {
  const next = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  return `${year ?? next}-${two(month)}`;
}

/** The days of a year; of the current one the rest. */
export const yearSpan = (year: number, today: CalendarDay): ClosedSpan => ({
  from: String(year) === today.slice(0, 4) ? today : `${year}-01-01`,
  to: `${year}-12-31`,
});

/** A day of the year: in the given year, else its next occurrence, today included; 29 February may be years away. */
export function dayOfYear(
  month: number,
  day: number,
  year: number | undefined,
  today: CalendarDay,
): CalendarDay | undefined {
  const first = Number(today.slice(0, 4));
  const years = year ? [year] : [0, 1, 2, 3, 4, 5, 6, 7, 8].map((after) => first + after);
  return years
    .map((candidate) => `${candidate}-${two(month)}-${two(day)}`)
    .find((date) => isCalendarDay(date) && (year !== undefined || date >= today));
}

/** The date of 'the 28th': in this month, or in the next one that has it once it has passed. */
export const dateInMonth = (day: number, today: CalendarDay): CalendarDay | undefined =>
  [0, 1, 2]
    .map((months) => `${monthAfter(today, months)}-${two(day)}`)
    .find((date) => isCalendarDay(date) && date >= today);

/** The week from Monday to Sunday around a day, so many weeks later. */
export const weekSpan = (day: CalendarDay, weeks: number): ClosedSpan => {
  const sunday = addDays(endOfWeek(day), 7 * weeks);
  return { from: addDays(sunday, -6), to: sunday };
};

/** The next date of a day of the week (0 is Sunday), today included. */
export const nextWeekday = (weekday: number, today: CalendarDay) =>
  addDays(today, (weekday - weekdayOf(today) + 7) % 7);

/** The last date of a day of the week before today. */
export const lastWeekday = (weekday: number, today: CalendarDay) =>
  addDays(today, -((weekdayOf(today) - weekday + 6) % 7) - 1);

/** The nth day of the week of a month `yyyy-mm`; the last for 'last'. Undefined when the month has no fifth. */
export function nthWeekday(weekday: number, nth: number | 'last', month: string): CalendarDay | undefined {
  if (nth === 'last') {
    const last = lastOfMonth(month);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const date = addDays(nextWeekday(weekday, `${month}-01`), 7 * (nth - 1));
  return monthOf(date) === month ? date : undefined;
}

/** The last day of days; the first one where they have no end. */
export const lastDayOf = ({ from, to }: DaySpan) => to ?? from;
