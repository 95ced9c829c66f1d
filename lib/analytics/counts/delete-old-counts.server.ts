import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/store/schema';
import { addDays, belizeDay } from '#lib/time/calendar-day';
import { WORDS_NAME } from './counts-of-event.ts';

/** Long enough to compare with the same weeks of last year. */
const COUNT_DAYS = 400;
/** People wrote these. */
const WORDS_DAYS = 90;

/** Deletes the counts of days past their time at `now` (milliseconds since 1970). */
export async function deleteOldCounts(db: Kysely<Database>, now: number): Promise<void> {
  const before = (days: number) => addDays(belizeDay(now), -days);
  await db.deleteFrom('daily_counts').where('day', '<', before(COUNT_DAYS)).execute();
  await db
    .deleteFrom('daily_counts')
    .where('name', '=', WORDS_NAME)
    .where('day', '<', before(WORDS_DAYS))
    .execute();
}
