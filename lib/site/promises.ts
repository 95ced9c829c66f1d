/**
 * How soon each kind of submission is promised an answer. The forms, the mails and the private page say it, and the
 * moderators' queue is measured by it.
 */
export const ANSWER_TIMES = {
  event: { within: '2-3 business days', businessDays: 3 },
  advertiser: { within: '24 hours', hours: 24 },
  contact: { within: '24-48 hours', hours: 48 },
} as const;

/** 'be in touch within 24 hours …', after “We'll”, with the apostrophe of its text. */
export const advertiserPromise = `be in touch within ${ANSWER_TIMES.advertiser.within} to discuss your advertising opportunities.`;

/** The confirmation of an application. */
export const APPLICATION_RECEIVED = `Thank you! We'll ${advertiserPromise}`;
