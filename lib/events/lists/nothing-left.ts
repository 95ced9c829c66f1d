import type { FilteredEvents } from './filter-events.ts';

/**
 * Whether a list had events of today, and all of them are over or off. On other days no event is over: a list of them has
 * no events, or only such as do not take place.
 */
export const isNothingLeft = ({
  events,
  folded,
  hasToday,
}: Pick<FilteredEvents, 'events' | 'folded' | 'hasToday'>): boolean =>
  hasToday && events.length === 0 && folded.length > 0;
