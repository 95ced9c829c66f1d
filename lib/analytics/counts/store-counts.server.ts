import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { admittedDetail, CountBuffer, type CountRow } from './count-buffer.ts';
import type { CountName } from './counts-of-event.ts';

/** Names whose details are not ours to list. */
const OPEN_NAMES: ReadonlySet<CountName> = new Set([
  'event_view',
  'search_words',
  'ab_assignment',
  'script_error',
]);
/** Rows in one statement. */
const BATCH = 500;
/** No count goes beyond it, since PostgreSQL's numbers end soon after. */
const HIGHEST = 2_000_000_000;

/** The rows with details beyond a day's share counted together, given what the store has already. */
async function boundedRows(db: Kysely<Database>, rows: readonly CountRow[]): Promise<CountRow[]> {
  const bounded = new CountBuffer();
  const known = new Map<string, Set<string>>();
  for (const { day, name, detail, count } of rows) {
    if (!OPEN_NAMES.has(name)) {
      bounded.add(day, { name, detail }, count);
      continue;
    }
    const key = `${day} ${name}`;
    const details =
      known.get(key) ??
      new Set(
        (
          await db
            .selectFrom('daily_counts')
            .select('detail')
            .where('day', '=', day)
            .where('name', '=', name)
            .execute()
        ).map((row) => row.detail),
      );
    known.set(key, details);
    const admitted = admittedDetail(detail, details);
    details.add(admitted);
    bounded.add(day, { name, detail: admitted }, count);
  }
  return bounded.take();
}

/** Adds counts to those of their days, in one transaction: all of them or, with an error, none. */
export async function storeCounts(given: readonly CountRow[]): Promise<void> {
  await inTransaction(async (db) => {
    const rows = await boundedRows(db, given);
    for (let from = 0; from < rows.length; from += BATCH)
      await db
        .insertInto('daily_counts')
        .values(
          rows
            .slice(from, from + BATCH)
            .map(({ count, ...row }) => ({ ...row, count: Math.min(count, HIGHEST) })),
        )
        .onConflict((conflict) =>
          conflict.columns(['day', 'name', 'detail']).doUpdateSet({
            count: sql<number>`case when daily_counts.count > ${sql.lit(HIGHEST)} - excluded.count
              then ${sql.lit(HIGHEST)} else daily_counts.count + excluded.count end`,
          }),
        )
        .execute();
  });
}
