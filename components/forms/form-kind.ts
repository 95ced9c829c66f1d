import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { DraftKind } from '#lib/forms/draft';
import { type FieldErrors, fieldErrorsOf } from '#lib/forms/field-schemas';
import type { DraftSending } from '#lib/forms/send-draft.browser';

/** What becomes of a form's values by its rules: the body to send, or the sentence for each field that is wrong. */
type Checked = { body: Record<string, unknown> } | { errors: FieldErrors };

/** A kind of form, as the machine runs it. */
export type FormKind<Values extends FieldValues> = {
  draft: DraftKind;
  sending: DraftSending;
  /** The last step is the review; a form of one page has none. */
  steps: ReadonlyArray<{ title: string; fields: readonly string[] }>;
  /** What the fields hold for what a device kept; an empty form for nothing. */
  valuesOf: (kept: Record<string, unknown>) => DefaultValues<Values>;
  hasAnswers: (values: Record<string, unknown>) => boolean;
  check: (values: Values) => Checked;
  /** What a body says of its sending alone: a repetition may differ in it. */
  passing?: (openedAt: number) => Record<string, unknown>;
  /** The server asks when the form was opened, and takes nothing in the first seconds. */
  opening?: { minSeconds: number; tooEarly: string };
  /** Whether a kept draft is offered; else its values are filled in. */
  offersDraft: boolean;
  /** Whether a sending that was cut off goes on when the form is opened again. */
  resumesSending: boolean;
  /** Milliseconds that the review is seen before it is sent: the second press of a double click on Next sends nothing. */
  reviewMs?: number;
};

/** Checks values by a schema; `body` makes what is sent of values that are right. */
export function checked<Output extends Record<string, unknown>>(
  schema: z.ZodType<Output>,
  values: unknown,
  body: (output: Output) => Record<string, unknown> = (output) => output,
): Checked {
  const { data, error } = schema.safeParse(values);
  return error ? { errors: fieldErrorsOf(error) } : { body: body(data) };
}
