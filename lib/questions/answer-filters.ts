import type { KnownCelebration } from '#lib/celebrations/known-celebration';
import type { EventFilters } from '#lib/events/event-filters';
import type { EventSummary } from '#lib/events/event-summary';
import type { SearchRequest } from '#lib/events/filters/search-request';
import type { EventChoices } from '#lib/events/lists/event-choices';
import { type FilteredEvents, filterEvents } from '#lib/events/lists/filter-events';
import type { SearchIndex } from '#lib/events/search-events';
import { type LeadOn, leadOn } from './lead-on.ts';
import { type Nearest, nearestOf } from './nearest-text.ts';
import { type ReadingContext, readFilters, type UnderstoodFilters } from './read-filters.ts';
import { wordsLabel } from './voice-query.ts';

/**
 * The nearest events are looked for by leaving out one word after the other, and each time all words are searched in all
 * events. Beyond so many comparisons that would keep a server busy for seconds.
 */
const MAX_COMPARISONS = 100_000;

type SearchedList = {
  events: readonly EventSummary[];
  index: SearchIndex;
  choices: EventChoices;
  /** What is known of the yearly celebrations. */
  celebrations?: readonly KnownCelebration[] | undefined;
};

export type FiltersAnswer = {
  reading: UnderstoodFilters;
  result: FilteredEvents;
  /** The choice of the place that was asked for, if it is one. */
  place: EventChoices['cities'][number] | undefined;
  /** The nearest events where none fit. */
  nearest: Nearest | undefined;
  /** Where the list leads on to when nothing of today is left. */
  leadOn: LeadOn | undefined;
};

/**
 * The events that filters and typed words ask for at an instant (milliseconds since 1970), all at once: for the server,
 * which answers with one page, and for suggestions. The list in the browser takes the same steps one by one. `here` is
 * where the visitor is, if that is known; while somebody types, the last word may be a beginning.
 */
export function answerFilters(
  filters: EventFilters,
  { events, index, choices, celebrations }: SearchedList,
  now: number,
  { here, isTyping, contact }: Pick<ReadingContext, 'here' | 'isTyping' | 'contact'> = {},
): FiltersAnswer {
  const context = { now, choices, index: () => index, here, isTyping, contact, celebrations };
  const reading = readFilters(filters, context);
  const { query, fitsAlso, place } = reading;
  const result = filterEvents(events, index, query, now, place, [], fitsAlso);
  const isNothing = result.events.length + result.folded.length + result.nearby.length === 0;
  const words = (reading.search.words ?? '').split(' ').length;
  const isAffordable = events.length * words ** 2 <= MAX_COMPARISONS;
  return {
    reading,
    result,
    place,
    leadOn: isAffordable ? leadOn(reading.search, result, { events, index, choices }, now) : undefined,
    nearest: isNothing && isAffordable ? nearestOf(reading, events, context) : undefined,
  };
}

/** A choice replaces what was typed of its kind: choosing 'Tomorrow' removes 'tonight' from the field. */
function withoutReplaced(
  next: EventFilters,
  before: EventFilters,
  { withoutTyped }: Pick<UnderstoodFilters, 'withoutTyped'>,
): EventFilters {
  const isOther = (field: 'when' | 'city' | 'category') => next[field] !== before[field];
  const timed = isOther('when') ? withoutTyped(next, 'time') : next;
  const placed = isOther('city') ? withoutTyped(timed, 'place') : timed;
  return isOther('category') ? withoutTyped(placed, 'category') : placed;
}

/** The filters that a form without a script asks for: like in the list, a choice replaces what is typed of its kind. */
export function filtersOfRequest(
  { filters, before }: SearchRequest,
  { index, choices, celebrations }: SearchedList,
  now: number,
): EventFilters {
  // Words that were typed together with the choice stay.
  if (!before || before.q.trim() !== filters.q.trim()) return filters;
  return withoutReplaced(
    filters,
    before,
    readFilters(before, { now, choices, index: () => index, celebrations }),
  );
}

/** What was asked, for the title of a page: 'Search: “drums”, Dangriga, This weekend'. */
export function askedTitle({ reading: { chips, words } }: Pick<FiltersAnswer, 'reading'>): string {
  const parts = [...(words ? [wordsLabel(words)] : []), ...chips.map(({ label }) => label)];
  return parts.length > 0 ? `Search: ${parts.join(', ')}` : 'Search';
}
