import { type EventFilters, filtersFromSearch, searchFromFilters } from '#lib/events/event-filters';

/** What the form says; its fields are named like the address's. */
export function filtersFromForm(form: HTMLFormElement, { month }: EventFilters): EventFilters {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return { ...filtersFromSearch(new URLSearchParams(fields)), month };
}

/** Has the fields say what the filters are. */
export function writeToForm(form: HTMLFormElement, filters: EventFilters) {
  const said = new URLSearchParams(searchFromFilters(filters));
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const value = field.name === 'q' ? filters.q : (said.get(field.name) ?? '');
    if (field.type === 'radio' || field.type === 'checkbox')
      (field as HTMLInputElement).checked = field.value === value;
    // A field that already says it is left alone: setting a value moves the cursor of whoever is typing.
    else if (field.value !== value) field.value = value;
  }
}
