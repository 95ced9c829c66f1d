import type { FilteredEvents } from './filter-events.ts';

/**
 * Whether the day that runs had something of a list and nothing is left. Of other days nothing is left over: a list of
 * them has no events, or only such as do not take place.
 */
export const isNothingLeft = ({
  events,
  folded,
  hasToday,
}: Pick<FilteredEvents, 'events' | 'folded' | 'hasToday'>): boolean =>
  hasToday && events.length === 0 && folded.length > 0;
