import type { FieldErrors } from '#lib/forms/field-schemas';

/** Where the contact form stands. */
export type ContactState = {
  status: 'idle' | 'submitting' | 'success' | 'error';
  errors: FieldErrors;
  /** What was typed before was found on this device. */
  restored?: boolean;
  /** The message is on its way, but there is no network. */
  waiting?: boolean;
  reference?: string;
};

export const IDLE: ContactState = { status: 'idle', errors: {} };

/** Set while this device keeps an unsent message, so that only then the form's code is fetched unasked. */
export const DRAFT_MARK = 'contact-draft';

export type ContactReport = 'submit' | 'success' | 'error';
