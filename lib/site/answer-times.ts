/**
 * How soon each kind of submission is promised an answer. The forms, the mails and the private page say it, and the
 * moderators' queue is measured by it.
 */
export const ANSWER_TIMES = {
  event: { within: '2-3 business days', businessDays: 3 },
  advertiser: { within: '24 hours', hours: 24 },
  contact: { within: '24-48 hours', hours: 48 },
} as const;
