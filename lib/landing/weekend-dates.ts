import type { EventSummary } from '#lib/events/event-summary';
import { belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { thisWeekend } from '#lib/time/weekend';
import { datesBetween } from './dates-between.ts';
import { listedDates } from './listed-dates.ts';

/** So many dates are shown of the weekend and of the days after it, and of these so many at least. */
const FILLED_UP_TO = 15;
const LEAST_NEXT = 5;

/** What is left of the weekend, or the one that comes first, and what follows, each date by itself. */
export type WeekendDates = {
  from: CalendarDay;
  to: CalendarDay;
  weekend: EventSummary[];
  next: EventSummary[];
};

/** The weekend of an instant (milliseconds since 1970), filled up with the next days, so that it is not empty. */
export function weekendDates(listed: readonly EventSummary[], now: number): WeekendDates {
  const today = belizeDay(now);
  const { from, to } = thisWeekend(today);
  const dates = listedDates(listed, now);
  const weekend = datesBetween(dates, from, to, today);
  const others = dates.filter((event) => !weekend.includes(event));
  const after = others.filter(({ date }) => date > to);
  return {
    from,
    to,
    weekend,
    // Where nothing comes after it, what is on before.
    next: (after.length > 0 ? after : others).slice(0, Math.max(FILLED_UP_TO - weekend.length, LEAST_NEXT)),
  };
}
