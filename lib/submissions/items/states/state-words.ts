import type { ItemKind } from '#lib/server/store/schema';
import { replyPromise, reviewPromise } from '#lib/site/answer-times';
import type { OperatorContact } from '#lib/site/operator-contact';
import { advertiserPromise } from '#lib/site/promises';

/** What the status page says about the state of an item and the next step, for each kind. */
export type StateWords = Readonly<
  Record<ItemKind, { title: string; next: string | ((contact: OperatorContact) => string) }>
>;

export const WAITING_WORDS: StateWords = {
  event: {
    title: 'Your event is with our team',
    next: (contact) =>
      `${reviewPromise(contact, { team: 'The community team' })} Until then you can correct it or withdraw it.`,
  },
  advertiser: {
    title: 'Your application is with our team',
    next: `We'll ${advertiserPromise} Until then you can correct it or withdraw it.`,
  },
  contact: {
    title: 'Your message is with our team',
    next: (contact) => `We'll ${replyPromise(contact)}`,
  },
};

export const ASKED_WORDS: StateWords = {
  event: {
    title: 'We have a question',
    next: 'Once you have answered it, your event is with our team again. You can also correct it or withdraw it.',
  },
  advertiser: {
    title: 'We have a question',
    next: 'Once you have answered it, your application is with our team again. You can also correct it or withdraw it.',
  },
  contact: {
    title: 'We have a question',
    next: 'Once you have answered it, your message is with our team again.',
  },
};

export const UNANSWERED_WORDS: StateWords = {
  event: {
    title: 'We closed your event without an answer',
    next: 'Answer our question, or reopen it and answer later: then we pick up where we left off.',
  },
  advertiser: {
    title: 'We closed your application without an answer',
    next: 'You are welcome to apply again.',
  },
  contact: {
    title: 'We closed your message without an answer',
    next: 'You are welcome to write again.',
  },
};

export const APPROVED_WORDS: StateWords = {
  event: { title: 'Your event is on the calendar', next: 'If anything changes, tell us here.' },
  advertiser: {
    title: 'We have answered your application',
    next: 'Our answer is in your email, or came the way you prefer. You can always reply to it.',
  },
  contact: {
    title: 'We have answered your message',
    next: (contact) => `Our answer is in your email${contact.whatsapp ? ' or your WhatsApp' : ''}.`,
  },
};

export const REJECTED_WORDS: StateWords = {
  event: {
    title: 'Your event was not published',
    next: 'If it can be put right, you are welcome to submit the event again.',
  },
  advertiser: {
    title: 'We could not accept your application',
    next: 'If it can be put right, you are welcome to apply again.',
  },
  contact: { title: 'Your message is closed', next: 'You are welcome to write again.' },
};

export const WITHDRAWN_WORDS: StateWords = {
  event: { title: 'You withdrew this event', next: 'Nobody reviews it any more.' },
  advertiser: { title: 'You withdrew this application', next: 'Nobody reads it any more.' },
  contact: { title: 'You withdrew this message', next: 'Nobody answers it any more.' },
};

/** For a status that the table of states does not know: true in any state. */
export const UNKNOWN_WORDS: StateWords = {
  event: { title: 'We have your event', next: '' },
  advertiser: { title: 'We have your application', next: '' },
  contact: { title: 'We have your message', next: '' },
};
