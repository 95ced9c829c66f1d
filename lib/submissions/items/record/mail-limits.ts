import type { MailLimit } from '#lib/outbox/mail-limit';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time/durations';
import { mailboxOf } from './mailbox-of.ts';

/** Addresses are not confirmed: a stranger's mailbox gets five receipts a day, and a sixth mail with all others. */
const RECEIPTS_A_DAY = 5;

/** The limit of receipts to an address. */
export const receiptLimit = (address: string): MailLimit => ({
  digest: 'receipts-digest',
  mailbox: mailboxOf(address),
  address,
  singles: RECEIPTS_A_DAY,
  windowMs: DAY_MS,
  pauseMs: HOUR_MS,
});

/** Mails about items that a moderator gets by themselves in an hour; all others come in one mail an hour. */
const MODERATOR_MAILS_AN_HOUR = 20;

/** The limit of mails about items to a moderator. Sign-in links have their own (`MAX_LINKS`). */
export const moderatorLimit = (moderator: string): MailLimit => ({
  digest: 'moderators-digest',
  mailbox: moderator,
  address: moderator,
  recipient: moderator,
  singles: MODERATOR_MAILS_AN_HOUR,
  windowMs: HOUR_MS,
  pauseMs: 10 * MINUTE_MS,
});
