import { afterEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { AnalyticsEvent } from '#lib/analytics/analytics-event';
import { countEvents, flushCounts } from '#lib/analytics/counts/count-events.server';
import { loadCounts } from '#lib/analytics/counts/load-counts.server';
import { storeCounts } from '#lib/analytics/counts/store-counts.server';
import { log } from '#lib/server/log.server';
import { store } from '#lib/server/store/store.server';
import { runNode } from '../../../support/sites/run-node.ts';
import { describeStores } from '../../../support/store/stores.ts';

const MAX_DETAILS = 500;

const DAY = '2026-11-21';
/** Noon of that day in Belize. */
const NOON = Date.UTC(2026, 10, 21, 18);
const LANDING: AnalyticsEvent = { name: 'landing', view: 'home' };

const rows = async () =>
  (await store()).db
    .selectFrom('daily_counts')
    .selectAll()
    .orderBy('day')
    .orderBy('name')
    .orderBy('detail')
    .execute();

// Counts that a test left in the buffer must not reach the next one.
afterEach(() => flushCounts());

describeStores('An event', () => {
  test('is counted on its day in Belize, not on the server’s', async () => {
    // 05:59 and 06:00 in UTC are the last and the first minute of days in Belize.
    countEvents([LANDING], Date.UTC(2026, 10, 21, 5, 59));
    countEvents([LANDING, LANDING], Date.UTC(2026, 10, 21, 6));
    expect(await rows()).toEqual([]);
    await flushCounts();
    expect(await rows()).toEqual([
      { day: '2026-11-20', name: 'landing', detail: 'home', count: 1 },
      { day: DAY, name: 'landing', detail: 'home', count: 2 },
    ]);
    countEvents([LANDING], NOON);
    await flushCounts();
    expect((await rows()).at(-1)).toMatchObject({ count: 3 });
  });

  test('is stored as a day, a name, a detail and a number, and nothing else', async () => {
    countEvents([LANDING], NOON);
    await flushCounts();
    expect(Object.keys((await rows())[0] ?? {}).sort()).toEqual(['count', 'day', 'detail', 'name']);
  });

  test('is not lost when several processes count at the same time', async () => {
    const started = Array.from({ length: 4 }, (_, number) =>
      runNode(`
        const { countEvents, flushCounts } = await import('#lib/analytics/counts/count-events.server');
        const { closeStore } = await import('#lib/server/store/store.server');
        const views = ['home', 'event', 'advertise', 'other', 'submit-event'];
        if (${number} % 2) views.reverse();
        for (let turn = 0; turn < 40; turn += 1) {
          countEvents(views.map((view) => ({ name: 'page_view', view })), ${NOON});
          countEvents([{ name: 'ab_assignment', experiment: 'e' + turn, variant: 'v' }], ${NOON});
          await flushCounts();
        }
        await closeStore();`),
    );
    expect(await Promise.all(started)).toEqual(started.map(() => ({ status: 0, output: '', errors: '' })));
    const counted = await rows();
    expect(counted).toHaveLength(5 + 40);
    for (const { name, count } of counted) expect(count).toBe(name === 'page_view' ? 160 : 4);
  });

  test('cannot fill the store with invented names, however slowly', async () => {
    for (let part = 0; part < 12; part += 1) {
      const made = Array.from({ length: 100 }, (_, index) => {
        const word = [part, Math.floor(index / 10), index % 10]
          .map((digit) => String.fromCharCode(97 + digit))
          .join('');
        return { name: 'search', found: false, words: word } as const;
      });
      countEvents(made, NOON);
      await flushCounts();
    }
    const words = (await rows()).filter(({ name }) => name === 'search_words');
    expect(words).toHaveLength(MAX_DETAILS + 1);
    expect(words.find(({ detail }) => detail === '(other)')?.count).toBe(1_200 - MAX_DETAILS);
    // Known details are still counted, and the limit begins anew on the next day.
    countEvents([{ name: 'search', found: false, words: 'aaa' }], NOON);
    countEvents([{ name: 'search', found: false, words: 'zzz' }], NOON + 86_400_000);
    await flushCounts();
    expect(await rows()).toEqual(
      expect.arrayContaining([
        { day: DAY, name: 'search_words', detail: 'aaa', count: 2 },
        { day: '2026-11-22', name: 'search_words', detail: 'zzz', count: 1 },
      ]),
    );
  });

  test('is counted up to the largest number of the stores, instead of failing forever', async () => {
    const row = { day: DAY, name: 'landing', detail: 'home' } as const;
    await storeCounts([{ ...row, count: 1_999_999_999 }]);
    await storeCounts([{ ...row, count: 9_000_000_000 }]);
    await storeCounts([{ ...row, count: 1 }]);
    expect(await rows()).toEqual([{ ...row, count: 2_000_000_000 }]);
  });

  test('stays in the buffer while the store fails, which is logged once, and is counted later', async () => {
    const { db } = await store();
    const logged = jest.spyOn(log(), 'error').mockImplementation(() => undefined);
    try {
      await sql`alter table daily_counts rename to away`.execute(db);
      countEvents([LANDING], NOON);
      await flushCounts();
      countEvents([LANDING], NOON);
      await flushCounts();
      expect(logged.mock.calls).toEqual([
        [{ code: expect.stringMatching(/^[A-Z0-9_]+$/) }, 'Counts cannot be stored'],
      ]);
    } finally {
      logged.mockRestore();
      await sql`alter table away rename to daily_counts`.execute(db);
    }
    await flushCounts();
    expect(await rows()).toEqual([{ day: DAY, name: 'landing', detail: 'home', count: 2 }]);
  });

  test('is stored by a server that is stopped while storing it', async () => {
    const ended = await runNode(`
      const { countEvents, flushCounts } = await import('#lib/analytics/counts/count-events.server');
      const { store } = await import('#lib/server/store/store.server');
      await store();
      countEvents([{ name: 'landing', view: 'home' }], ${NOON});
      void flushCounts();
      await flushCounts();
      process.exit(0);`);
    expect(ended).toEqual({ status: 0, output: '', errors: '' });
    expect(await rows()).toEqual([{ day: DAY, name: 'landing', detail: 'home', count: 1 }]);
  });

  test('is read in totals by name and by day, with the counts in the buffer', async () => {
    await storeCounts([
      { day: '2026-11-13', name: 'landing', detail: 'home', count: 100 },
      { day: '2026-11-20', name: 'landing', detail: 'home', count: 3 },
      { day: '2026-11-20', name: 'landing', detail: 'event', count: 2 },
    ]);
    countEvents([LANDING, { name: 'contact_form_submit' }], NOON);
    const { totals, days } = await loadCounts('2026-11-14', DAY);
    expect(totals).toHaveLength(3);
    expect(totals).toEqual(
      expect.arrayContaining([
        { name: 'landing', detail: 'home', count: 4 },
        { name: 'landing', detail: 'event', count: 2 },
        { name: 'contact_form_submit', detail: '', count: 1 },
      ]),
    );
    expect(days).toHaveLength(2);
    expect(days).toEqual(
      expect.arrayContaining([
        { day: '2026-11-20', name: 'landing', count: 5 },
        { day: DAY, name: 'landing', count: 1 },
      ]),
    );
  });
});
