import type { OperatorContact } from './operator-contact.ts';

/**
 * How soon each kind of submission is promised an answer. The forms, the mails and the private page say it, and the
 * moderators' queue is measured by it.
 */
export const ANSWER_TIMES = {
  event: { within: '2-3 business days', businessDays: 3 },
  advertiser: { within: '24 hours', hours: 24 },
  contact: { within: '24-48 hours', hours: 48 },
} as const;

/** The ways in which the operators answer: 'email or WhatsApp', or 'email' where they have no number to answer from. */
const answerWays = ({ whatsapp }: OperatorContact) => (whatsapp ? 'email or WhatsApp' : 'email');

/** 'Our community team reviews it within 2-3 business days and answers by email or WhatsApp.' */
export const reviewPromise = (
  contact: OperatorContact,
  { team = 'Our community team', what = 'it' }: { team?: string; what?: string } = {},
) => `${team} reviews ${what} within ${ANSWER_TIMES.event.within} and answers by ${answerWays(contact)}.`;

/** 'get back to you within 24-48 hours via email or WhatsApp', after “We'll”, with the apostrophe of its text. */
export const replyPromise = (contact: OperatorContact) =>
  `get back to you within ${ANSWER_TIMES.contact.within} via ${answerWays(contact)}.`;

/** The confirmation of a message. */
export const messageReceived = (contact: OperatorContact) =>
  `Thank you for your message! We'll ${replyPromise(contact)}`;
