import { addDays, type CalendarDay, weekdayOf } from './calendar-day.ts';

type Days = { from: CalendarDay; to: CalendarDay };

/** The Sunday that ends the week of a day; the day itself, when it is Sunday. */
export const endOfWeek = (day: CalendarDay) => addDays(day, (7 - weekdayOf(day)) % 7);

/** The weekend from Friday to Sunday at the end of the week of a day, so many weeks later. */
export function weekendSpan(day: CalendarDay, weeksLater = 0): Days {
  const sunday = addDays(endOfWeek(day), 7 * weeksLater);
  return { from: addDays(sunday, -2), to: sunday };
}

/**
 * What is left of the weekend that is on, else the one that comes first.
 *
 *     thisWeekend('2026-11-28'); // { from: '2026-11-28', to: '2026-11-29' }, of Friday 27 to Sunday 29
 */
export function thisWeekend(today: CalendarDay): Days {
  const { from, to } = weekendSpan(today);
  return { from: from < today ? today : from, to };
}
