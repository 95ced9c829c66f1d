import { type CalendarDay, monthOf } from '#lib/time/calendar-day';
import type { EventSummary } from '../event-summary.ts';
import { atNextDate, hasDay, isToCome } from '../occurrences.ts';

/** The month `yyyy-mm` of the first upcoming event with a date, else the current month. */
export function firstMonth(events: readonly EventSummary[], today: CalendarDay): string {
  const first = events.find((event) => hasDay(event) && isToCome(event, today));
  const date = first && atNextDate(first, today).date;
  return monthOf(date && date > today ? date : today);
}
