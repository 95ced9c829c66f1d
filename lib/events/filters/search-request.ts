import { type EventFilters, filtersFromSearch } from '../event-filters.ts';
import { pageFromText } from '../lists/page-of-months.ts';
import { filtersFromFields } from './field-values.ts';

/** The field of the form without a script that has the filters of its page, as a query string. */
export const BEFORE_FIELD = 'before';

export type SearchRequest = {
  filters: EventFilters;
  page: number;
  /** The filters of the page whose form was sent, if it was one of results. */
  before?: EventFilters;
};

/** Filters without the month view and without what only the device knows. */
function forServer({ saved: _, month: __, ...filters }: EventFilters): EventFilters {
  // Control characters have no place in a page.
  return { ...filters, q: filters.q.replace(/\p{Cc}/gu, ' ') };
}

/**
 * What the address of a page of results asks for: the filters of the list, and the number of the page. A form on such a
 * page sends also which filters it had, so that those without a field are kept. Unknown parameters and values are ignored.
 */
export function searchRequestFrom(search: string | URLSearchParams): SearchRequest {
  const params = new URLSearchParams(search);
  const page = pageFromText(params.get('page') ?? '');
  const text = params.get(BEFORE_FIELD);
  if (!text) return { filters: forServer(filtersFromSearch(params)), page };
  const before = forServer(filtersFromSearch(text));
  return { filters: forServer(filtersFromFields(params, before)), page, before };
}
