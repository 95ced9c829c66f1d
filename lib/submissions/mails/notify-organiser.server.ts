import 'server-only';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { enqueue } from '#lib/outbox/enqueue.server';
import type { Database } from '#lib/server/store/schema';
import type { Payload } from '../fields/field.ts';
import { changeFacts, eventChanges, isSameEvent } from '../items/proposals/field-changes.ts';

/** What the mail about a correction is made of; of the event it has public fields only. */
export const correctionData = z.object({
  /** Whether a proposal was accepted or declined, or a moderator corrected the event. */
  told: z.enum(['accepted', 'declined', 'amended']),
  /** The changed public fields, each with its label. */
  changes: z.array(z.tuple([z.string(), z.string()])).default([]),
  hasOtherContact: z.boolean().default(false),
  /** Whether the calendar shows it only once the row of the sheet is changed. */
  isInSheet: z.boolean().default(false),
  reason: z.string().optional(),
});
type CorrectionData = z.output<typeof correctionData>;

type CorrectionNews = {
  told: CorrectionData['told'];
  before: Payload;
  after: Payload;
  isInSheet?: boolean;
  reason?: string;
  delaySeconds?: number;
};

/**
 * Whether the mail that an event is on the calendar is still to be sent: it tells of the event as it is then. Written to,
 * so that it is not sent before this transaction has ended.
 */
async function isApprovalUnsent(db: Kysely<Database>, itemId: string, now: number): Promise<boolean> {
  const waiting = await db
    .updateTable('outbox')
    .set({ lease_until: null })
    .where('item_id', '=', itemId)
    .where('kind', '=', 'decision')
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((where) =>
      where.or([where('lease_until', 'is', null), where('lease_until', '<', new Date(now).toISOString())]),
    )
    .returning('id')
    .execute();
  return waiting.length > 0;
}

/**
 * Enqueues the mail to the organiser about a correction, inside its transaction; none where nothing has changed, or where
 * a moderator corrects an event before its organiser was told that it is on the calendar.
 */
export async function notifyOrganiser(
  db: Kysely<Database>,
  { itemId, version, now }: { itemId: string; version: number; now: number },
  { told, before, after, isInSheet = false, reason, delaySeconds }: CorrectionNews,
): Promise<void> {
  const changes = eventChanges(before, after, 'status');
  if (told === 'amended' && (isSameEvent(changes) || (await isApprovalUnsent(db, itemId, now)))) return;
  const data: CorrectionData = {
    told,
    // What was declined is not repeated.
    changes: told === 'declined' ? [] : changeFacts(changes),
    hasOtherContact: told !== 'declined' && changes.contact.length > 0,
    isInSheet,
    ...(reason && { reason }),
  };
  const occasion = `correction-${version + 1}`;
  await enqueue(
    db,
    { kind: 'correction', itemId, data, occasion, ...(delaySeconds && { delaySeconds }) },
    now,
  );
}
