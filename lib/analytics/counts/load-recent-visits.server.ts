import 'server-only';
import { isBuilding } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import { processWide } from '#lib/server/process-wide.server';
import { store } from '#lib/server/store/store.server';
import { belizeDay } from '#lib/time/calendar-day';
import { HOUR_MS } from '#lib/time/durations';
import { type RecentVisits, recentSpan, recentVisits } from './recent-visits.ts';

/** The figures are of whole days; within the first seconds of a day other servers still write those of the last one. */
const MAX_AGE_MS = HOUR_MS;
/** How long a page waits for the store; it is rendered all the same. */
const TIMEOUT_MS = 2_000;

type Known = { visits?: RecentVisits | undefined; readAt: number; reading?: Promise<void> | undefined };
const knownVisits = (): Known => processWide('recent-visits', () => ({ readAt: Number.NEGATIVE_INFINITY }));

async function readRecentVisits(now: number): Promise<RecentVisits | undefined> {
  const today = belizeDay(now);
  const { from, to } = recentSpan(today);
  const { db } = await store();
  const [first, counts] = await Promise.all([
    db
      .selectFrom('daily_counts')
      .select((row) => row.fn.min('day').as('day'))
      .where('name', '=', 'landing')
      .executeTakeFirst(),
    db
      .selectFrom('daily_counts')
      .where('name', 'in', ['landing', 'event_view'])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .select((row) => ['name', row.fn.sum<number | string>('count').as('count')])
      .groupBy('name')
      .execute(),
  ]);
  // PostgreSQL returns sums as strings.
  const sum = (name: string) => Number(counts.find((row) => row.name === name)?.count ?? 0);
  return recentVisits(today, {
    since: first?.day ?? undefined,
    visits: sum('landing'),
    eventViews: sum('event_view'),
  });
}

/**
 * What can be said of the visits of the last 30 days, at most an hour old. Never rejects: while the store is away it
 * resolves to what was read last, which names its days, or to undefined.
 */
export async function loadRecentVisits(now: number): Promise<RecentVisits | undefined> {
  if (isBuilding()) return undefined;
  const known = knownVisits();
  if (now - known.readAt < MAX_AGE_MS) return known.visits;
  known.reading ??= readRecentVisits(now)
    .then(
      (visits) => {
        known.visits = visits;
        known.readAt = now;
      },
      (error: unknown) => {
        log().warn(
          { code: errorCode(error) ?? 'UNEXPECTED' },
          'Visits cannot be read for the page of advertisers',
        );
      },
    )
    .finally(() => {
      known.reading = undefined;
    });
  await Promise.race([
    known.reading,
    new Promise<void>((resolve) => {
      setTimeout(resolve, TIMEOUT_MS).unref();
    }),
  ]);
  return known.visits;
}
