import type { CalendarDay } from '#lib/time/calendar-day';
import { daysOfFilters, type EventQuery } from './event-filters.ts';
import type { EventSummary } from './event-summary.ts';
import { atNextDate, isBetween, isToCome } from './occurrences.ts';
import { type SearchIndex, searchEvents } from './search-events.ts';
import { listedAt } from './upcoming-events.ts';

export type FilteredEvents = {
  events: EventSummary[];
  /** Events in neighbours of the chosen city that match the other filters. */
  nearby: EventSummary[];
  /** Whether the search ignored typos to find anything. */
  forgiving: boolean;
};

/** Slugs of the places of a district, and of the neighbours of a place. */
type ChosenPlaces = { members?: readonly string[]; nearby: readonly string[] };

/** A further condition of an event, with its text in the search index. */
export type EventCondition = (event: EventSummary, text: string) => boolean;

/**
 * The events of a chronological list that match a query, in order. One with several dates is shown at the first of them
 * among the days asked for, and stands there. `index` belongs to the same list, `places` to the
 * chosen city; `savedIds` are the events saved on this device. Hours, cost and what words mean are no part of this
 * function, so that a page need not load them: they come as the condition `fitsAlso`.
 */
export function filterEvents(
  events: readonly EventSummary[],
  index: SearchIndex,
  query: EventQuery,
  today: CalendarDay,
  places: ChosenPlaces = { nearby: [] },
  savedIds: readonly string[] = [],
  fitsAlso?: EventCondition,
): FilteredEvents {
  const { category, city, words } = query;
  const saved = query.saved && new Set(savedIds);
  const days = daysOfFilters(query, today);
  const first = days && days.from > today ? days.from : today;
  const fits = (event: EventSummary) =>
    isToCome(event, today) &&
    (!category || event.category === category) &&
    (!saved || saved.has(event.id)) &&
    (!days || isBetween(event, first, days.to));
  const { found, forgiving } = words.trim()
    ? searchEvents(index, words)
    : { found: events.map((_, position) => position), forgiving: false };
  const fitting = listedAt(found, (position) => {
    const event = events[position];
    if (!event || !fits(event)) return undefined;
    const shown = atNextDate(event, first);
    return !fitsAlso || fitsAlso(shown, index.texts[position] ?? '') ? { event, shown } : undefined;
  });
  if (!city) return { events: fitting, nearby: [], forgiving };
  const { members = [city] } = places;
  return {
    events: fitting.filter(({ place }) => members.includes(place)),
    nearby: fitting.filter(({ place }) => places.nearby.includes(place)),
    forgiving,
  };
}
