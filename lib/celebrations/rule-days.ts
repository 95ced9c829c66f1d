import { addDays, type CalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { easterSunday } from '#lib/time/easter';
import { holidayOfYear } from '#lib/time/next-holiday';
import { WEEKDAYS } from '#lib/time/weekdays';
import type { DayRule, DaysRule } from './celebration.ts';

/** The first and the last day of a celebration. */
export type Days = { from: CalendarDay; to: CalendarDay };

const dayOf = (year: number, month: number, day: number): CalendarDay =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const weekdayNumber = (name: string) => WEEKDAYS.findIndex((weekday) => weekday.toLowerCase() === name);

/** The first such weekday on a day or after it. */
const weekdayFrom = (day: CalendarDay, weekday: string): CalendarDay =>
  addDays(day, (weekdayNumber(weekday) - weekdayOf(day) + 7) % 7);

function dayOfRule(rule: DayRule, year: number): CalendarDay | undefined {
  switch (rule.type) {
    case 'fixed':
      return dayOf(year, rule.month, rule.day);
    case 'easter':
      return addDays(easterSunday(year), rule.offset);
    case 'holiday':
      return holidayOfYear(rule.id, year)?.date;
    case 'holiday-observed': {
      const observed = holidayOfYear(rule.id, year)?.observed;
      return observed && addDays(observed, rule.offset);
    }
    case 'weekday-of-month':
      return addDays(weekdayFrom(dayOf(year, rule.month, 1), rule.weekday), (rule.nth - 1) * 7);
    case 'weekday-nearest':
      return weekdayFrom(addDays(dayOf(year, rule.month, rule.day), -3), rule.weekday);
    case 'weekday-before':
      return weekdayFrom(addDays(dayOf(year, rule.month, rule.day), -7), rule.weekday);
  }
}

/**
 * The days that a rule gives in a year; undefined where it names a holiday whose days of that year are not known. A span
 * that ends before it begins reaches into the next year.
 */
export function daysOfRule(rule: DaysRule, year: number): Days | undefined {
  if (rule.type !== 'span') {
    const from = dayOfRule(rule, year);
    if (!from) return undefined;
    return { from, to: rule.type === 'weekday-of-month' ? addDays(from, (rule.days ?? 1) - 1) : from };
  }
  const [from, to] = [dayOfRule(rule.from, year), dayOfRule(rule.to, year)];
  if (!from || !to) return undefined;
  return { from, to: to < from ? (dayOfRule(rule.to, year + 1) ?? from) : to };
}
