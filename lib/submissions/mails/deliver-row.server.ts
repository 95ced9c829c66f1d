import 'server-only';
import { z } from 'zod';
import { DeliveryError } from '#lib/outbox/delivery-error';
import { mailProblem } from '#lib/outbox/mail-problem';
import type { OutboxRow } from '#lib/outbox/outbox.server';
import type { Outcome } from '#lib/outbox/outcome';
import type { Mailer } from '#lib/outbox/send-mail.server';
import type { NotificationKind } from '#lib/server/store/schema';
import { appendToSheet } from '../sheet/append-to-sheet.server.ts';
import { expandToModerators } from './expand-moderators.server.ts';
import { MAIL_KINDS, type MailKind, mailOf } from './mail-of.server.ts';
import { sendToContactService } from './send-to-contact-service.server.ts';

/** What delivers: each does one after the other, beside the others. */
export const CHANNELS = [MAIL_KINDS, ['contact-service'], ['sheet-append']] as const satisfies ReadonlyArray<
  readonly NotificationKind[]
>;

/** What a delivery is done with; `now` is in milliseconds since 1970. */
type Means = { now: number; signal: AbortSignal; mailer: Mailer };

async function deliverMail(kind: MailKind, row: OutboxRow, { now, signal, mailer }: Means): Promise<Outcome> {
  if (kind === 'moderators-new' && row.recipient === null) {
    await expandToModerators(row, now);
    return 'expanded';
  }
  const made = await mailOf(kind, row, now);
  if ('reason' in made) return made;
  try {
    await mailer.send(made.mail, { messageId: row.message_id, now, signal });
    return 'delivered';
  } catch (error) {
    const { problem, code } = mailProblem(error);
    throw new DeliveryError(problem, code);
  }
}

/** Delivers one notification. Throws a DeliveryError, or what the store throws. */
export async function deliverRow(row: OutboxRow, means: Means): Promise<Outcome> {
  try {
    if (row.kind === 'contact-service') return await sendToContactService(row, means.signal);
    if (row.kind === 'sheet-append') return await appendToSheet(row.item_id, means.now, means.signal);
    return await deliverMail(row.kind, row, means);
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      throw new DeliveryError('temporary', 'UNREADABLE_DATA');
    throw error;
  }
}
