import type { MailLimit } from '#lib/outbox/mail-limit';
import { HOUR_MS, MINUTE_MS } from '#lib/time/durations';

/** Mails about items that a moderator gets by themselves in an hour; all others come in one mail an hour. */
const MODERATOR_MAILS_AN_HOUR = 20;

/** The limit of mails about items to a moderator. Sign-in links have their own (`MAX_LINKS`). */
export const moderatorLimit = (recipient: string): MailLimit => ({
  digest: 'moderators-digest',
  recipient,
  singles: MODERATOR_MAILS_AN_HOUR,
  windowMs: HOUR_MS,
  pauseMs: 10 * MINUTE_MS,
});
