import { type EventFilters, filtersFromSearch } from '../event-filters.ts';
import { pageFromText } from '../lists/page-of-months.ts';

export type SearchRequest = { filters: EventFilters; page: number };

/**
 * What the address of a page of results asks for: the filters of the list, without the month view and without what only
 * the device knows; and the number of the page. Unknown parameters and values are ignored.
 */
export function searchRequestFrom(search: string | URLSearchParams): SearchRequest {
  const params = new URLSearchParams(search);
  const { saved: _, month: __, ...filters } = filtersFromSearch(params);
  // Control characters have no place in a page.
  const q = filters.q.replace(/\p{Cc}/gu, ' ');
  return { filters: { ...filters, q }, page: pageFromText(params.get('page') ?? '') };
}
