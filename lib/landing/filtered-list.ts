import { filtersFromSearch, isFiltering } from '#lib/events/event-filters';
import type { FilterParameter } from '#lib/site/filter-parameters';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import type { Landing } from './landing-address.ts';

type Filters = Partial<Record<FilterParameter, string>>;

/** The filters with which the list shows what a landing page is about; a month of every year has none. */
function filtersOf(landing: Landing): Filters {
  if (landing.kind === 'category') return { category: landing.category };
  return landing.kind === 'weekend' ? { when: 'weekend' } : {};
}

/**
 * The address of the list for a landing page that is asked for with filters, as it has none: who filters is in the list,
 * filtered alike and as the parameters say, which win. Undefined where they filter nothing. What is no filter stays: where
 * a visitor came from.
 *
 *     filteredList({ kind: 'weekend' }, new URLSearchParams('city=hopkins'));
 *     // '/things-to-do-in-belize?when=weekend&city=hopkins'
 */
export function filteredList(landing: Landing, parameters: URLSearchParams): string | undefined {
  const { q, month: _, ...choices } = filtersFromSearch(parameters);
  if (!isFiltering({ ...choices, words: q })) return undefined;
  const { when, ...own } = filtersOf(landing);
  const isDated = ['when', 'from', 'to'].some((name) => parameters.has(name));
  const filters = new URLSearchParams({ ...own, ...(when && !isDated && { when }) });
  for (const [name, value] of parameters) filters.set(name, value);
  return `${THINGS_TO_DO_PATH}?${filters}`;
}
