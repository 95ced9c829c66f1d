import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { MINUTE_MS } from '#lib/time/durations';
import type { Channel } from './channel.ts';
import { dueIn, iso } from './due-in.ts';
import type { OutboxRow } from './handler.ts';
import { pauseAfter, type Verdict } from './retry-pauses.ts';

/** Longest delivery in milliseconds. The lease lasts longer, so that no other worker claims the row meanwhile. */
export const DELIVERY_MS = MINUTE_MS;
const LEASE_MS = 2 * DELIVERY_MS;
const CANDIDATES = 20;

/** Selects notifications that are neither delivered nor failed, without those that a digest delivers. */
export const openRows = (db: Kysely<Database>) =>
  db
    .selectFrom('outbox')
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('digest_id', 'is', null);

/** Selects the notifications of a channel that are due and not claimed by any worker. */
function due(db: Kysely<Database>, { kinds, urgent = [], held = [] }: Channel, now: number) {
  let rows = openRows(db)
    .where('kind', 'in', kinds)
    .where('next_attempt_at', '<=', iso(now))
    .where((row) => row.or([row('lease_until', 'is', null), row('lease_until', '<=', iso(now))]));
  if (held.length > 0)
    rows = rows.where((row) => row.or([row('kind', 'not in', held), row('recipient', 'is not', null)]));
  if (urgent.length > 0)
    rows = rows.orderBy((row) => row.case().when('kind', 'in', urgent).then(0).else(1).end());
  return rows.orderBy('next_attempt_at').orderBy('id');
}

/**
 * Claims the next due notification of a channel for this worker; undefined when there is none. `now` is in milliseconds
 * since 1970. Uses optimistic locking, so that several processes never claim the same one. A claim counts as an
 * attempt, even when the worker dies; the notification is free again when the lease expires.
 */
export async function claimNext(channel: Channel, now: number): Promise<OutboxRow | undefined> {
  const { db } = await store();
  for (;;) {
    const candidates = await due(db, channel, now).selectAll().limit(CANDIDATES).execute();
    for (const row of candidates) {
      const attempts = row.attempts + 1;
      const lease_until = iso(now + LEASE_MS);
      const next = dueIn(pauseAfter(attempts), now);
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ attempts, lease_until, ...next })
        .where('id', '=', row.id)
        .where('attempts', '=', row.attempts)
        .where('next_attempt_at', '=', row.next_attempt_at)
        .where('lease_until', 'is not distinct from', row.lease_until)
        .where('delivered_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('digest_id', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows) return { ...row, attempts, lease_until, ...next };
    }
    if (candidates.length < CANDIDATES) return undefined;
  }
}

/** Marks a notification as delivered, or with a code as no longer needed, even when its lease has expired. */
export async function markDelivered(
  { id }: OutboxRow,
  now: number,
  code: string | null = null,
  given?: Kysely<Database>,
): Promise<void> {
  const db = given ?? (await store()).db;
  await db
    .updateTable('outbox')
    .set({
      delivered_at: iso(now),
      failed_at: null,
      lease_until: null,
      last_error: code,
      address_hash: null,
    })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .execute();
}

/** Updates a row if this worker's claim is still valid: another claim would have counted another attempt. */
const updateClaimed = async ({ id, attempts }: OutboxRow) =>
  (await store()).db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('lease_until', 'is not', null)
    .where('delivered_at', 'is', null);

/** Marks a failed attempt, with the time of the next one unless it was the last. */
export async function markFailed(row: OutboxRow, verdict: Verdict, now: number): Promise<void> {
  await (await updateClaimed(row))
    .set({
      lease_until: null,
      last_error: verdict.code,
      ...(verdict.isFinal ? { failed_at: iso(now) } : dueIn(verdict.pauseMs, now)),
    })
    .execute();
}

/** Deletes a notification of which nothing may be left once it is dealt with. */
export async function forget({ id }: OutboxRow): Promise<void> {
  await (await store()).db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Undoes a claim, so that it does not count as an attempt: the worker is stopping. */
export async function release(row: OutboxRow, now: number): Promise<void> {
  await (await updateClaimed(row))
    .set({ lease_until: null, attempts: row.attempts - 1, ...dueIn(0, now) })
    .execute();
}

/** The numbers of notifications still to be delivered and of those that failed for good. */
export async function outboxCounts(): Promise<{ waiting: number; failed: number }> {
  const { db } = await store();
  const waiting = await openRows(db)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll().as('count'))
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting.count), failed: Number(failed.count) };
}
