'use client';

import { useFormContext } from 'react-hook-form';
import type { EventFormField, EventFormValues } from '#lib/submissions/fields/event-form-values';

/** The event form around a step, with the sentence of each field. */
export function useEventFields() {
  const form = useFormContext<EventFormValues>();
  const errorOf = (name: EventFormField) => form.formState.errors[name]?.message?.toString();
  return { ...form, errorOf };
}
