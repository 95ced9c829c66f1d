import { filtersFromSearch, isFiltering } from '#lib/events/event-filters';
import { THINGS_TO_DO_PATH } from '#lib/site/site';

/**
 * The address of the list for a landing page that is asked for with filters, as it has none: who filters is in the list.
 * Undefined where the parameters filter nothing. What is no filter stays: where a visitor came from.
 *
 *     filteredList(new URLSearchParams('when=today')); // '/things-to-do-in-belize?when=today'
 */
export function filteredList(parameters: URLSearchParams): string | undefined {
  const { q, month: _, ...choices } = filtersFromSearch(parameters);
  return isFiltering({ ...choices, words: q }) ? `${THINGS_TO_DO_PATH}?${parameters}` : undefined;
}
