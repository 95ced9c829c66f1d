import 'server-only';
import type { Kysely } from 'kysely';
import type { Database, NotificationKind } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { dueIn } from './due-in.ts';
import type { OutboxRow } from './handler.ts';
import { limitMail } from './limit-mail.server.ts';
import type { MailLimit } from './mail-limit.ts';
import { wakeWorker } from './wake-worker.server.ts';

/**
 * Counts an item's notification that is not delivered yet against the limit of another address, inside the transaction
 * that changes the address; `now` is in milliseconds since 1970. One that is just being delivered stays as it is: its
 * delivery compares the addresses itself.
 */
export async function recount(
  db: Kysely<Database>,
  { kind, itemId }: { kind: NotificationKind; itemId: string },
  limit: MailLimit,
  now: number,
): Promise<void> {
  const taken = await db
    .updateTable('outbox')
    .set({ digest_id: null, address_hash: null, ...dueIn(0, now) })
    .where('item_id', '=', itemId)
    .where('kind', '=', kind)
    .where('lease_until', 'is', null)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of taken) if (!(await limitMail(db, id, limit, now))) wakeWorker();
}

/**
 * Counts a notification that this worker has claimed against the limit of an address, because it was counted for
 * another one or by an older server. Returns whether a digest delivers it now, or another worker has claimed it.
 */
export const recountClaimed = (row: OutboxRow, limit: MailLimit, now: number): Promise<boolean> =>
  inTransaction(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ address_hash: null })
      .where('id', '=', row.id)
      .where('attempts', '=', row.attempts)
      .where('delivered_at', 'is', null)
      .executeTakeFirst();
    return !numUpdatedRows || limitMail(db, row.id, limit, now);
  });
