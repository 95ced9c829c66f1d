import {
  type EventFilters,
  filtersFromSearch,
  isTonight,
  searchFromFilters,
  TONIGHT,
} from '#lib/events/event-filters';

/** The value of the form's field for the time. */
export const timeChoice = (filters: EventFilters): string =>
  isTonight(filters) ? TONIGHT : (filters.when ?? '');

/**
 * The filters chosen in the form, whose fields are named like the query parameters. Exact days and hours, other costs
 * than 'free' and the month are not in the form and stay; a chosen time replaces days and hours.
 */
export function filtersFromForm(form: HTMLFormElement, filters: EventFilters): EventFilters {
  const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const isTimeChosen = (fields.get('when') ?? '') !== timeChoice(filters);
  const chosen = filtersFromSearch(fields);
  const { month, from, to, hours, cost } = filters;
  return {
    ...chosen,
    month,
    ...(cost && cost !== 'free' && !chosen.cost && { cost }),
    ...(!isTimeChosen && { ...(from && { from }), ...(to && { to }), ...(hours && { hours }) }),
  };
}

/** Sets the form's fields to the filters. */
export function writeFilters(form: HTMLFormElement, filters: EventFilters) {
  const parameters = new URLSearchParams(searchFromFilters(filters));
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const value =
      field.name === 'q'
        ? filters.q
        : field.name === 'when'
          ? timeChoice(filters)
          : (parameters.get(field.name) ?? '');
    if (field.type === 'radio' || field.type === 'checkbox')
      (field as HTMLInputElement).checked = field.value === value;
    // An unchanged value is not set again: that would move the cursor while the visitor types.
    else if (field.value !== value) field.value = value;
  }
}
