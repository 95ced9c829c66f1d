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
  /** A moderator's address; without one it goes to the submitter, or to all moderators. */
  recipient?: string;
  /** What the text needs besides the item. Never anything private: the item has that. */
  data?: Record<string, unknown>;
  /** What makes it one, when kind, item and recipient do not: a second decision, for example. */
  occasion?: string;
  /** Seconds it waits before it goes out, so that it can be taken back. */
  delaySeconds?: number;
};

/** Writes what has to go out into the outbox; call it inside the transaction that writes the record. Once each. */
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
  // The worker looks a moment later, when the transaction has ended; should it last, the next round finds it.
  if (delaySeconds === 0) wakeWorker();
}
