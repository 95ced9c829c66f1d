import { daysOfFilters } from '#lib/events/event-filters';
import { type EventState, eventState } from '#lib/events/event-state';
import { takesPlace } from '#lib/events/event-status';
import { type EventSummary, summaryMoments } from '#lib/events/event-summary';
import type { FilteredEvents } from '#lib/events/lists/filter-events';
import { orderEvents } from '#lib/events/lists/order-events';
import { kilometresBetween } from '#lib/places/kilometres-between';
import { belizeDay } from '#lib/time/calendar-day';
import communities from '../places/communities.json' with { type: 'json' };
import { afterDay, type Calendar, eventsOf } from './find-events-for-question.ts';
import { shorterWords } from './nearest-attempt.ts';
import { isOnlyAllDay } from './parts/unwritten-hours.ts';
import type { VoiceSearch } from './voice-search.ts';

/** Where a list leads on to whose day has nothing left. */
export type LeadOn = {
  /** The next that fits on another day. */
  next?: EventSummary;
  /**
   * What can be gone to today elsewhere, the nearest first: 'tonight in Caye Caulker'. No distance is said: a straight line
   * may lead over the sea, and we have no lengths of roads.
   */
  near: { event: EventSummary; words: string }[];
  /** Whether something of the evening is left, which is on all day. */
  isAllDay?: boolean;
};

/** In a straight line; farther away nobody goes for an evening. */
const MAX_KILOMETRES = 60;
const MOST_NEAR = 2;

const positionOf = (place: string) => communities.find(({ slug }) => slug === place);

function whenText({ kind }: EventState): string {
  if (kind === 'now') return 'on now';
  return kind === 'tonight' ? kind : 'today';
}

/** What fits a search but for its place, and can be gone to today, in places around that. */
function nearToday(calendar: Calendar, { city = '', ...search }: VoiceSearch, now: number): LeadOn['near'] {
  const centre = positionOf(city);
  if (!centre) return [];
  const { events, today } = orderEvents(eventsOf(calendar, { ...search, when: 'today' }, now), now);
  return events
    .slice(0, today)
    .flatMap((event) => {
      const there = positionOf(event.place);
      return there ? [{ event, town: there.name, kilometres: kilometresBetween(centre, there) }] : [];
    })
    .filter(({ kilometres }) => kilometres <= MAX_KILOMETRES)
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, MOST_NEAR)
    .map(({ event, town }) => ({
      event,
      words: `${whenText(eventState(summaryMoments(event), now))} in ${town}`,
    }));
}

/**
 * Where a list of today leads on to when nothing of it is left, one of an evening on which nothing begins, and one of other
 * days when nothing of it takes place, at an instant in milliseconds since 1970; undefined where something is, and where it
 * had nothing.
 */
export function leadOn(
  search: VoiceSearch,
  result: FilteredEvents,
  calendar: Calendar,
  now: number,
): LeadOn | undefined {
  const days = daysOfFilters(search, belizeDay(now));
  if (days && isOnlyAllDay(search.hours, result.events)) {
    const next = afterDay(calendar, search, days.to, now);
    return next && { next, near: [], isAllDay: true };
  }
  if (result.today > 0 || result.folded.length === 0) return undefined;
  if (!result.hasToday && result.events.length > 0) return undefined;
  const { when: _, from: _from, to: _to, hours: _hours, ...anytime } = search;
  // Where nothing more of that name is to come, the next of its kind.
  const wishes = [anytime, ...shorterWords(anytime).map((words) => ({ ...anytime, words }))];
  const found = [
    () => result.events.find(takesPlace),
    ...wishes.map((wish) => () => orderEvents(eventsOf(calendar, wish, now), now).events.find(takesPlace)),
  ];
  const next = found.reduce<EventSummary | undefined>((event, find) => event ?? find(), undefined);
  return { ...(next && { next }), near: result.hasToday ? nearToday(calendar, { ...anytime }, now) : [] };
}
