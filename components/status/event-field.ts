import type { FieldErrors } from '#lib/forms/field-schemas';
import type { FormValues } from '#lib/forms/form-values';
import { EVENT_LABELS, type EventField } from '#lib/submissions/fields/event-words';

/** What every field of an event carries: its name and label, what it holds, and what is wrong with it. */
export const eventField = (values: FormValues, errors: FieldErrors) => (name: EventField) => ({
  name,
  label: EVENT_LABELS[name],
  defaultValue: values[name],
  error: errors[name],
});
