import 'server-only';
import { store } from '#lib/server/store/store.server';
import { dueIn } from './due-in.ts';
import { wakeWorker } from './wake-worker.server.ts';

/**
 * Makes a failed notification due again at `now` (milliseconds since 1970), with all its attempts and the same
 * Message-ID. Returns false when it has not failed.
 */
export async function retryNotification(id: string, now: number): Promise<boolean> {
  const { db } = await store();
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ failed_at: null, attempts: 0, lease_until: null, last_error: null, ...dueIn(0, now) })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  wakeWorker();
  return numUpdatedRows > 0n;
}
