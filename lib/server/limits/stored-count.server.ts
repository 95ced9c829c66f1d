import 'server-only';
import { type Kysely, sql } from 'kysely';
import { sign } from '../server-secret.server.ts';
import type { Database } from '../store/schema.ts';

/** The clocks of several servers differ by less than this. */
const TOLERANCE_MS = 60_000;

/** The key under which the requests of a network are counted for one purpose; addresses are not stored. */
export const networkKey = (purpose: string, network: string) =>
  `${purpose}:${sign('network', `${purpose} ${network}`)}`;

type Count = { count: number; until: number };

/**
 * Adds one to each of some counts, which start again at `until`, if they start now; `until` and `now` in milliseconds
 * since 1970. One statement, so that all servers count together. Returns each count, and when it starts again, in the
 * order of the keys, which differ.
 */
export async function addToCounts(
  db: Kysely<Database>,
  keys: readonly string[],
  { until, now }: { until: number; now: number },
): Promise<Count[]> {
  // One that ends later than it may was begun by a clock that was ahead.
  const isOver = sql`rate_limits.expire <= ${now} or rate_limits.expire > ${until + TOLERANCE_MS}`;
  const rows = await db
    .insertInto('rate_limits')
    .values(keys.map((key) => ({ key, points: 1, expire: until })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when ${isOver} then 1 else rate_limits.points + 1 end`,
        expire: sql`case when ${isOver} then excluded.expire else rate_limits.expire end`,
      }),
    )
    .returning(['key', 'points', 'expire'])
    .execute();
  const counts = new Map(
    rows.map(({ key, points, expire }) => [key, { count: points, until: Number(expire) }]),
  );
  return keys.map((key) => counts.get(key) ?? { count: 1, until });
}

/** The same with one count. */
export async function addToCount(
  db: Kysely<Database>,
  key: string,
  times: { until: number; now: number },
): Promise<Count> {
  const [count] = await addToCounts(db, [key], times);
  return count ?? { count: 1, until: times.until };
}

/** The count of a key at `now` (milliseconds since 1970). */
export async function countOf(db: Kysely<Database>, key: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('points')
    .where('key', '=', key)
    .where('expire', '>', now)
    .executeTakeFirst();
  return row?.points ?? 0;
}

/** Takes one from a count, but never below zero. */
export async function takeFromCount(db: Kysely<Database>, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ points: sql`points - 1` })
    .where('key', '=', key)
    .where('points', '>', 0)
    .execute();
}

/** Deletes the counts that are over at `now` (milliseconds since 1970). */
export async function deleteOldLimits(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<=', now).execute();
}
