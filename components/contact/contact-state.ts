/** What a field is called among all fields of a page, which may show another form beside this one. */
export const contactField = (name: string) => `contact-${name}`;

export type ContactLiveProps = {
  form: HTMLFormElement;
  /** Counts how often Send was pressed. */
  presses: number;
};

/** Set while this device keeps an unsent message, so that only then the form's code is fetched unasked. */
export const DRAFT_MARK = 'contact-draft';

export const FAILURE = 'Failed to send message. Please try again later or contact us directly via WhatsApp.';
