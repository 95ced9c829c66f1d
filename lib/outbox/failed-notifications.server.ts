import 'server-only';
import { store } from '#lib/server/store/store.server';
import { wakeWorker } from './wake-worker.server.ts';

/** What could not be delivered, the last first, with the reference of its item. */
export async function failedNotifications(limit = 100) {
  const { db } = await store();
  return db
    .selectFrom('outbox')
    .leftJoin('items', 'items.id', 'outbox.item_id')
    .select([
      'outbox.id',
      'outbox.kind',
      'outbox.item_id as itemId',
      'outbox.recipient',
      'outbox.attempts',
      'outbox.failed_at as failedAt',
      'outbox.last_error as lastError',
      'items.reference',
    ])
    .where('outbox.failed_at', 'is not', null)
    .orderBy('outbox.failed_at', 'desc')
    .limit(limit)
    .execute();
}

/** Has a failed notification tried again from the beginning, as the same message. False when it is not failed. */
export async function retryNotification(id: string, now: number): Promise<boolean> {
  const { db } = await store();
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      failed_at: null,
      attempts: 0,
      lease_until: null,
      last_error: null,
      next_attempt_at: new Date(now).toISOString(),
    })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  wakeWorker();
  return numUpdatedRows > 0n;
}
