import type { ListStart } from '#lib/site/event-lists';
import type { FilterParameter } from '#lib/site/filter-parameters';
import { THINGS_TO_DO_PATH } from '#lib/site/site';

/**
 * The link to a place's events: the list on the current page with its other filters, else the full list. 'all' removes
 * the place filter.
 *
 *     placeHref('dangriga', { pathname: '/', search: '?when=today', hasList: true });
 *     // '/?when=today&city=dangriga#events'
 */
export function placeHref(city: string, { pathname, search, hasList }: ListStart) {
  const name: FilterParameter = 'city';
  const params = new URLSearchParams(hasList ? search : '');
  if (city === 'all') params.delete(name);
  else params.set(name, city);
  const query = params.toString();
  return `${hasList ? pathname : THINGS_TO_DO_PATH}${query && `?${query}`}#events`;
}
