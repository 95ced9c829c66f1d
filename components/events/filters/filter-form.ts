import { type EventFilters, filtersFromSearch, searchFromFilters } from '#lib/events/event-filters';

/**
 * The filters chosen in the form, whose fields are named like the query parameters. Exact days and hours, the cost and
 * the month are not in the form and stay; a chosen time replaces days and hours.
 */
export function filtersFromForm(form: HTMLFormElement, filters: EventFilters): EventFilters {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const chosen = filtersFromSearch(new URLSearchParams(fields));
  const { month, from, to, hours, cost } = filters;
  const isTimeChosen = chosen.when !== filters.when;
  return {
    ...chosen,
    month,
    ...(cost && { cost }),
    ...(!isTimeChosen && { ...(from && { from }), ...(to && { to }), ...(hours && { hours }) }),
  };
}

/** Sets the form's fields to the filters. */
export function writeFilters(form: HTMLFormElement, filters: EventFilters) {
  const parameters = new URLSearchParams(searchFromFilters(filters));
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const value = field.name === 'q' ? filters.q : (parameters.get(field.name) ?? '');
    if (field.type === 'radio' || field.type === 'checkbox')
      (field as HTMLInputElement).checked = field.value === value;
    // An unchanged value is not set again: that would move the cursor while the visitor types.
    else if (field.value !== value) field.value = value;
  }
}
