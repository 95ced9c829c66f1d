import type { CalendarEvent } from '#lib/events/calendar-event';
import { EVENT_CATEGORIES, type EventCategory } from '#lib/events/event-category';
import { takesPlace } from '#lib/events/event-status';
import { atNextDate, hasDay, isToCome, lastDay } from '#lib/events/occurrences';
import { compareTexts } from '#lib/events/upcoming-events';
import { addDays, type CalendarDay } from '#lib/time/calendar-day';

/** From so many events on a category has a page. */
const LEAST_EVENTS = 3;
/** A page that was in search engines stays there until it has had too few events for so many days. */
const RETAINED_DAYS = 60;

/** Whether an event is to come, or was in the 60 days before a day. */
const isRetained = (event: CalendarEvent, today: CalendarDay) =>
  !hasDay(event) || lastDay(event) >= addDays(today, -RETAINED_DAYS);

/**
 * The categories that have a page on a day: something of them takes place yet, and three of their events are to come or were
 * in the 60 days before. One that was called off is among these, so that no page goes with the weather. What was removed
 * from the calendar is not remembered. `events` are all of the calendar.
 */
export function categoriesWithPage(
  events: readonly CalendarEvent[],
  today: CalendarDay,
): ReadonlySet<EventCategory> {
  const counts = new Map<EventCategory, number>();
  const withEvents = new Set<EventCategory>();
  for (const event of events) {
    if (takesPlace(event) && (!hasDay(event) || isToCome(event, today))) withEvents.add(event.category);
    if (isRetained(event, today)) counts.set(event.category, (counts.get(event.category) ?? 0) + 1);
  }
  return new Set(
    EVENT_CATEGORIES.filter(
      (category) => withEvents.has(category) && (counts.get(category) ?? 0) >= LEAST_EVENTS,
    ),
  );
}

/**
 * The last events of a category that are over, as many as its page needs to have three with those that it shows. `events`
 * are all of the calendar.
 */
export function recentOfCategory(
  category: EventCategory,
  events: readonly CalendarEvent[],
  shown: readonly { id: string }[],
  today: CalendarDay,
): CalendarEvent[] {
  const ids = new Set(shown.map(({ id }) => id));
  if (ids.size >= LEAST_EVENTS) return [];
  return events
    .filter((event) => event.category === category && !ids.has(event.id) && isRetained(event, today))
    .map((event) => atNextDate(event, today))
    .sort((one, other) => compareTexts(other.date, one.date))
    .slice(0, LEAST_EVENTS - ids.size);
}
