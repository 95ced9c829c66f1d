import { type EventFilters, filtersFromSearch, searchFromFilters } from '#lib/events/event-filters';

/** The filters chosen in the form, whose fields are named like the query parameters; `month` is not in the form. */
export function filtersFromForm(form: HTMLFormElement, { month }: EventFilters): EventFilters {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return { ...filtersFromSearch(new URLSearchParams(fields)), month };
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
