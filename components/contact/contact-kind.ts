import type { FormValues } from '#lib/forms/form-values';
import { contactMessageSchema } from '#lib/submissions/fields/contact-message';
import { checked, type FormKind } from '../forms/form-kind.ts';

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;

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
