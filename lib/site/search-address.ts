import { hasEventList } from './event-lists.ts';
import { THINGS_TO_DO_PATH } from './site.ts';

/**
 * The address that answers a search: the list of the page one is on, with its other filters, else the full list.
 *
 *     searchAddress('drums', { pathname: '/', search: '?when=today' }); // '/?when=today&q=drums#events'
 */
export function searchAddress(query: string, { pathname, search }: { pathname: string; search: string }) {
  const hasList = hasEventList(pathname);
  const params = new URLSearchParams(hasList ? search : '');
  params.set('q', query.trim());
  return hasList ? `${pathname}?${params}#events` : `${THINGS_TO_DO_PATH}?${params}`;
}
