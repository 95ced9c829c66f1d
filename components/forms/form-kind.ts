import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { DraftKind } from '#lib/forms/draft';
import type { DraftSending } from '#lib/forms/send-draft.browser';
import type { JoinTexts } from '#lib/forms/with-typed';
import { type FieldErrors, fieldErrorsOf } from '#lib/text/field-errors';

/** Values after validation: the request body, or the message for each invalid field. */
type Checked = { body: Record<string, unknown> } | { errors: FieldErrors };

/** What distinguishes one kind of form from another. */
export type FormKind<Values extends FieldValues> = {
  draft: DraftKind;
  sending: DraftSending;
  /**
   * Milliseconds online without a final response after which a sending fails. Without a network it waits, however long,
   * and the time begins anew when the network is back.
   */
  answerWithinMs?: number;
  /** The last step is the review; a form of one page has none. */
  steps: ReadonlyArray<{ title: string; fields: readonly string[] }>;
  /** Fields whose controls show something else than their values: what a browser fills in there is not read from them. */
  formattedFields?: readonly string[];
  /** The values of the fields for those of a stored draft; `{}` gives an empty form. */
  valuesOf: (stored: Record<string, unknown>) => DefaultValues<Values>;
  hasAnswers: (values: Record<string, unknown>) => boolean;
  /** Before the next step opens, and before all is sent. */
  check: (values: Values) => Checked;
  /** Warnings about valid values that were probably typed wrong, by their fields: each is shown once. */
  warnings?: (values: Values) => FieldErrors;
  /** Fields of the body about the request itself; a retry of the same submission may differ in them. */
  metadata?: (openedAt: number) => Record<string, unknown>;
  /** The server requires an opening token, and refuses a form that was filled in faster. */
  opening?: { minSeconds: number; tooEarly: string };
  /** The images of drafts on the device, where the form has images. */
  images?: {
    /** Deletes those of a draft. */
    delete: (draft: string) => unknown;
    /** Deletes those of which the drafts are gone. */
    deleteUnused: () => unknown;
  };
  /** Whether the visitor is asked before a stored draft is restored. */
  offersDraft: boolean;
  /** Joins a stored text and another that was typed before the draft was restored; by default the stored one stays. */
  joinTexts?: JoinTexts;
  /** Whether an interrupted submission continues when the form is opened again. */
  resumesSending: boolean;
  /** Milliseconds before the review can be submitted, so that a double click on Next does not submit it. */
  reviewMs?: number;
};

/** Validates values with a schema; `body` makes the request body of valid ones. */
export function checked<Output extends Record<string, unknown>>(
  schema: z.ZodType<Output>,
  values: unknown,
  body: (output: Output) => Record<string, unknown> = (output) => output,
): Checked {
  const { data, error } = schema.safeParse(values);
  return error ? { errors: fieldErrorsOf(error) } : { body: body(data) };
}

/** How a form of text fields reads a stored draft; `initial` is what the fields hold in an empty form. */
export const textFields = (names: readonly string[], initial: Record<string, string> = {}) => ({
  valuesOf: (stored: Record<string, unknown>): Record<string, string> => ({
    ...initial,
    ...Object.fromEntries(
      names.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
    ),
  }),
  hasAnswers: (values: Record<string, unknown>) =>
    names.some((name) => values[name] && values[name] !== initial[name]),
});
