import { checked, type FormKind } from '#components/forms/form-kind.ts';
import type { FormValues } from '#lib/forms/form-values';
import { contactMessageSchema } from '#lib/submissions/fields/contact-message';
import { askedNames } from '#lib/submissions/fields/field-rules';
import { MESSAGE_FIELDS } from '#lib/submissions/fields/message-fields';

export const CONTACT_FIELDS = askedNames(MESSAGE_FIELDS);

/** The form for a message, as the machine runs it. */
export const CONTACT_FORM: FormKind<FormValues> = {
  draft: 'contact',
  // Milliseconds to try without an answer while the device says it is online; without a network it waits as long.
  sending: { path: '/api/contact', patienceMs: 20_000 },
  steps: [],
  valuesOf: (kept) =>
    Object.fromEntries(
      CONTACT_FIELDS.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : [])),
    ),
  hasAnswers: (values) => CONTACT_FIELDS.some((name) => values[name]),
  check: (values) => checked(contactMessageSchema, values, ({ honeypot: _, ...body }) => body),
  offersDraft: false,
  resumesSending: true,
};
