import { beforeAll, expect, test } from '@jest/globals';
import { store } from '#lib/server/store/store.server';
import { OLDER_ROWS_TASK } from '#lib/submissions/upkeep/complete-older-rows.server';
import { changeItem, storeApplication, storeEvent } from '../../../support/store/stored-items.ts';
import { describeStores } from '../../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const NEVER = new AbortController().signal;

beforeAll(() => {
  process.env.MODERATOR_EMAILS = 'mod@example.org';
});

const items = async () =>
  (await store()).db.selectFrom('items').select(['id', 'search_text']).orderBy('id').execute();
const uploads = async () =>
  (await store()).db.selectFrom('uploads').select(['id', 'network_hash']).orderBy('id').execute();

/** An upload as an older server stores it: without the network it came from. */
async function putUpload(id: string, claimed_by: string | null) {
  const { db } = await store();
  const values = { id, claimed_by, url: `/uploads/${id}.webp`, public_id: id, provider: 'disk' } as const;
  await db
    .insertInto('uploads')
    .values({ ...values, bytes: 1, width: 1, height: 1, created_at: new Date(NOW).toISOString() })
    .execute();
}

describeStores('What a server of an older version stored during an update', () => {
  test('has the text that the queue is searched in, as if a newer one had stored it', async () => {
    await storeEvent(NOW, { title: 'Deer Dance' });
    await storeApplication(NOW);
    const before = await items();
    await (await store()).db.updateTable('items').set({ search_text: '' }).execute();
    await OLDER_ROWS_TASK.run(NOW, NEVER);
    expect(await items()).toEqual(before);
    expect(JSON.stringify(before)).toContain('deer dance');
  });

  test('is completed in batches, and one that cannot be read by its reference', async () => {
    const id = await storeEvent(NOW);
    const { db } = await store();
    const row = await db.selectFrom('items').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 450 }, (_, index) => ({
      ...row,
      ...{ id: `${id}-${index}`, reference: `BC-${index}`, status_hash: null, search_text: '' },
    }));
    await db.insertInto('items').values(more).execute();
    await changeItem(`${id}-7`, { payload: '[' });
    await OLDER_ROWS_TASK.run(NOW, NEVER);
    const texts = await items();
    expect(texts.filter(({ search_text }) => search_text === '')).toEqual([]);
    expect(texts.find((item) => item.id === `${id}-7`)?.search_text).toContain('bc-7 bc7');
  });

  test('counts in the budget of images while no moderator has decided about it', async () => {
    const [pending, decided] = [await storeEvent(NOW), await storeEvent(NOW)];
    await changeItem(decided, { status: 'approved', decided_at: new Date(NOW).toISOString() });
    await putUpload('a', null);
    await putUpload('b', pending);
    await putUpload('c', decided);
    await putUpload('d', 'deleted');
    await OLDER_ROWS_TASK.run(NOW, NEVER);
    expect(await uploads()).toEqual([
      { id: 'a', network_hash: '' },
      { id: 'b', network_hash: '' },
      { id: 'c', network_hash: null },
      { id: 'd', network_hash: null },
    ]);
  });
});
