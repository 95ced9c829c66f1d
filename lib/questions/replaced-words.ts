import type { EventFilters } from '#lib/events/event-filters';
import type { UnderstoodFilters } from './read-filters.ts';

/** A choice replaces what was typed of its kind: choosing 'Tomorrow' removes 'tonight' from the field. */
export function withoutReplaced(
  next: EventFilters,
  before: EventFilters,
  { withoutTyped }: Pick<UnderstoodFilters, 'withoutTyped'>,
): EventFilters {
  const isOther = (field: 'when' | 'city' | 'category') => next[field] !== before[field];
  const timed = isOther('when') ? withoutTyped(next, 'time') : next;
  const placed = isOther('city') ? withoutTyped(timed, 'place') : timed;
  return isOther('category') ? withoutTyped(placed, 'category') : placed;
}
