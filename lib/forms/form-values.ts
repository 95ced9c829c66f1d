import type { z } from 'zod';
import { type FieldErrors, fieldErrorsOf } from '#lib/text/field-errors';

/** The values of a form's fields by name; a checked checkbox has 'yes', an unchecked one is absent. */
export type FormValues = Record<string, string>;

/** The sentences for a form's invalid fields, by their paths; empty when all are valid. */
export function errorsOf(schema: z.ZodType, payload: unknown): FieldErrors {
  const { error } = schema.safeParse(payload);
  return error ? fieldErrorsOf(error) : {};
}
