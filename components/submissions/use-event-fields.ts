'use client';

import { type FieldErrors, useFormContext } from 'react-hook-form';
import type { FormProblem } from '#components/ui/form/error-summary';
import type { EventFormField, EventFormValues } from '#lib/submissions/fields/event-form-values';
import type { EventSubmission } from '#lib/submissions/fields/event-submission';

type Errors = FieldErrors<EventFormValues>;

/** The sentence of a field, also when it belongs to one entry of its list. */
function sentenceOf(errors: Errors, name: EventFormField): string | undefined {
  const error = errors[name];
  if (!error) return undefined;
  if (typeof error.message === 'string') return error.message;
  return Object.values(error)
    .map((entry) => (typeof entry === 'object' && entry && 'message' in entry ? entry.message : undefined))
    .find((message) => typeof message === 'string');
}

/** What is wrong with these fields, in their order. */
export const problemsOf = (errors: Errors, fields: readonly EventFormField[]): FormProblem[] =>
  fields.flatMap((name) => {
    const message = sentenceOf(errors, name);
    return message ? [{ name, message }] : [];
  });

/** The event form around a step, with the sentence of each field. */
export function useEventFields() {
  const form = useFormContext<EventFormValues, unknown, EventSubmission>();
  const errorOf = (name: EventFormField) => sentenceOf(form.formState.errors, name);
  return { ...form, errorOf };
}
