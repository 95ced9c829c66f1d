import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { CountBuffer, type CountRow, detailWithinLimit } from './count-buffer.ts';
import type { CountName } from './counts-of-event.ts';

/** Names with unbounded details; limited to MAX_DETAILS_PER_NAME per day. */
const UNBOUNDED_NAMES: ReadonlySet<CountName> = new Set([
  'event_view',
  'slide_shown',
  'slide_pressed',
  'search_words',
  'ab_assignment',
  'script_error',
]);
/** Rows in one statement. */
const BATCH = 500;
/** The maximum of a count, below that of PostgreSQL's `integer` (2,147,483,647). */
const MAX_COUNT = 2_000_000_000;

/** Replaces details beyond the day's limit by OTHER_DETAIL, taking into account what is stored already. */
async function boundedRows(db: Kysely<Database>, rows: readonly CountRow[]): Promise<CountRow[]> {
  const bounded = new CountBuffer();
  const known = new Map<string, Set<string>>();
  for (const { day, name, detail, count } of rows) {
    if (!UNBOUNDED_NAMES.has(name)) {
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
    const admitted = detailWithinLimit(detail, details);
    details.add(admitted);
    bounded.add(day, { name, detail: admitted }, count);
  }
  return bounded.take();
}

/** Adds counts to the stored ones in one transaction. Throws when the store fails; then nothing is added. */
export async function storeCounts(counts: readonly CountRow[]): Promise<void> {
  await inTransaction(async (db) => {
    const rows = await boundedRows(db, counts);
    for (let from = 0; from < rows.length; from += BATCH)
      await db
        .insertInto('daily_counts')
        .values(
          rows
            .slice(from, from + BATCH)
            .map(({ count, ...row }) => ({ ...row, count: Math.min(count, MAX_COUNT) })),
        )
        .onConflict((conflict) =>
          conflict.columns(['day', 'name', 'detail']).doUpdateSet({
            count: sql<number>`case when daily_counts.count > ${sql.lit(MAX_COUNT)} - excluded.count
              then ${sql.lit(MAX_COUNT)} else daily_counts.count + excluded.count end`,
          }),
        )
        .execute();
  });
}
