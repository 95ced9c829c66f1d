/** What a field is called among all fields of a page, which may show another form beside this one. */
export const contactField = (name: string) => `contact-${name}`;

/** Where the contact form stands. */
export type ContactState = {
  status: 'idle' | 'submitting' | 'success' | 'error';
  /** The sentence for each field that is wrong. */
  errors: Record<string, string>;
  /** Counts the attempts that the rules refused, here or on the server. */
  refusals: number;
  /** What was typed before was found on this device. */
  restored?: boolean;
  /** The message is on its way, but there is no network. */
  waiting?: boolean;
  reference?: string;
};

export type ContactReport = 'submit' | 'success' | 'error';

export type ContactLiveProps = {
  form: HTMLFormElement;
  /** Counts how often Send was pressed. */
  presses: number;
};

/** Set while this device keeps an unsent message, so that only then the form's code is fetched unasked. */
export const DRAFT_MARK = 'contact-draft';

export const FAILURE = 'Failed to send message. Please try again later or contact us directly via WhatsApp.';
