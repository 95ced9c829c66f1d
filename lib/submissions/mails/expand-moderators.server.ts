import 'server-only';
import { enqueue } from '#lib/outbox/enqueue.server';
import type { OutboxRow } from '#lib/outbox/handler';
import { markDelivered } from '#lib/outbox/outbox.server';
import { serverEnv } from '#lib/server/env.server';
import { inTransaction } from '#lib/server/store/store.server';

/**
 * Makes one notification for each moderator of one for all of them, so that each is delivered and tried again by
 * itself. All of it or nothing; done twice, it changes nothing more.
 */
export async function expandToModerators(row: OutboxRow, now: number): Promise<'expanded'> {
  await inTransaction(async (db) => {
    for (const recipient of serverEnv().MODERATOR_EMAILS)
      await enqueue(
        db,
        {
          kind: 'moderators-new',
          ...(row.item_id && { itemId: row.item_id }),
          recipient,
          data: JSON.parse(row.data),
          occasion: row.id,
        },
        now,
      );
    await markDelivered(row, now, null, db);
  });
  return 'expanded';
}
