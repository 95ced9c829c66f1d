import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/store/schema';
import { addDays, belizeDay } from '#lib/time/calendar-day';
import { COUNT_DAYS } from './count-days.ts';
import { SEARCH_WORDS_NAME } from './counts-of-event.ts';

/** In days. Shorter for search words, because visitors wrote them. */
const SEARCH_WORDS_DAYS = 90;

/** Deletes counts past their retention at `now` (milliseconds since 1970). */
export async function deleteOldCounts(db: Kysely<Database>, now: number): Promise<void> {
  const before = (days: number) => addDays(belizeDay(now), -days);
  await db.deleteFrom('daily_counts').where('day', '<', before(COUNT_DAYS)).execute();
  await db
    .deleteFrom('daily_counts')
    .where('name', '=', SEARCH_WORDS_NAME)
    .where('day', '<', before(SEARCH_WORDS_DAYS))
    .execute();
}
