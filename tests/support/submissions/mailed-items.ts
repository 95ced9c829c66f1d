import type { Mail } from '#lib/outbox/mail';
import { mailText } from '#lib/outbox/render-mail';
import type { MailedItem } from '#lib/submissions/mails/item-mail';
import { day } from '../moment/moment.ts';
import { someApplication, someMessage } from './some-bodies.ts';
import { someSubmission } from './some-submission.ts';

const shared = { reference: 'BC-7K4M-92QX', createdAt: `${day(1)}T12:00:00.000Z` };

/** An event as the mails about it get it, received at noon UTC on the next day. */
export const mailedEvent = (changes: Record<string, unknown> = {}): MailedItem => ({
  ...shared,
  kind: 'event',
  payload: someSubmission(changes),
});

/** The same with an application. */
export const mailedApplication = (changes: Record<string, unknown> = {}): MailedItem => ({
  ...shared,
  kind: 'advertiser',
  payload: someApplication(changes),
});

/** The same with a message. */
export const mailedMessage = (changes: Record<string, unknown> = {}): MailedItem => ({
  ...shared,
  kind: 'contact',
  payload: someMessage(changes),
});

/** A mail as it is read: addresses, subject and all lines of its plain text that are not empty. */
export function linesOfMail(mail: Mail | undefined): string[] {
  if (!mail) return [];
  const { to, replyTo, subject, parts } = mail;
  return [
    `To: ${to.name} <${to.address}>`,
    ...(replyTo ? [`Reply-To: ${replyTo.name} <${replyTo.address}>`] : []),
    `Subject: ${subject}`,
    ...mailText(parts)
      .split('\n')
      .filter((line) => line !== ''),
  ];
}
