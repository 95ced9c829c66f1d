import { checked, type FormKind, textFields } from '#components/forms/form-kind.ts';
import { emailTypos } from '#lib/forms/email-typos';
import type { FormValues } from '#lib/forms/form-values';
import { contactMessageSchema } from '#lib/submissions/fields/contact-message';
import { askedNames } from '#lib/submissions/fields/field-rules';
import { MESSAGE_FIELDS } from '#lib/submissions/fields/message-fields';

export const CONTACT_FIELDS = askedNames(MESSAGE_FIELDS);

/** The form for a message to the operators. */
export const CONTACT_FORM: FormKind<FormValues> = {
  ...textFields(CONTACT_FIELDS),
  draft: 'contact',
  // Milliseconds without a response, while the device says it is online, after which sending fails.
  sending: { path: '/api/contact', timeoutMs: 20_000 },
  steps: [],
  check: (values) => checked(contactMessageSchema, values, ({ honeypot: _, ...body }) => body),
  warnings: ({ email = '' }) => emailTypos('email', email),
  offersDraft: false,
  // Nobody is asked, so neither text is lost where there is room for both.
  joinTexts: (name, stored, typed) => (name === 'message' ? `${stored}\n${typed}` : typed),
  resumesSending: true,
};
