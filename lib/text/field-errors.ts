import type { z } from 'zod';

/** The sentence for each invalid field of a form, by the field's path. */
export type FieldErrors = Record<string, string>;

/** The first sentence for each invalid field, by its path ('additionalImageUrls.2'). */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) errors[path.join('.')] ??= message;
  return errors;
}
