import { fold } from '#lib/text/fold';
import { belizeDay } from '#lib/time/calendar-day';
import { summaryAsListed } from '../as-listed.ts';
import { daysOfFilters, type EventQuery } from '../event-filters.ts';
import { EVENING_MINUTES } from '../event-moments.ts';
import type { EventSummary } from '../event-summary.ts';
import { atNextDate, hasDay, isBetween, lastDay } from '../occurrences.ts';
import { type SearchIndex, searchEvents } from '../search-events.ts';
import { listedAt } from '../upcoming-events.ts';
import { type OrderedEvents, orderEvents } from './order-events.ts';
import { atOpenDate } from './ordered-at.ts';

export type FilteredEvents = OrderedEvents & {
  /** Events in neighbours of the chosen city that match the other filters. */
  nearby: EventSummary[];
  /** Whether the search ignored typos to find anything. */
  forgiving: boolean;
  /** Whether today is one of the days asked for. */
  hasToday: boolean;
};

/** Slugs of the places of a district, and of the neighbours of a place; of one without events its names in a venue. */
type ChosenPlaces = {
  members?: readonly string[];
  nearby: readonly string[];
  venueNames?: readonly string[];
};

/** A further condition of an event, with its text in the search index. */
export type EventCondition = (event: EventSummary, text: string) => boolean;

const isOfEvening = ({ hours }: Pick<EventQuery, 'hours'>) =>
  typeof hours === 'object' && hours.after >= EVENING_MINUTES;

/**
 * The events of a chronological list that match a query, in the order for people at an instant (milliseconds since 1970).
 * One with several dates is shown at the first of them among the days asked for that is not over, and stands there. What
 * is on since yesterday is on today. `index` belongs to the same list, `places` to the chosen city; `savedIds` are the
 * events saved on this device. Hours, cost and what words mean are no part of this function, so that a page need not load
 * them: they come as the condition `fitsAlso`.
 */
export function filterEvents(
  events: readonly EventSummary[],
  index: SearchIndex,
  query: EventQuery,
  now: number,
  places: ChosenPlaces = { nearby: [] },
  savedIds: readonly string[] = [],
  fitsAlso?: EventCondition,
): FilteredEvents {
  const { category, city, status, words } = query;
  const today = belizeDay(now);
  const saved = query.saved && new Set(savedIds);
  const days = daysOfFilters(query, today);
  const first = days && days.from > today ? days.from : today;
  const fits = (event: EventSummary) =>
    (!category || event.category === category) &&
    (!status || event.status === status) &&
    (!saved || saved.has(event.id));
  // What is on since yesterday is one of today's, though its date is not.
  const isSinceYesterday = (event: EventSummary) =>
    hasDay(event) && event.date < today && (event.moreDates !== undefined || lastDay(event) < today);
  const isOnDays = (event: EventSummary) =>
    !days ||
    (isSinceYesterday(event)
      ? days.from <= today && days.to >= event.date
      : isBetween(event, first, days.to));
  // At the date of yesterday that is not over, else at its next date: both may fit the days asked for.
  const onDays = (event: EventSummary) => [event, atNextDate(event, today)].find(isOnDays);
  const { found, forgiving } = words.trim()
    ? searchEvents(index, words)
    : { found: events.map((_, position) => position), forgiving: false };
  const fitting = listedAt(found, (position) => {
    const event = events[position];
    if (!event || !fits(event)) return undefined;
    const listed = summaryAsListed(event, now, today);
    const dated = listed && onDays(listed);
    if (!dated) return undefined;
    // Of a list of days, at the first of its dates from then on.
    const shown = atOpenDate(first > today ? atNextDate(dated, first) : dated, now, days?.to);
    return !fitsAlso || fitsAlso(shown, index.texts[position] ?? '') ? { event, shown } : undefined;
  });
  const options = { isEvening: isOfEvening(query), isStatusAsked: Boolean(saved || status), days };
  const hasToday = !days || (days.from <= today && days.to >= today);
  if (!city) return { ...orderEvents(fitting, now, options), nearby: [], forgiving, hasToday };
  const { members = [city], venueNames = [] } = places;
  const isAtVenue = (venue: string) => {
    const folded = venueNames.length > 0 ? fold(venue) : '';
    return venueNames.some((name) => folded.includes(name));
  };
  const isOwn = ({ place, venue }: EventSummary) => members.includes(place) || isAtVenue(venue);
  const own = fitting.filter(isOwn);
  const nearby = fitting.filter((event) => places.nearby.includes(event.place) && !isOwn(event));
  return {
    ...orderEvents(own, now, options),
    nearby: orderEvents(nearby, now, options).events,
    forgiving,
    hasToday,
  };
}
