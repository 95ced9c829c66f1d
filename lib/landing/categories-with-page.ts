import type { CalendarEvent } from '#lib/events/calendar-event';
import { EVENT_CATEGORIES, type EventCategory } from '#lib/events/event-category';
import { takesPlace } from '#lib/events/event-status';
import { hasDay, lastDay } from '#lib/events/occurrences';
import { addDays, type CalendarDay } from '#lib/time/calendar-day';

/** From so many events on a category has a page. */
const LEAST_EVENTS = 3;
/** A page that was in search engines stays there until it has had too few events for so many days. */
const RETAINED_DAYS = 60;

/**
 * The categories that have a page on a day, as at least three of their events take place: to come, or to come in the 60 days
 * before. What a calendar has to come only becomes fewer as days pass, so a page with enough by this number had enough on
 * one of these days, and nothing has to be remembered. `events` are all of the calendar.
 */
export function categoriesWithPage(
  events: readonly CalendarEvent[],
  today: CalendarDay,
): ReadonlySet<EventCategory> {
  const from = addDays(today, -RETAINED_DAYS);
  const counts = new Map<EventCategory, number>();
  for (const event of events)
    if (takesPlace(event) && (!hasDay(event) || lastDay(event) >= from))
      counts.set(event.category, (counts.get(event.category) ?? 0) + 1);
  return new Set(EVENT_CATEGORIES.filter((category) => (counts.get(category) ?? 0) >= LEAST_EVENTS));
}
