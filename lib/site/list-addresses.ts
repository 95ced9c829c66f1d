import type { FilterParameter } from './filter-parameters.ts';
import { SEARCH_PATH, THINGS_TO_DO_PATH } from './site.ts';

type ListAddresses = {
  /** The list, which filters in the browser. */
  href: string;
  /** The page with the same events that needs no script. */
  plainHref: string;
};

/**
 * The addresses of the list with filters.
 *
 *     listAddresses({ when: 'today' }); // { href: '/things-to-do-in-belize?when=today', plainHref: '/search?when=today' }
 */
export function listAddresses(filters: Readonly<Partial<Record<FilterParameter, string>>>): ListAddresses {
  const query = new URLSearchParams(Object.entries(filters));
  return { href: `${THINGS_TO_DO_PATH}?${query}`, plainHref: `${SEARCH_PATH}?${query}` };
}
