import { expect, test } from '@jest/globals';
import { store } from '#lib/server/store/store.server';
import { decideItem } from '#lib/submissions/moderation/decisions/decide-item.server';
import type { BulkAction } from '#lib/submissions/moderation/queue/bulk-decision';
import {
  bulkResult,
  decideTogether,
  undoTogether,
} from '#lib/submissions/moderation/queue/decide-together.server';
import { changeItem, storeEvent, storeMessage } from '../../../../support/store/stored-items.ts';
import { describeStores } from '../../../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const ANA = { who: 'ana@example.com', now: NOW };
const BEN = { who: 'ben@example.com', now: NOW };
const together = (action: BulkAction, ids: readonly string[], acting = ANA, version = 0) =>
  decideTogether(
    action,
    ids.map((itemId) => ({ itemId, version })),
    acting,
    [],
  );

const statuses = async (ids: readonly string[]) => {
  const { db } = await store();
  const rows = await db.selectFrom('items').select(['id', 'status']).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};
const waitingMails = async () => {
  const { db } = await store();
  return db
    .selectFrom('outbox')
    .select(['item_id', 'next_attempt_at'])
    .where('kind', '=', 'decision')
    .where('delivered_at', 'is', null)
    .execute();
};

describeStores('Several items are decided together', () => {
  test('events of the same title get ids of their own, mails that wait 20 seconds, and one undo takes all back', async () => {
    const ids = [await storeEvent(NOW), await storeEvent(NOW), await storeEvent(NOW, { title: 'Regatta' })];
    const bulk = await together('approve', ids);
    expect(await statuses(ids)).toEqual(['approved', 'approved', 'approved']);
    const { db } = await store();
    const eventIds = await db.selectFrom('items').select('event_id').where('id', 'in', ids).execute();
    expect(new Set(eventIds.map(({ event_id }) => event_id)).size).toBe(3);
    const mails = await waitingMails();
    expect(mails.map(({ next_attempt_at }) => Date.parse(next_attempt_at) - NOW)).toEqual([
      20_000, 20_000, 20_000,
    ]);
    expect(await bulkResult(bulk)).toEqual({ words: '3 approved.', look: 'success', undoId: bulk });

    await undoTogether(bulk, ANA);
    expect(await statuses(ids)).toEqual(['pending', 'pending', 'pending']);
    expect(await waitingMails()).toEqual([]);
    expect(await bulkResult(bulk)).toEqual({ words: '3 back in the queue.', look: 'success' });
    // Pressed twice, it changes nothing.
    await undoTogether(bulk, ANA);
    expect(await bulkResult(bulk)).toEqual({ words: '3 back in the queue.', look: 'success' });
  });

  test('what somebody decided first stays, and is told with who and what', async () => {
    const ids = [await storeEvent(NOW), await storeEvent(NOW)];
    await decideItem('reject', { itemId: ids[1] ?? '', version: 0, ...BEN, reason: 'Already over.' }, []);
    const bulk = await together('spam', ids);
    expect(await statuses(ids)).toEqual(['spam', 'rejected']);
    expect(await bulkResult(bulk)).toMatchObject({
      words: '1 marked as spam. 1 had been decided by ben@example.com (rejected).',
      look: 'warning',
    });
  });

  test('what was corrected since the page was shown still waits', async () => {
    const id = await storeEvent(NOW);
    await changeItem(id, { version: 1 });
    const bulk = await together('approve', [id]);
    expect(await statuses([id])).toEqual(['pending']);
    expect(await bulkResult(bulk)).toEqual({
      words: '0 approved. 1 had changed since you saw it, and still waits.',
      look: 'warning',
    });
  });

  test('messages are spam like events, but never approved', async () => {
    const ids = [await storeEvent(NOW), await storeMessage(NOW)];
    const bulk = await together('approve', ids);
    expect(await statuses(ids)).toEqual(['approved', 'pending']);
    expect(await bulkResult(bulk)).toMatchObject({
      words: '1 approved. 1 cannot be approved, because only events can.',
    });
    await together('spam', ids.slice(1));
    expect(await statuses(ids)).toEqual(['approved', 'spam']);
  });

  test('two moderators at the same moment decide each item once', async () => {
    const ids = [await storeEvent(NOW), await storeEvent(NOW), await storeEvent(NOW)];
    const results = await Promise.all([
      together('approve', ids, ANA),
      together('spam', [...ids].reverse(), BEN),
    ]);
    const words = await Promise.all(results.map(bulkResult));
    const done = words.map((result) => Number(/^\d+/.exec(result?.words ?? '')?.[0]));
    expect((done[0] ?? 0) + (done[1] ?? 0)).toBe(3);
    const { db } = await store();
    const audit = await db
      .selectFrom('audit')
      .select('item_id')
      .where('action', 'in', ['approved', 'marked as spam'])
      .execute();
    expect(audit).toHaveLength(3);
  });

  test('the undo leaves what was decided again since', async () => {
    const ids = [await storeEvent(NOW), await storeEvent(NOW)];
    const bulk = await together('spam', ids);
    await changeItem(ids[0] ?? '', { version: 2 });
    await undoTogether(bulk, ANA);
    expect(await statuses(ids)).toEqual(['spam', 'pending']);
    expect(await bulkResult(bulk)).toEqual({
      words: '1 back in the queue. 1 had changed since, and stayed as they are.',
      look: 'warning',
    });
  });

  test('an unknown item, and the undo of an unknown decision, are told', async () => {
    const bulk = await together('spam', ['none']);
    expect(await bulkResult(bulk)).toMatchObject({ words: '0 marked as spam. 1 no longer existed.' });
    await expect(undoTogether('none', ANA)).rejects.toMatchObject({ status: 404 });
    expect(await bulkResult('none')).toBeUndefined();
  });
});
