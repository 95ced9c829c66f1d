import type { z } from 'zod';
import { type FieldErrors, fieldErrorsOf } from './field-schemas.ts';

/** What the fields of a form hold, by their names; a ticked box holds 'yes', one that is not is absent. */
export type FormValues = Record<string, string>;

/** What is wrong with what a form holds, in the schema's sentences. */
export function errorsOf(schema: z.ZodType, payload: unknown): FieldErrors {
  const { error } = schema.safeParse(payload);
  return error ? fieldErrorsOf(error) : {};
}
