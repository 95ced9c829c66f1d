import type { CalendarDay } from '#lib/time/calendar-day';
import { daysOf, type EventQuery } from './event-filters.ts';
import type { EventSummary } from './event-summary.ts';
import { type SearchIndex, searchEvents } from './search-events.ts';
import { isBetween, isToCome } from './upcoming-events.ts';

export type FilteredEvents = {
  events: EventSummary[];
  /** Events in neighbours of the chosen city that match the other filters. */
  nearby: EventSummary[];
  /** Whether the search ignored typos to find anything. */
  forgiving: boolean;
};

/** Slugs of the places of a district, and of the neighbours of a place. */
type ChosenPlaces = { members?: readonly string[]; nearby: readonly string[] };

/**
 * The events of a list that match a query, in the list's order. `index` belongs to the same list, `places` to the
 * chosen city; `savedIds` are the events saved on this device.
 */
export function filterEvents(
  events: readonly EventSummary[],
  index: SearchIndex,
  query: EventQuery,
  today: CalendarDay,
  places: ChosenPlaces = { nearby: [] },
  savedIds: readonly string[] = [],
): FilteredEvents {
  const { category, city, when, words } = query;
  const saved = query.saved && new Set(savedIds);
  const days = when && daysOf(when, today);
  const fits = (event: EventSummary | undefined): event is EventSummary =>
    event !== undefined &&
    isToCome(event, today) &&
    (!category || event.category === category) &&
    (!saved || saved.has(event.id)) &&
    (!days || isBetween(event, days.from, days.to));
  const { found, forgiving } = words.trim()
    ? searchEvents(index, words)
    : { found: events.map((_, position) => position), forgiving: false };
  const fitting = found.map((position) => events[position]).filter(fits);
  if (!city) return { events: fitting, nearby: [], forgiving };
  const { members = [city] } = places;
  return {
    events: fitting.filter(({ place }) => members.includes(place)),
    nearby: fitting.filter(({ place }) => places.nearby.includes(place)),
    forgiving,
  };
}
