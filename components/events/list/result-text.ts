import { type EventFilters, WHEN_LABELS } from '#lib/events/event-filters';
import type { FilteredEvents } from '#lib/events/filter-events';
import { searchedWords } from '#lib/questions/understand-search';
import { pluralize } from '#lib/text/pluralize';

type ResultState = {
  result: FilteredEvents | undefined;
  filters: EventFilters;
  total: number;
  state: 'page' | 'loading' | 'all' | 'failed';
  cityLabel: string | undefined;
};

/** The line that says, also to a screen reader, how many events the list shows. */
export function resultText({ result, filters, total, state, cityLabel }: ResultState): string {
  if (!result) return `${pluralize(total, 'event')} to come`;
  if (state === 'loading') return 'Searching…';
  const words = searchedWords(filters.q).trim();
  const parts = [
    pluralize(result.events.length, filters.saved ? 'saved event' : 'event'),
    filters.when && WHEN_LABELS[filters.when].toLowerCase(),
    cityLabel && `in ${cityLabel}`,
    words && (result.forgiving ? `like “${words}”` : `for “${words}”`),
    result.nearby.length > 0 && `and ${result.nearby.length} nearby`,
  ];
  return parts.filter(Boolean).join(' ');
}
