import type { FilterParameter } from '#lib/site/filter-parameters';
import {
  type EventFilters,
  filtersFromSearch,
  isTonight,
  TONIGHT,
  textsOfFilters,
} from '../event-filters.ts';

/** The value of the form's field for the time. */
export const timeChoice = (filters: EventFilters): string =>
  isTonight(filters) ? TONIGHT : (filters.when ?? '');

/** Whether the field for the time can say the time of filters; exact days and other hours it cannot. */
export const isTimeChoice = (filters: EventFilters): boolean =>
  !filters.from && !filters.to && (!filters.hours || isTonight(filters));

/** The values that the fields of a form have for filters, by the fields' names; '' for what was not chosen. */
export const fieldValues = (filters: EventFilters): Record<FilterParameter, string> => ({
  ...textsOfFilters(filters),
  q: filters.q,
  when: timeChoice(filters),
});

/**
 * The filters that a form with these fields asks for, which are named like the query parameters. Exact days and hours,
 * other costs than 'free' and the month are not in the form and stay as they were `before`; a chosen time replaces days
 * and hours.
 */
export function filtersFromFields(fields: URLSearchParams, before: EventFilters): EventFilters {
  const isTimeChosen = (fields.get('when') ?? '') !== timeChoice(before);
  const chosen = filtersFromSearch(fields);
  const { month, from, to, hours, cost } = before;
  return {
    ...chosen,
    ...(month && { month }),
    ...(cost && cost !== 'free' && !chosen.cost && { cost }),
    ...(!isTimeChosen && { ...(from && { from }), ...(to && { to }), ...(hours && { hours }) }),
  };
}
