import type { CalendarEvent } from '#lib/events/calendar-event';
import { EVENT_CATEGORIES, type EventCategory } from '#lib/events/event-category';
import { takesPlace } from '#lib/events/event-status';
import { hasDay, isToCome, lastDay } from '#lib/events/occurrences';
import { addDays, type CalendarDay } from '#lib/time/calendar-day';

/** From so many events on a category has a page. */
const LEAST_EVENTS = 3;
/** A page that was in search engines stays there until it has had too few events for so many days. */
const RETAINED_DAYS = 60;

/**
 * The categories that have a page on a day: something of them takes place yet, and three of their events are to come or were
 * in the 60 days before. One that was called off is among these, so that no page goes with the weather. What was removed
 * from the calendar is not remembered. `events` are all of the calendar.
 */
export function categoriesWithPage(
  events: readonly CalendarEvent[],
  today: CalendarDay,
): ReadonlySet<EventCategory> {
  const from = addDays(today, -RETAINED_DAYS);
  const counts = new Map<EventCategory, number>();
  const withEvents = new Set<EventCategory>();
  for (const event of events) {
    if (takesPlace(event) && (!hasDay(event) || isToCome(event, today))) withEvents.add(event.category);
    if (!hasDay(event) || lastDay(event) >= from)
      counts.set(event.category, (counts.get(event.category) ?? 0) + 1);
  }
  return new Set(
    EVENT_CATEGORIES.filter(
      (category) => withEvents.has(category) && (counts.get(category) ?? 0) >= LEAST_EVENTS,
    ),
  );
}
