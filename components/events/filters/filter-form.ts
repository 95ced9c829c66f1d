import type { EventFilters } from '#lib/events/event-filters';
import { fieldValues, filtersFromFields, isTimeChoice, timeChoice } from '#lib/events/filters/field-values';

/** The filters chosen in the form; what it has no field for stays as in `filters`. */
export function filtersFromForm(form: HTMLFormElement, filters: EventFilters): EventFilters {
  const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  // No time is chosen where the fields cannot say it.
  if (!fields.has('when')) fields.set('when', timeChoice(filters));
  return filtersFromFields(fields, filters);
}

/** Sets the form's fields to the filters; a time that they cannot say is none of the choices. */
export function writeFilters(form: HTMLFormElement, filters: EventFilters) {
  const values = new Map(Object.entries(fieldValues(filters)));
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const value =
      field.name === 'when' && !isTimeChoice(filters) ? undefined : (values.get(field.name) ?? '');
    if (field.type === 'radio' || field.type === 'checkbox')
      (field as HTMLInputElement).checked = field.value === value;
    // An unchanged value is not set again: that would move the cursor while the visitor types.
    else if (value !== undefined && field.value !== value) field.value = value;
  }
}
