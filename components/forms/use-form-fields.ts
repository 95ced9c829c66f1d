'use client';

import { type FieldErrors, type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';

/** The message for a field; undefined where it is valid. */
export const messageFor = (name: string, errors: FieldErrors) => errors[name]?.message?.toString();

/** The form around a step, with the message for each invalid field. */
export function useFormFields<Values extends FieldValues = FieldValues>() {
  const form = useFormContext<Values>();
  const errorOf = (name: FieldPath<Values>) => messageFor(name, form.formState.errors);
  return { ...form, errorOf };
}
