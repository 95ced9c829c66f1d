import type { ListStart } from './event-lists.ts';
import type { FilterParameter } from './filter-parameters.ts';
import { THINGS_TO_DO_PATH } from './site.ts';

/**
 * The link to a search's results: the list on the current page with its other filters, else the full list.
 *
 *     searchHref('drums', { pathname: '/', search: '?when=today', hasList: true }); // '/?when=today&q=drums#events'
 */
export function searchHref(query: string, { pathname, search, hasList }: ListStart) {
  const params = new URLSearchParams(hasList ? search : '');
  params.set('q' satisfies FilterParameter, query.trim());
  return hasList ? `${pathname}?${params}#events` : `${THINGS_TO_DO_PATH}?${params}`;
}
