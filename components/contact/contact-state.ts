import type { OperatorContact } from '#lib/site/operator-contact';

/** Prefixes the name of a field for its id: the page may show another form with the same names. */
export const contactField = (name: string) => `contact-${name}`;

export type ContactLiveProps = {
  contact: OperatorContact;
  form: HTMLFormElement;
  /** How often Send was pressed. */
  presses: number;
};
