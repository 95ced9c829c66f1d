import 'server-only';
import type { Handler, OutboxRow } from '#lib/outbox/handler';
import { serverEnv } from '#lib/server/env.server';
import type { NotificationKind } from '#lib/server/store/schema';
import { appendToSheet } from '../sheet/append-to-sheet.server.ts';
import { expandToModerators } from './expand-moderators.server.ts';
import { MAIL_MAKERS, type MailOrReason } from './mail-of.server.ts';
import { sendToContactService } from './send-to-contact-service.server.ts';

const mailHandler = (make: (row: OutboxRow, now: number) => Promise<MailOrReason>): Handler => ({
  channel: 'mail',
  deliver: async (row, { now, sendMail }) => {
    const made = await make(row, now);
    if ('reason' in made) return made;
    await sendMail(made.mail);
    return 'delivered';
  },
});

const toModerator = mailHandler(MAIL_MAKERS['moderators-new']);

/** How each kind of notification about submissions is delivered; for the worker of the outbox. */
export const NOTIFICATION_HANDLERS = {
  'moderators-new': {
    ...toModerator,
    holdsUnaddressed: () => serverEnv().MODERATOR_EMAILS.length === 0,
    deliver: (row, delivery) =>
      row.recipient === null ? expandToModerators(row, delivery.now) : toModerator.deliver(row, delivery),
  },
  receipt: mailHandler(MAIL_MAKERS.receipt),
  decision: mailHandler(MAIL_MAKERS.decision),
  'sign-in': { ...mailHandler(MAIL_MAKERS['sign-in']), isUrgent: true },
  'contact-service': {
    channel: 'contact-service',
    deliver: (row, { signal }) => sendToContactService(row, signal),
  },
  'sheet-append': {
    channel: 'sheet',
    deliver: (row, { now, signal }) => appendToSheet(row.item_id, now, signal),
  },
} satisfies Record<NotificationKind, Handler>;
