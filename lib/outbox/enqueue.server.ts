import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { siteUrl } from '#lib/server/env.server';
import type { Database, NotificationKind } from '#lib/server/store/schema';
import { dueIn, iso } from './due-in.ts';
import { wakeWorker } from './wake-worker.server.ts';

type Notification = {
  kind: NotificationKind;
  itemId?: string;
  /** A moderator's address; without one it is sent to the submitter, or to all moderators. */
  recipient?: string;
  /** What the text needs besides the item. Never private data, which belongs to the item. */
  data?: Record<string, unknown>;
  /** Distinguishes notifications of the same kind, item and recipient, for example of a second decision. */
  occasion?: string;
  /** Seconds before it is delivered, in which it can be cancelled. */
  delaySeconds?: number;
};

/**
 * Adds a notification to the outbox, unless it is there already. Call it inside the transaction that writes the item;
 * `now` is in milliseconds since 1970.
 */
export async function enqueue(
  db: Kysely<Database>,
  { kind, itemId, recipient, data = {}, occasion = '', delaySeconds = 0 }: Notification,
  now: number,
): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto('outbox')
    .values({
      id,
      kind,
      item_id: itemId ?? null,
      recipient: recipient ?? null,
      data: JSON.stringify(data),
      message_id: `<${id}@${new URL(siteUrl()).hostname}>`,
      dedupe: [kind, itemId ?? id, recipient ?? '', occasion].join(' '),
      created_at: iso(now),
      ...dueIn(delaySeconds * 1_000, now),
    })
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .execute();
  // The worker checks after a short delay, when the transaction has usually ended; if not, its next round delivers it.
  if (delaySeconds === 0) wakeWorker();
}
