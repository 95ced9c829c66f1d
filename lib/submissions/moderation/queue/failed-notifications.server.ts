import 'server-only';
import { store } from '#lib/server/store/store.server';

/** Notifications that could not be delivered, the latest first, with the reference of their item. */
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
