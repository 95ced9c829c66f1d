import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { dueIn, iso } from './due-in.ts';
import type { OutboxRow } from './handler.ts';
import { limitMail } from './limit-mail.server.ts';
import type { MailLimit } from './mail-limit.ts';

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
 * What becomes of a gathered notification: it was in the mail (`code` null) or is no longer needed, or it leaves the
 * digest, to be delivered by itself unless it is above the limit given.
 */
export type GatheredOutcome = { code: string | null } | { limit: MailLimit | null };

type Settled = { row: OutboxRow; outcome: GatheredOutcome };

/** Rows in one statement. */
const BATCH = 500;

/**
 * Marks gathered notifications as dealt with, with a code for those that are no longer needed; not those that have left
 * the digest meanwhile, because their address was corrected.
 */
async function markDone(
  db: Kysely<Database>,
  { digest, rows, code }: { digest: OutboxRow; rows: readonly OutboxRow[]; code: string | null },
  now: number,
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await db
      .updateTable('outbox')
      .set({ delivered_at: iso(now), last_error: code })
      .where(
        'id',
        'in',
        rows.slice(from, from + BATCH).map(({ id }) => id),
      )
      .where('digest_id', '=', digest.id)
      .where('delivered_at', 'is', null)
      .execute();
}

/** Takes a notification out of its digest. False when another worker did: this one was slow, and its lease has expired. */
async function takeOut(
  db: Kysely<Database>,
  { digest, row }: { digest: OutboxRow; row: OutboxRow },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ digest_id: null, ...dueIn(0, now) })
    .where('id', '=', row.id)
    .where('digest_id', '=', digest.id)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Settles what a digest gathered, inside the transaction that marks the digest as delivered. */
export const settleGathered =
  (digest: OutboxRow, settled: readonly Settled[]) =>
  async (db: Kysely<Database>, now: number): Promise<void> => {
    const done = settled.flatMap(({ row, outcome }) =>
      'code' in outcome ? [{ row, code: outcome.code }] : [],
    );
    for (const [code, entries] of Map.groupBy(done, (one) => one.code))
      await markDone(db, { digest, rows: entries.map(({ row }) => row), code }, now);
    const taken: { id: string; limit: MailLimit }[] = [];
    for (const { row, outcome } of settled)
      if ('limit' in outcome && (await takeOut(db, { digest, row }, now)) && outcome.limit)
        taken.push({ id: row.id, limit: outcome.limit });
    // Rows first, then mailboxes in one order, as every transaction locks them: two never wait for each other.
    taken.sort((one, other) => (one.limit.mailbox < other.limit.mailbox ? -1 : 1));
    for (const { id, limit } of taken) await limitMail(db, id, limit, now);
  };
