import type { EventSummary } from '#lib/events/event-summary';
import { addDays, type CalendarDay, monthOf } from '#lib/time/calendar-day';
import { datesBetween } from './dates-between.ts';

/** How many years of a month its page shows: this year's, or the next one's, and the one after it. */
const YEARS = 2;

/** A month of one year, `yyyy-mm`: its days that are not over, and what is on in them in order, each date by itself. */
export type MonthInYear = { month: string; from: CalendarDay; to: CalendarDay; events: EventSummary[] };

const lastDayOf = (month: string): CalendarDay => addDays(`${monthOf(addDays(`${month}-28`, 4))}-01`, -1);

/**
 * What is on in a month, 1 to 12, this year and the next time: of the present month what is left of it. `dates` are the
 * listed dates at present.
 */
export function monthInYears(
  dates: readonly EventSummary[],
  month: number,
  today: CalendarDay,
): MonthInYear[] {
  const number = String(month).padStart(2, '0');
  const year = Number(today.slice(0, 4)) + (number < today.slice(5, 7) ? 1 : 0);
  return Array.from({ length: YEARS }, (_, index) => {
    const name = `${year + index}-${number}`;
    const from = name === monthOf(today) ? today : `${name}-01`;
    const to = lastDayOf(name);
    return { month: name, from, to, events: datesBetween(dates, from, to, today) };
  });
}
