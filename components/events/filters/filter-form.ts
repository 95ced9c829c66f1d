import type { EventFilters } from '#lib/events/event-filters';
import { fieldValues, filtersFromFields } from '#lib/events/filters/field-values';

/** The filters chosen in the form; what it has no field for stays as in `filters`. */
export const filtersFromForm = (form: HTMLFormElement, filters: EventFilters): EventFilters =>
  filtersFromFields(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    filters,
  );

/** Sets the form's fields to the filters. */
export function writeFilters(form: HTMLFormElement, filters: EventFilters) {
  const values = new Map(Object.entries(fieldValues(filters)));
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const value = values.get(field.name) ?? '';
    if (field.type === 'radio' || field.type === 'checkbox')
      (field as HTMLInputElement).checked = field.value === value;
    // An unchanged value is not set again: that would move the cursor while the visitor types.
    else if (field.value !== value) field.value = value;
  }
}
