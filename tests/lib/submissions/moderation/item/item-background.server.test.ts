import { expect, test } from '@jest/globals';
import { store } from '#lib/server/store/store.server';
import { backgroundOf, copiesOf } from '#lib/submissions/moderation/item/item-background.server';
import { DAY_MS } from '#lib/time/durations';
import { changeItem, storeEvent, storeMessage } from '../../../../support/store/stored-items.ts';
import { describeStores } from '../../../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const TEXT =
  'Marimba, food and games on the field behind the school. Bring family and friends, the first plate is on the house.';
const OTHER =
  'A walk along the reef with a guide who knows each fish by name, and lunch on the caye for everybody who comes.';

async function backgrounds(ids: readonly string[]) {
  const { db } = await store();
  const items = await db.selectFrom('items').select(['id', 'sender_key']).where('id', 'in', ids).execute();
  const known = await backgroundOf(items, NOW);
  return ids.map((id) => known.get(id));
}

describeStores('What the store knows beside an item', () => {
  test('is how much its mailbox has sent in 30 days, and how much of that was refused', async () => {
    const from = (submitterEmail: string, days = 0) =>
      storeEvent(NOW - days * DAY_MS, { submitterEmail, description: OTHER });
    const first = await from('ana@example.com');
    const second = await from('Ana+fiesta@Example.com', 29);
    await from('ana@example.com', 31);
    const other = await from('ben@example.com');
    const message = await storeMessage(NOW, { email: 'ana@example.com' });
    await changeItem(second, { status: 'rejected' });
    await changeItem(message, { status: 'spam' });
    const [ofFirst, ofOther] = await backgrounds([first, other]);
    expect(ofFirst?.sender).toEqual({ sent: 3, refused: 2 });
    expect(ofOther?.sender).toEqual({ sent: 1, refused: 0 });
  });

  test('is whether its text was sent before, in an event or a message', async () => {
    const first = await storeEvent(NOW, { description: TEXT });
    const copy = await storeMessage(NOW, { message: `Please list this.\n${TEXT.toUpperCase()}` });
    const other = await storeEvent(NOW, { description: OTHER.replaceAll('e', 'ee').replaceAll('a', 'o') });
    const known = await backgrounds([first, copy, other]);
    expect(known.map((background) => background?.isCopied)).toEqual([true, true, false]);
    expect(await copiesOf(first)).toMatchObject([
      { id: copy, title: 'Lost hat', href: `/moderate/items/${copy}` },
    ]);
    expect(await copiesOf(other)).toEqual([]);
  });

  test('is nothing for no items', async () => {
    expect((await backgroundOf([], NOW)).size).toBe(0);
  });
});
