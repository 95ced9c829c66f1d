import 'server-only';
import { z } from 'zod';
import { enqueue } from '#lib/outbox/enqueue.server';
import type { Handler, OutboxRow } from '#lib/outbox/handler';
import { markDelivered } from '#lib/outbox/outbox.server';
import { serverEnv } from '#lib/server/env.server';
import type { NotificationKind } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { deliverModeratorDigest } from './deliver-moderator-digest.server.ts';
import { deliverLostLinks, deliverPrivateLink } from './deliver-private-links.server.ts';
import { deliverReceipt, dissolveReceiptsDigest } from './deliver-receipt.server.ts';
import { deliverSheetFaults } from './editors/deliver-sheet-faults.server.ts';
import { MAIL_MAKERS, type MailOrReason } from './mail-of.server.ts';
import { moderatorLimit } from './moderator-limit.ts';
import { sendToContactService } from './send-to-contact-service.server.ts';
import { appendToSheet } from './sheet/append-to-sheet.server.ts';

/** The moderator who is mailed first, for example because the answered question is theirs; the rest is kept as it is. */
const firstData = z.looseObject({ first: z.string().optional() });
const OTHERS_AFTER_SECONDS = 1;

/**
 * Enqueues one notification for each moderator from one for all of them, so that each is delivered and retried by
 * itself, in one transaction: first the one whom it names, if it names one. Idempotent.
 */
async function expandToModerators(row: OutboxRow, now: number): Promise<'expanded'> {
  const data = firstData.parse(JSON.parse(row.data));
  const { MODERATOR_EMAILS } = serverEnv();
  const isFirstThere = MODERATOR_EMAILS.some((recipient) => recipient === data.first);
  await inTransaction(async (db) => {
    for (const recipient of MODERATOR_EMAILS)
      await enqueue(
        db,
        {
          kind: 'moderators-new',
          ...(row.item_id && { itemId: row.item_id }),
          recipient,
          data,
          ...(isFirstThere && recipient !== data.first && { delaySeconds: OTHERS_AFTER_SECONDS }),
          occasion: row.id,
          limit: moderatorLimit(recipient),
        },
        now,
      );
    await markDelivered(row, now, null, db);
  });
  return 'expanded';
}

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

/** The handler for each kind of notification about submissions; for the worker of the outbox. */
export const NOTIFICATION_HANDLERS = {
  'moderators-new': {
    ...toModerator,
    holdsUnaddressed: () => serverEnv().MODERATOR_EMAILS.length === 0,
    deliver: (row, delivery) =>
      row.recipient === null ? expandToModerators(row, delivery.now) : toModerator.deliver(row, delivery),
  },
  'moderators-digest': { channel: 'mail', deliver: deliverModeratorDigest },
  receipt: { channel: 'mail', deliver: deliverReceipt },
  'receipts-digest': { channel: 'mail', deliver: dissolveReceiptsDigest },
  decision: mailHandler(MAIL_MAKERS.decision),
  correction: mailHandler(MAIL_MAKERS.correction),
  question: mailHandler(MAIL_MAKERS.question),
  'question-reminder': mailHandler(MAIL_MAKERS['question-reminder']),
  'question-closed': mailHandler(MAIL_MAKERS['question-closed']),
  'sign-in': { ...mailHandler(MAIL_MAKERS['sign-in']), isUrgent: true },
  'slide-booked': mailHandler(MAIL_MAKERS['slide-booked']),
  // It holds the address that somebody typed, known or not. Anybody may ask, so it is not urgent.
  'lost-links': { channel: 'mail', deliver: deliverLostLinks, isForgotten: true },
  'private-link': { channel: 'mail', deliver: deliverPrivateLink },
  'sheet-faults': { channel: 'mail', deliver: deliverSheetFaults },
  'contact-service': {
    channel: 'contact-service',
    deliver: (row, { signal }) => sendToContactService(row, signal),
  },
  'sheet-append': {
    channel: 'sheet',
    deliver: (row, { now, signal }) => appendToSheet(row.item_id, now, signal),
  },
} satisfies Record<NotificationKind, Handler>;
