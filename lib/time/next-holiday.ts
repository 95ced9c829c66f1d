import { belizeDay, type CalendarDay } from './calendar-day.ts';
import holidays from './holidays.json' with { type: 'json' };

export type Holiday = { id: string; name: string; date: CalendarDay; observed: CalendarDay };

/** Today's national holiday in Belize, else the next one; undefined after the last year in holidays.json. */
export function nextHoliday(now: number): Holiday | undefined {
  const today = belizeDay(now);
  return holidays.find(({ date }) => date >= today);
}

/** The next 21 September, today included: Independence Day. */
export function nextIndependenceDay(now: number): CalendarDay {
  const today = belizeDay(now);
  const thisYear = `${today.slice(0, 4)}-09-21`;
  return today <= thisYear ? thisYear : `${Number(today.slice(0, 4)) + 1}-09-21`;
}

/** The holiday on a day set by the operator (COUNTDOWN_TARGET); a generic one if the day is not a holiday. */
export function holidayOn(date: CalendarDay): Holiday {
  return (
    holidays.find((holiday) => holiday.date === date) ?? {
      id: 'pinned',
      name: 'The celebration',
      date,
      observed: date,
    }
  );
}

/** A national holiday in a year, by its id; undefined after the last year in holidays.json. */
export const holidayOfYear = (id: string, year: number): Holiday | undefined =>
  holidays.find((holiday) => holiday.id === id && holiday.date.startsWith(`${year}-`));

/** The national holidays of a month `yyyy-mm`: those whose day, or whose day off, falls in it. */
export const holidaysOfMonth = (month: string): Holiday[] =>
  holidays.filter(({ date, observed }) => date.startsWith(month) || observed.startsWith(month));
