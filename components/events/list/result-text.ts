import type { EventChoices } from '#lib/events/event-choices';
import { type EventFilters, type EventQuery, WHEN_LABELS } from '#lib/events/event-filters';
import type { EventSummary } from '#lib/events/event-summary';
import type { FilteredEvents } from '#lib/events/lists/filter-events';
import type { UnderstoodFilters } from '#lib/questions/read-filters';
import { pluralize } from '#lib/text/pluralize';

type ResultState = {
  result: FilteredEvents | undefined;
  filters: EventFilters;
  /** What is searched for them. */
  query: Pick<EventQuery, 'words'>;
  total: number;
  /** Whether the events to search are on their way. */
  isLoading: boolean;
  cityLabel: string | undefined;
  /** What was understood of filters and typed words, once that is loaded. */
  reading?:
    | Pick<UnderstoodFilters, 'words' | 'time' | 'forgiving' | 'isPlaceUnknown' | 'status' | 'region'>
    | undefined;
};

/** Whether all that was found is over, cancelled or postponed on the day that runs. */
export const isNothingLeft = ({ events, folded }: FilteredEvents) => events.length === 0 && folded.length > 0;

const countText = ({ events, choices }: FilteredEvents, { saved }: EventFilters, status?: string) =>
  saved || status
    ? pluralize(events.length, [saved && 'saved', status, 'event'].filter(Boolean).join(' '))
    : pluralize(choices, 'event');

/** The status line with the number of events to choose from in the list. */
export function resultText(state: ResultState): string {
  const { result, filters, query, total, isLoading, cityLabel, reading } = state;
  if (!result) return isLoading ? 'Searching…' : `${pluralize(total, 'event')} to come`;
  const words = reading ? reading.words : query.words.trim();
  const time = reading ? reading.time : filters.when && WHEN_LABELS[filters.when].toLowerCase();
  if (reading?.isPlaceUnknown) return 'Events near you: which place?';
  const parts = [
    isNothingLeft(result) ? 'Nothing left' : countText(result, filters, reading?.status),
    time || (isNothingLeft(result) && 'today'),
    reading?.region ?? (cityLabel && `in ${cityLabel}`),
    words && (result.forgiving || reading?.forgiving ? `like “${words}”` : `for “${words}”`),
    result.nearby.length > 0 && `${isNothingLeft(result) ? 'but' : 'and'} ${result.nearby.length} nearby`,
  ];
  return parts.filter(Boolean).join(' ');
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
