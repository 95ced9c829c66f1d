import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { CompiledQuery, type QueryExecutor } from 'kysely';
import { withLockWait } from '#lib/server/store/lock-wait.server';
import { inTransaction, store } from '#lib/server/store/store.server';
import { loadApprovedEvents } from '#lib/submissions/items/published/approved-events.server';
import { openingToken } from '#lib/submissions/items/received/opening-token.server';
import { submitContact } from '#lib/submissions/items/received/submit-contact.server';
import { submitEvent } from '#lib/submissions/items/received/submit-event.server';
import { decideItem } from '#lib/submissions/moderation/decisions/decide-item.server';
import { duplicatesOf } from '#lib/submissions/moderation/duplicates/duplicates.server';
import { loadItemByReference } from '#lib/submissions/moderation/item/load-item.server';
import {
  countMatching,
  itemsInBatches,
  loadQueue,
  neighboursOf,
} from '#lib/submissions/moderation/queue/queue.server';
import { filterFromSearch } from '#lib/submissions/moderation/requests/queue-filter';
import { deletePastRetention } from '#lib/submissions/upkeep/delete-past-retention.server';
import { holdLock } from '../../../../support/store/hold-lock.ts';
import { changeItem, putItem } from '../../../../support/store/stored-items.ts';
import { describeStores, storeFolder } from '../../../../support/store/stores.ts';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const filter = (search = '') => filterFromSearch(new URLSearchParams(search));
const put = async (title: string, later = 0, changes: Record<string, unknown> = {}) => {
  const now = NOW + later;
  const sent = { idempotencyKey: null, openingToken: openingToken(now - 60_000), now };
  return (await submitEvent(someSubmission({ title, ...changes }), sent)).reference;
};
const titles = async (search = '') =>
  (await loadQueue(filter(search))).items.map(({ payload }) => JSON.parse(payload).title);

describeStores('The queue', () => {
  test('lists open items, oldest first, fifty on a page', async () => {
    for (let number = 51; number >= 1; number -= 1) await put(`Event ${number}`, number);
    const first = await loadQueue(filter());
    expect([first.total, first.pages, first.items.length]).toEqual([51, 2, 50]);
    expect((await titles())[0]).toBe('Event 1');
    expect(await titles('page=2')).toEqual(['Event 51']);
  });

  test('counts the items of each status and kind, also in the results of a search', async () => {
    await put('Village Fiesta');
    await put('Hidden', 1, { honeypot: 'x' });
    const message = { name: 'Ana', email: 'a@example.com', phone: '', message: 'Ten or more' };
    await submitContact(
      { ...message, subject: 'A question', honeypot: '' },
      { idempotencyKey: null, openingToken: null, now: NOW },
    );
    const counted = async (search: string) =>
      (await loadQueue(filter(search))).counts
        .map(({ status, kind, count }) => `${status} ${kind} ${count}`)
        .sort();
    expect(await counted('')).toEqual(['pending contact 1', 'pending event 1', 'spam event 1']);
    expect(await counted('q=ana')).toEqual(['pending contact 1']);
  });

  test.each([
    ['a title, without its accents', 'fiesta dia', true],
    ['who sent it', 'sample organiser', true],
    ['a word of the description', 'marimba', false],
    ['a name of a field', 'submitterName', false],
    ['a percent sign', '%', false],
    ['an underscore', '_', false],
    ['a backslash', '\\', false],
    ['the start of an address', 'organiser@ex', true],
    ['letters inside a word, in another case', 'IEST', true],
    ['words in another order', 'dia fiesta', true],
    ['two words of which one is missing', 'fiesta carnival', false],
  ])('is searched by %s', async (_, q, isFound) => {
    await put('Fiesta del Día');
    expect((await titles(`q=${encodeURIComponent(q)}`)).length > 0).toBe(isFound);
  });

  test('is searched by reference, with or without its dashes', async () => {
    const reference = await put('Village Fiesta');
    await put('Another');
    for (const q of [reference, reference.toLowerCase(), reference.replaceAll('-', '')])
      expect(await titles(`q=${q}`)).toEqual(['Village Fiesta']);
  });

  test('is searched by letters that mean something in a database', async () => {
    await put('100% Kriol_Day \\o/');
    await put('1000 Kriols Day');
    for (const q of ['100%', 'kriol_day', '\\o/'])
      expect(await titles(`q=${encodeURIComponent(q)}`)).toEqual(['100% Kriol_Day \\o/']);
  });

  test('is searched by words with control characters between them, which no stored text has', async () => {
    await put('Village Fiesta');
    for (const q of ['\0', 'village\0fiesta', '\0fiesta\u0085\u001b'])
      expect(await titles(`q=${encodeURIComponent(q)}`)).toEqual(['Village Fiesta']);
    expect(await countMatching(filter('q=fie%00sta'))).toBe(1);
    expect(await titles('q=fiesta%00carnival')).toEqual([]);
  });

  test('lists decided items newest first, on pages that follow each other', async () => {
    for (let number = 1; number <= 51; number += 1) await put(`Event ${number}`, number, { honeypot: 'x' });
    expect((await titles('status=spam')).slice(0, 2)).toEqual(['Event 51', 'Event 50']);
    expect(await titles('status=spam&page=2')).toEqual(['Event 1']);
    expect(await titles('status=spam&page=3')).toEqual([]);
    expect((await titles('status=all&kind=event&q=event')).slice(0, 2)).toEqual(['Event 51', 'Event 50']);
  });

  test('knows the items before and after one in the results of a search', async () => {
    const references = [await put('Drums A', 1), await put('Fair', 2), await put('Drums B', 3)];
    const [a, fair, b] = await Promise.all(references.map(loadItemByReference));
    if (!a || !fair || !b) throw new Error('stored');
    const drums = filter('q=drums');
    expect(await neighboursOf(b, drums)).toEqual({ previous: a.id, next: undefined, position: 2, total: 2 });
    expect(await neighboursOf(fair, drums)).toEqual({ previous: a.id, next: b.id, total: 2 });
    // After the last one it continues with the first.
    expect((await neighboursOf({ ...b, status: 'approved' }, filter('q=fair'))).next).toBe(fair.id);
  });

  test('gives all matching items once and in order where they are more than a batch', async () => {
    const { db } = await store();
    for (let number = 0; number < 450; number += 1) {
      // Several arrive in the same millisecond.
      const created_at = new Date(NOW + Math.floor(number / 3)).toISOString();
      await putItem(db, { status: 'rejected', created_at });
    }
    await putItem(db, { status: 'pending' });
    const batches = await Array.fromAsync(itemsInBatches(filter('status=rejected')));
    const found = batches.flat();
    expect(new Set(found.map(({ id }) => id)).size).toBe(450);
    const times = found.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort().reverse());
    expect(batches.length).toBeGreaterThan(1);
    expect(await countMatching(filter('status=rejected'))).toBe(450);
  });

  test('knows the items before and after one, also when it no longer matches the filter', async () => {
    const references = [await put('A', 1), await put('B', 2), await put('C', 3)];
    const items = await Promise.all(references.map(loadItemByReference));
    const [a, b, c] = items;
    if (!a || !b || !c) throw new Error('stored');
    expect(await neighboursOf(b, filter())).toEqual({ previous: a.id, next: c.id, position: 2, total: 3 });
    expect((await neighboursOf({ ...b, status: 'approved' }, filter('kind=contact'))).next).toBeUndefined();
  });

  test('marks two items that may be the same event', async () => {
    await put('Village Fiesta');
    await put('The Village Fiesta 2027');
    await put('Church Supper');
    const { items } = await loadQueue(filter());
    const found = await duplicatesOf(items, []);
    expect(
      items
        .filter(({ id }) => found.has(id))
        .map(({ payload }) => JSON.parse(payload).title)
        .sort(),
    ).toEqual(['The Village Fiesta 2027', 'Village Fiesta']);
  });

  test('marks an item that may be an event listed on that day, but not one of another day', async () => {
    await put('Village Fiesta');
    const { items } = await loadQueue(filter());
    const { date, community } = JSON.parse(items[0]?.payload ?? '');
    const listed = { id: 'listed', title: 'Village Fiesta', date, city: community };
    const [found] = (await duplicatesOf(items, [listed])).values();
    expect(found).toMatchObject([{ id: 'listed', href: '/events/listed', from: 'On the site' }]);
    expect((await duplicatesOf(items, [{ ...listed, date: '2031-01-01' }])).size).toBe(0);
  });
});

describeStores('With many items', () => {
  /** What SQLite would do for each query about items that some work sends. */
  async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
    const { db } = await store();
    // Where all executors have it, those of transactions too.
    let executor: Pick<QueryExecutor, 'executeQuery'> = db.getExecutor();
    while (!Object.hasOwn(executor, 'executeQuery')) executor = Object.getPrototypeOf(executor);
    const sent = jest.spyOn(executor, 'executeQuery');
    await work();
    const queries = sent.mock.calls.map(([query]) => query).filter(({ sql: text }) => /\bitems\b/.test(text));
    sent.mockRestore();
    expect(queries.length).toBeGreaterThan(0);
    const plans = queries.map(async (query) => {
      const { rows } = await db.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
      );
      return rows.map(({ detail }) => detail);
    });
    return (await Promise.all(plans)).flat();
  }

  test.each(['', 'status=rejected&page=2', 'status=all&kind=contact', 'q=fiesta', 'status=all&q=fiesta+ana'])(
    'the queue %j and its neighbours read indexes, and rows of the table by their id alone',
    async (search) => {
      await put('Village Fiesta');
      const item = await loadItemByReference(await put('Another Fiesta', 1));
      if (!item) throw new Error('stored');
      const plans = await plansOf(async () => {
        await loadQueue(filter(search));
        await neighboursOf(item, filter(search));
        await Array.fromAsync(itemsInBatches(filter(search)));
      });
      const ofTable = plans.filter((plan) => /^(SCAN|SEARCH) items/.test(plan));
      expect(ofTable.length).toBeGreaterThan(0);
      for (const plan of ofTable)
        expect(plan).toMatch(/USING (COVERING INDEX|INDEX sqlite_autoindex_items_1)/);
      expect(plans.filter((plan) => /TEMP B-TREE FOR (GROUP|ORDER)/.test(plan))).toEqual([]);
    },
  );

  test('possible duplicates are read by the index of day and place', async () => {
    await put('Village Fiesta');
    await put('The Village Fiesta 2027');
    const { items } = await loadQueue(filter());
    const plans = await plansOf(() => duplicatesOf(items, []));
    expect(plans.join('\n')).toContain(
      'items USING INDEX items_event_date_place_key (event_date=? AND place_key=?)',
    );
  });

  test('the queue and its possible duplicates are read while writers wait for the lock of another process', async () => {
    await put('Village Fiesta');
    await put('The Village Fiesta 2027');
    const lock = await holdLock(join(storeFolder(), 'store.db'), 'write');
    const writing = inTransaction(async () => {});
    try {
      const { items } = await withLockWait(100, () => loadQueue(filter()));
      expect((await withLockWait(100, () => duplicatesOf(items, []))).size).toBe(2);
    } finally {
      await lock.release();
      await writing;
    }
  });

  test('an approval looks up ids of events by their index', async () => {
    const item = await loadItemByReference(await put('Village Fiesta'));
    if (!item) throw new Error('stored');
    const deciding = { itemId: item.id, version: item.version, who: 'mod@example.org', now: NOW };
    const plans = await plansOf(() => decideItem('approve', deciding, []));
    expect(plans.filter((plan) => /^SCAN items/.test(plan))).toEqual([]);
  });

  test('retention looks for old items by their index', async () => {
    await put('Village Fiesta');
    const plans = await plansOf(() => deletePastRetention(NOW));
    expect(plans).toContainEqual(expect.stringContaining('USING INDEX items_past (<expr><?)'));
  });

  test('approved events are read by an index, and their payloads only when new or changed', async () => {
    const { db } = await store();
    const { id } = await putItem(db, { status: 'approved' });
    await putItem(db, { status: 'approved' });
    const reads = async () =>
      (await plansOf(() => loadApprovedEvents('1', NOW))).filter((plan) => /items/.test(plan));
    expect(await reads()).toEqual([
      expect.stringContaining('USING INDEX items_search_one (status=? AND (created_at,id)>'),
      expect.stringContaining('USING INDEX sqlite_autoindex_items_1'),
    ]);
    expect(await reads()).toHaveLength(1);
    await changeItem(id, { version: 1, payload: JSON.stringify(someSubmission({ title: 'Another' })) });
    expect(await reads()).toHaveLength(2);
    const { events } = await loadApprovedEvents('1', NOW);
    expect(events.map(({ title }) => title)).toContain('Another');
  });
}, ['sqlite']);
