import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { withLockWait } from '#lib/server/store/lock-wait.server';
import { store } from '#lib/server/store/store.server';
import { itemLinkPath } from '#lib/submissions/moderation/item-link.server';
import { createSession } from '#lib/submissions/sign-in/sessions.server';
import { POST as decide } from '../../../app/api/moderate/items/[id]/decision/route.ts';
import { GET as exportItems } from '../../../app/moderate/export.csv/route.ts';
import { holdLock } from '../../support/store/hold-lock.ts';
import { storeEvent } from '../../support/store/stored-items.ts';
import { describeStores, storeFolder } from '../../support/store/stores.ts';

process.env.MODERATOR_EMAILS = 'mod@example.org';

const statusOf = async (id: string) =>
  (await (await store()).db.selectFrom('items').select('status').where('id', '=', id).execute())[0]?.status;

/** Posts a decision like the form, with the key of a mailed link; the status, and what it leads to. */
async function send(id: string, fields: Record<string, string>) {
  const key = itemLinkPath(id, 'mod@example.org', Date.now()).split('?key=')[1] ?? '';
  const request = new Request(`http://localhost:3000/api/moderate/items/${id}/decision`, {
    method: 'POST',
    body: new URLSearchParams({ key, action: 'spam', ...fields }),
  });
  const { status, headers } = await decide(request, { params: Promise.resolve({ id }) });
  const { pathname, searchParams } = new URL(headers.get('location') ?? '/', 'http://localhost:3000');
  return [status, pathname, searchParams.get('problem')];
}

describeStores('A decision names the version that was on the screen', () => {
  test.each<[string, Record<string, string>]>([
    ['none', {}],
    ['an empty one', { version: '' }],
    ['a blank one', { version: ' ' }],
    ['no number', { version: 'null' }],
    ['another way to write 0', { version: '0x0' }],
    ['a later one', { version: '1' }],
  ])('with %s nothing is decided', async (_, fields) => {
    const id = await storeEvent(Date.now());
    expect(await send(id, fields)).toEqual([303, `/moderate/items/${id}`, 'conflict']);
    expect(await statusOf(id)).toBe('pending');
  });

  test('with the right key it is accepted', async () => {
    const id = await storeEvent(Date.now());
    expect(await send(id, { version: '0' })).toEqual([303, `/moderate/items/${id}`, null]);
    expect(await statusOf(id)).toBe('spam');
  });

  test('a rejection without a reason leads back to the item, which asks for one', async () => {
    const id = await storeEvent(Date.now());
    const sent = await send(id, { version: '0', action: 'reject', ownReason: ' ' });
    expect(sent).toEqual([303, `/moderate/items/${id}`, 'reason']);
    expect(await statusOf(id)).toBe('pending');
  });

  test('what is no decision is refused', async () => {
    const id = await storeEvent(Date.now());
    expect(await send(id, { version: '0', action: 'sing' })).toEqual([400, '/', null]);
  });
});

const exported = (headers: Record<string, string>) =>
  exportItems(new Request('http://localhost:3000/moderate/export.csv', { headers }));

describeStores('The export', () => {
  test('without a session leads to the sign-in page', async () => {
    const { status, headers } = await exported({});
    expect([status, headers.get('location')]).toEqual([303, '/moderate/sign-in']);
  });
});

describeStores('The export of the embedded store', () => {
  test('says when it cannot be noted, and leads back to the queue', async () => {
    const token = await createSession((await store()).db, 'mod@example.org', Date.now());
    const cookie = { Cookie: `moderator=${token}` };
    expect((await exported(cookie)).status).toBe(200);
    const lock = await holdLock(join(storeFolder(), 'store.db'), 'write');
    try {
      const refused = await withLockWait(100, () => exported(cookie));
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
      expect(await refused.text()).toContain('<a href="/moderate"');
    } finally {
      await lock.release();
    }
  });
}, ['sqlite']);
