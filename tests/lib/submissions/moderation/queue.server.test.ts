import { expect, test } from '@jest/globals';
import { duplicatesOf } from '#lib/submissions/moderation/duplicates.server';
import { loadItemByReference } from '#lib/submissions/moderation/load-item.server';
import { loadQueue, neighboursOf } from '#lib/submissions/moderation/queue.server';
import { filterFromSearch } from '#lib/submissions/moderation/queue-filter';
import { openingToken } from '#lib/submissions/store/opening-token.server';
import { submitContact } from '#lib/submissions/store/submit-contact.server';
import { submitEvent } from '#lib/submissions/store/submit-event.server';
import { describeStores } from '../../../support/store/stores.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

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
