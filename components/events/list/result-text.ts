import { type EventFilters, type EventQuery, WHEN_LABELS } from '#lib/events/event-filters';
import { takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import { countOfEvents } from '#lib/events/lists/count-of-events';
import type { EventChoices } from '#lib/events/lists/event-choices';
import type { FilteredEvents } from '#lib/events/lists/filter-events';
import { isNothingLeft } from '#lib/events/lists/nothing-left';
import { isOnlyAllDay } from '#lib/questions/parts/unwritten-hours';
import type { UnderstoodFilters } from '#lib/questions/read-filters';

type ResultState = {
  result: FilteredEvents;
  filters: EventFilters;
  /** What is searched for them. */
  query: Pick<EventQuery, 'words'>;
  cityLabel: string | undefined;
  /** What was understood of filters and typed words, once that is loaded. */
  reading?:
    | (Pick<UnderstoodFilters, 'words' | 'time' | 'forgiving' | 'isPlaceUnknown' | 'status' | 'region'> &
        Partial<Pick<UnderstoodFilters, 'wishes' | 'isPast' | 'search'>>)
    | undefined;
};

const countText = ({ events, choices }: FilteredEvents, { saved }: EventFilters, status?: string) =>
  saved || status
    ? countOfEvents(events.length, [saved && 'saved', status, 'event'].filter(Boolean).join(' '))
    : countOfEvents(choices);

/** 'Farmers Market, 5:00 AM - 12:00 PM, is over' */
const overText = ({ title, time = '' }: EventSummary) =>
  /\d/.test(time) ? `${title}, ${time}, is over` : `${title} is over`;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The status line of a search: the number of events to choose from that it has found. */
export function resultText(state: ResultState): string {
  const { result, filters, query, cityLabel, reading } = state;
  const words = reading ? reading.words : query.words.trim();
  const time = reading ? reading.time : filters.when && WHEN_LABELS[filters.when].toLowerCase();
  if (reading?.isPlaceUnknown) return 'Events near you: which place?';
  const nearby = result.nearby.filter(takesPlace).length;
  const hasNothingLeft = isNothingLeft(result);
  const isNothing = result.events.length + result.folded.length === 0;
  const where = reading?.region ?? (cityLabel && `in ${cityLabel}`);
  if (isNothing && nearby === 0 && reading?.isPast) {
    const events = reading.status ? `${reading.status} events` : 'events';
    const asked = [events, time, where, words && `for “${words}”`].filter(Boolean).join(' ');
    // That there was nothing is not known.
    return `${capitalised(asked)} are no longer listed`;
  }
  const missing = isNothing && !reading?.status ? (reading?.wishes ?? []) : [];
  // 'No salsa and no classes': of what was typed as a kind there is none.
  const none = missing.map((wish) => `no ${wish}`).join(' and ');
  const isAllDay = isOnlyAllDay(reading?.search?.hours, result.events);
  const count = none
    ? capitalised(none)
    : hasNothingLeft || isAllDay
      ? `Nothing ${isAllDay ? 'begins' : 'left'}`
      : countText(result, filters, reading?.status);
  const parts = [
    count,
    time || (hasNothingLeft && 'today'),
    where,
    words && !none && (result.forgiving || reading?.forgiving ? `like “${words}”` : `for “${words}”`),
    isAllDay && `but ${countText(result, filters)} all day`,
    nearby > 0 && `${isAllDay || /^\d/.test(count) ? 'and' : 'but'} ${nearby} nearby`,
  ];
  // What was asked for by its name is named as over.
  const over = hasNothingLeft && words ? result.folded.findLast(takesPlace) : undefined;
  return parts.filter(Boolean).join(' ') + (over ? `: ${overText(over)}` : '');
}

/** Names of the neighbouring places with events, in their given order; of more than three the first three and '…'. */
export function nearbyNames(
  nearby: readonly string[],
  events: readonly EventSummary[],
  { cities }: EventChoices,
) {
  const names = nearby
    .filter((neighbour) => events.some(({ place }) => place === neighbour))
    .map((neighbour) => cities.find(({ value }) => value === neighbour)?.label);
  return names.slice(0, 3).join(', ') + (names.length > 3 ? ' …' : '');
}
