import { beforeEach, expect, jest, test } from '@jest/globals';
import { loadRecentVisits } from '#lib/analytics/counts/load-recent-visits.server';
import { processWide } from '#lib/server/process-wide.server';
import { closeStore, store } from '#lib/server/store/store.server';
import { HOUR_MS } from '#lib/time/durations';
import { describeStores } from '../../../support/store/stores.ts';

/** Noon of 25 November 2026 in Belize. */
const NOON = Date.UTC(2026, 10, 25, 18);
const SPAN = { from: '2026-10-26', to: '2026-11-24' };

type Count = [day: string, name: string, detail: string, count: number];
const count = async (...counts: Count[]) =>
  (await store()).db
    .insertInto('daily_counts')
    .values(counts.map(([day, name, detail, number]) => ({ day, name, detail, count: number })))
    .execute();

/** Forgets what was read, as after a start. */
const forget = () => {
  processWide<{ readAt: number; visits?: unknown }>('recent-visits', () => ({ readAt: 0 })).readAt =
    Number.NEGATIVE_INFINITY;
  delete processWide<{ visits?: unknown }>('recent-visits', () => ({})).visits;
};

beforeEach(forget);

describeStores('The visits that advertisers are told of', () => {
  test('are the landings and openings of events of thirty whole days, of all views together', async () => {
    await count(
      ['2026-10-20', 'landing', 'home', 7_000],
      ['2026-10-26', 'landing', 'home', 100],
      ['2026-11-24', 'landing', 'event', 20],
      ['2026-11-25', 'landing', 'home', 5_000],
      ['2026-11-01', 'page_view', 'home', 900],
      ['2026-11-01', 'event_view', '20261119-dangriga-parade', 30],
      ['2026-11-02', 'event_view', '(other)', 4],
    );
    expect(await loadRecentVisits(NOON)).toEqual({ kind: 'counted', visits: 120, eventViews: 34, ...SPAN });
  });

  test('are read once an hour at most', async () => {
    await count(['2026-10-20', 'landing', 'home', 1], ['2026-11-01', 'landing', 'home', 200]);
    expect(await loadRecentVisits(NOON)).toMatchObject({ visits: 200 });
    await count(['2026-11-02', 'landing', 'home', 50]);
    expect(await loadRecentVisits(NOON + HOUR_MS - 1)).toMatchObject({ visits: 200 });
    expect(await loadRecentVisits(NOON + HOUR_MS)).toMatchObject({ visits: 250 });
  });

  test('are nothing where nothing was counted', async () => {
    expect(await loadRecentVisits(NOON)).toBeUndefined();
  });
});

test('a store that is away leaves the visits that were read last, and without any nothing', async () => {
  const shared = processWide<{ opened?: Promise<unknown> | undefined }>('store', () => ({}));
  await closeStore();
  const away = Promise.reject(new Error('The store is away'));
  away.catch(() => {});
  shared.opened = away;
  const written = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  try {
    expect(await loadRecentVisits(NOON)).toBeUndefined();
    const known = processWide<{ visits?: unknown }>('recent-visits', () => ({}));
    known.visits = { kind: 'few', ...SPAN };
    expect(await loadRecentVisits(NOON)).toEqual({ kind: 'few', ...SPAN });
  } finally {
    written.mockRestore();
    shared.opened = undefined;
  }
});

test('a store that does not respond holds the page up for two seconds at most', async () => {
  const shared = processWide<{ opened?: Promise<unknown> | undefined }>('store', () => ({}));
  shared.opened = new Promise(() => {});
  jest.useFakeTimers();
  try {
    const visits = loadRecentVisits(NOON);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await visits).toBeUndefined();
  } finally {
    jest.useRealTimers();
    shared.opened = undefined;
  }
});
