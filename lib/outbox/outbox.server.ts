import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { MINUTE_MS } from '#lib/time/durations';
import type { Channel } from './channel.ts';
import { dueIn, iso } from './due-in.ts';
import type { OutboxRow } from './handler.ts';
import { pauseAfter, type Verdict } from './retry-pauses.ts';

/** Longest time one delivery may take; the lease outlasts it, so that no other worker begins meanwhile. */
export const DELIVERY_MS = MINUTE_MS;
const LEASE_MS = 2 * DELIVERY_MS;
const CANDIDATES = 20;

/** What is neither delivered nor given up. */
export const openRows = (db: Kysely<Database>) =>
  db.selectFrom('outbox').where('delivered_at', 'is', null).where('failed_at', 'is', null);

/** The notifications of a channel that are due and that no worker has claimed. */
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
 * Claims the next due notification of a channel for this worker, or undefined when there is none. The row is changed
 * only if it is still as it was read, so several processes never claim the same one. A worker that dies with it has
 * spent an attempt; it is free again when the lease has run out.
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
        .executeTakeFirst();
      if (numUpdatedRows) return { ...row, attempts, lease_until, ...next };
    }
    if (candidates.length < CANDIDATES) return undefined;
  }
}

/** Notes that it went out, or with a code why it had not to any more. True even of a lease that ran out meanwhile. */
export async function markDelivered(
  { id }: OutboxRow,
  now: number,
  code: string | null = null,
  given?: Kysely<Database>,
): Promise<void> {
  const db = given ?? (await store()).db;
  await db
    .updateTable('outbox')
    .set({ delivered_at: iso(now), failed_at: null, lease_until: null, last_error: code })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .execute();
}

/** The row, if this worker still has it: another claim of it is another attempt. */
const held = async ({ id, attempts }: OutboxRow) =>
  (await store()).db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('lease_until', 'is not', null)
    .where('delivered_at', 'is', null);

/** Notes a failed attempt, and when the next one is due or that there is none. */
export async function markFailed(row: OutboxRow, verdict: Verdict, now: number): Promise<void> {
  await (await held(row))
    .set({
      lease_until: null,
      last_error: verdict.code,
      ...(verdict.isFinal ? { failed_at: iso(now) } : dueIn(verdict.pauseMs, now)),
    })
    .execute();
}

/** Puts a notification back as if it had not been taken: a worker that ends has not tried. */
export async function release(row: OutboxRow, now: number): Promise<void> {
  await (await held(row)).set({ lease_until: null, attempts: row.attempts - 1, ...dueIn(0, now) }).execute();
}

/** How many wait, now or until later, and how many were given up. */
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
