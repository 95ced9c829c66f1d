import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { dueIn, iso } from './due-in.ts';
import type { OutboxRow } from './handler.ts';

/** The notifications that a digest gathers and that are not dealt with, oldest first. */
export async function gatheredRows({ id }: OutboxRow): Promise<OutboxRow[]> {
  const { db } = await store();
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('digest_id', '=', id)
    .where('delivered_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Marks what a digest gathered as dealt with, inside the transaction that marks the digest as delivered: each with a
 * code of why it is no longer needed, or null when it was in the mail. All others leave the digest, and are delivered
 * by themselves.
 */
export const settleGathered =
  (digest: OutboxRow, settled: readonly { id: string; code: string | null }[]) =>
  async (db: Kysely<Database>, now: number): Promise<void> => {
    const gathered = () =>
      db.updateTable('outbox').where('digest_id', '=', digest.id).where('delivered_at', 'is', null);
    for (const { id, code } of settled)
      await gathered()
        .set({ delivered_at: iso(now), last_error: code })
        .where('id', '=', id)
        .execute();
    await gathered()
      .set({ digest_id: null, ...dueIn(0, now) })
      .execute();
  };
