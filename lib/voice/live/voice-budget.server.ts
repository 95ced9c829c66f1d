import 'server-only';
import { type Kysely, sql } from 'kysely';
import { serverEnv } from '#lib/server/env.server';
import { PublicError } from '#lib/server/http/public-error';
import { addToCount, countOf, networkKey, takeFromCount } from '#lib/server/limits/stored-count.server';
import type { Database } from '#lib/server/store/schema';
import { inTransaction, store } from '#lib/server/store/store.server';
import { addDays, belizeDay, belizeMidnight, type CalendarDay } from '#lib/time/calendar-day';
import { voiceShareOf } from './voice-share.ts';

/** The name under which the sessions of a day are counted. */
const VOICE_COUNT = { name: 'voice-session', detail: 'opened' } as const;

/** A session of a day that was taken for a network. */
type TakenSession = { day: CalendarDay; network: string };

// A key of its own for each day: a session may be given back after midnight.
const shareKey = ({ day, network }: TakenSession) => networkKey(`voice ${day}`, network);

const retryTomorrow = (day: CalendarDay, now: number) =>
  Math.ceil((belizeMidnight(addDays(day, 1)) - now) / 1_000);

/** Takes one of the network's share. Throws a PublicError 429 'voice-share' when none is left. */
async function takeOfShare(db: Kysely<Database>, taken: TakenSession, now: number): Promise<void> {
  const until = belizeMidnight(addDays(taken.day, 1));
  const { count } = await addToCount(db, shareKey(taken), { until, now });
  if (count <= voiceShareOf(serverEnv().VOICE_SESSIONS_PER_DAY)) return;
  throw new PublicError(
    429,
    'Today’s live conversations for your network are used up. The assistant still answers what you type.',
    { code: 'voice-share', retryAfter: retryTomorrow(taken.day, now) },
  );
}

/**
 * Takes one of the day's live sessions for a network and returns it; `now` in milliseconds since 1970. Call it inside a
 * transaction, which must be rolled back when it throws. Each count is a single statement, so that several processes
 * together never exceed a limit. Throws a PublicError with Retry-After: 429 'voice-share' when the network has used up
 * its share, 503 'voice-budget' when no session is left.
 */
export async function takeVoiceSession(
  db: Kysely<Database>,
  network: string,
  now: number,
): Promise<TakenSession> {
  const day = belizeDay(now);
  const limit = serverEnv().VOICE_SESSIONS_PER_DAY;
  // First: when both are used up, there is nothing for other networks either.
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
  if (!numInsertedOrUpdatedRows)
    throw new PublicError(
      503,
      'Today’s live conversations are used up. The assistant still answers what you type.',
      { code: 'voice-budget', retryAfter: retryTomorrow(day, now) },
    );
  await takeOfShare(db, { day, network }, now);
  return { day, network };
}

/** Whether a network has a live session left in the day. Only an indication: taking one may still fail. */
export async function isVoiceLeft(network: string, now: number): Promise<boolean> {
  const { db } = await store();
  const day = belizeDay(now);
  const row = await db
    .selectFrom('daily_counts')
    .select('count')
    .where('day', '=', day)
    .where('name', '=', VOICE_COUNT.name)
    .where('detail', '=', VOICE_COUNT.detail)
    .executeTakeFirst();
  const limit = serverEnv().VOICE_SESSIONS_PER_DAY;
  if (Number(row?.count ?? 0) >= limit) return false;
  return (await countOf(db, shareKey({ day, network }), now)) < voiceShareOf(limit);
}

/** Gives back a session that was taken but not opened. */
export async function giveBackVoiceSession(taken: TakenSession): Promise<void> {
  await inTransaction(async (db) => {
    await db
      .updateTable('daily_counts')
      .set({ count: sql`count - 1` })
      .where('day', '=', taken.day)
      .where('name', '=', VOICE_COUNT.name)
      .where('detail', '=', VOICE_COUNT.detail)
      .where('count', '>', 0)
      .execute();
    await takeFromCount(db, shareKey(taken));
  });
}
