import { ANSWER_TIMES } from './answer-times.ts';

/** 'be in touch within 24 hours …', after “We'll”, with the apostrophe of its text. */
export const advertiserPromise = `be in touch within ${ANSWER_TIMES.advertiser.within} to discuss your advertising opportunities.`;

/** The confirmation of an application. */
export const APPLICATION_RECEIVED = `Thank you! We'll ${advertiserPromise}`;
