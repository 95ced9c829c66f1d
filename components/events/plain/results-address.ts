import { type EventFilters, searchFromFilters } from '#lib/events/event-filters';
import { SEARCH_PATH, THINGS_TO_DO_PATH } from '#lib/site/site';

/** The address of a page of results; without filters that of the full list. */
export function resultsAddress(filters: EventFilters, page = 1): string {
  const search = searchFromFilters(filters);
  if (!search) return THINGS_TO_DO_PATH;
  return `${SEARCH_PATH}${search}${page > 1 ? `&page=${page}` : ''}`;
}
