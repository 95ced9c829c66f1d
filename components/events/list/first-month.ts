import type { EventSummary } from '#lib/events/event-summary';
import { hasDay, isToCome } from '#lib/events/upcoming-events';
import { type CalendarDay, monthOf } from '#lib/time/calendar-day';

/** The month `yyyy-mm` of the first upcoming event with a date, else the current month. */
export function firstMonth(events: readonly EventSummary[], today: CalendarDay): string {
  const first = events.find((event) => hasDay(event) && isToCome(event, today));
  return monthOf(first && first.date > today ? first.date : today);
}
