import type { OperatorContact } from '#lib/site/operator-contact';

/** Prefixes the name of a field for its id: the page may show another form with the same names. */
export const contactField = (name: string) => `contact-${name}`;

export type ContactLiveProps = {
  contact: OperatorContact;
  form: HTMLFormElement;
  /** How often Send was pressed. */
  presses: number;
};

/** Storage key, set while this device has an unsent message: only then the form's code is loaded at once. */
export const DRAFT_MARK = 'contact-draft';
