import 'server-only';
import { type Kysely, sql } from 'kysely';
import { serverEnv } from '#lib/server/env.server';
import { PublicError } from '#lib/server/http/public-error';
import type { Database } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { addDays, belizeDay, belizeMidnight, type CalendarDay } from '#lib/time/calendar-day';

/** The name under which the sessions of a day are counted. */
const VOICE_COUNT = { name: 'voice-session', detail: 'opened' } as const;

/**
 * Takes one of the day's live sessions and returns that day; `now` in milliseconds since 1970. A single statement, so
 * that several processes together never exceed the limit. Throws a PublicError 503 'voice-budget' with Retry-After when
 * none is left.
 */
export async function takeVoiceSession(db: Kysely<Database>, now: number): Promise<CalendarDay> {
  const day = belizeDay(now);
  const limit = serverEnv().VOICE_SESSIONS_PER_DAY;
  const { numInsertedOrUpdatedRows } =
    limit === 0
      ? { numInsertedOrUpdatedRows: 0n }
      : await db
          .insertInto('daily_counts')
          .values({ day, ...VOICE_COUNT, count: 1 })
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'name', 'detail'])
              .doUpdateSet({ count: sql`daily_counts.count + 1` })
              .where('daily_counts.count', '<', limit),
          )
          .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return day;
  throw new PublicError(
    503,
    'Today’s live conversations are used up. The assistant still answers what you type.',
    { code: 'voice-budget', retryAfter: Math.ceil((belizeMidnight(addDays(day, 1)) - now) / 1_000) },
  );
}

/** Whether the day has a live session left. Only an indication: taking one may still fail. */
export async function isVoiceLeft(now: number): Promise<boolean> {
  const { db } = await store();
  const row = await db
    .selectFrom('daily_counts')
    .select('count')
    .where('day', '=', belizeDay(now))
    .where('name', '=', VOICE_COUNT.name)
    .where('detail', '=', VOICE_COUNT.detail)
    .executeTakeFirst();
  return Number(row?.count ?? 0) < serverEnv().VOICE_SESSIONS_PER_DAY;
}

/** Gives back a session that was taken but not opened. */
export async function giveBackVoiceSession(day: CalendarDay): Promise<void> {
  const { db } = await store();
  await db
    .updateTable('daily_counts')
    .set({ count: sql`count - 1` })
    .where('day', '=', day)
    .where('name', '=', VOICE_COUNT.name)
    .where('detail', '=', VOICE_COUNT.detail)
    .where('count', '>', 0)
    .execute();
}
