import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { withLockWait } from '#lib/server/store/lock-wait.server';
import { store } from '#lib/server/store/store.server';
import { itemLinkPath } from '#lib/submissions/items/links/item-link.server';
import { loadFormDraft } from '#lib/submissions/items/record/form-drafts.server';
import { loadHistory } from '#lib/submissions/items/record/load-history.server';
import { decideItem } from '#lib/submissions/moderation/decisions/decide-item.server';
import { auditWords, overtakenWords } from '#lib/submissions/moderation/item/audit-words';
import { createSession } from '#lib/submissions/moderation/sign-in/sessions.server';
import { POST as decideTogether } from '../../../app/api/moderate/decisions/route.ts';
import { POST as decide } from '../../../app/api/moderate/items/[id]/decision/route.ts';
import { POST as edit } from '../../../app/api/moderate/items/[id]/edit/route.ts';
import { GET as exportItems } from '../../../app/moderate/export.csv/route.ts';
import { setClock } from '../../support/set-clock.ts';
import { holdLock } from '../../support/store/hold-lock.ts';
import { storeEvent } from '../../support/store/stored-items.ts';
import { describeStores, storeFolder } from '../../support/store/stores.ts';

const FIRST = { what: 'decision', round: 0 } as const;
const NOW = Date.UTC(2026, 10, 21, 12);
setClock(NOW);

process.env.MODERATOR_EMAILS = 'mod@example.org';

const statusOf = async (id: string) =>
  (await (await store()).db.selectFrom('items').select('status').where('id', '=', id).execute())[0]?.status;

/** Posts a decision like the form, with the key of a mailed link; the status, and what it leads to. */
async function send(id: string, fields: Record<string, string>, accept = 'text/html') {
  const key = itemLinkPath(id, 'mod@example.org', FIRST, NOW).split('?key=')[1] ?? '';
  const request = new Request(`http://localhost:3000/api/moderate/items/${id}/decision`, {
    method: 'POST',
    headers: { Accept: accept },
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
    const id = await storeEvent(NOW);
    expect(await send(id, fields)).toEqual([303, `/moderate/items/${id}`, 'conflict']);
    expect(await statusOf(id)).toBe('pending');
  });

  test('with the right key it is accepted', async () => {
    const id = await storeEvent(NOW);
    expect(await send(id, { version: '0' })).toEqual([303, `/moderate/items/${id}`, null]);
    expect(await statusOf(id)).toBe('spam');
  });

  test('one that came too late is in the history, after who was faster', async () => {
    const id = await storeEvent(NOW - 10);
    await decideItem('approve', { itemId: id, version: 0, who: 'ana@example.org', now: NOW - 5 }, []);
    const late = { version: '0', action: 'reject', ownReason: 'Over.' };
    expect(await send(id, late)).toEqual([303, `/moderate/items/${id}`, 'conflict']);
    expect(await send(id, late)).toEqual([303, `/moderate/items/${id}`, 'conflict']);
    const history = await loadHistory((await store()).db, id);
    expect(history.map((entry) => auditWords(entry)).slice(-1)).toEqual([
      'mod@example.org came too late to reject it: “Over.”',
    ]);
    expect(history.filter(({ action }) => action.startsWith('came too late'))).toHaveLength(1);
    expect(overtakenWords(history, 'mod@example.org')).toMatch(
      /^ana@example.org was faster and approved it\./,
    );
  });

  test('a rejection without a reason leads back to the item, which asks for one', async () => {
    const id = await storeEvent(NOW);
    const sent = await send(id, { version: '0', action: 'reject', ownReason: ' ' });
    expect(sent).toEqual([303, `/moderate/items/${id}`, 'reason']);
    expect(await statusOf(id)).toBe('pending');
  });

  test('what is no decision is refused', async () => {
    const id = await storeEvent(NOW);
    const sent = await send(id, { version: '0', action: 'sing' });
    expect(sent).toEqual([303, `/moderate/items/${id}`, 'decision']);
    expect(await statusOf(id)).toBe('pending');
  });

  test('from the queue it returns to the queue, with the item', async () => {
    const id = await storeEvent(NOW);
    expect(await send(id, { version: '7', to: 'queue', from: '?kind=event' })).toEqual([
      303,
      '/moderate',
      'conflict',
    ]);
    expect(await send(id, { version: '0', to: 'queue' })).toEqual([303, '/moderate', null]);
  });

  test('without a session it leads to the sign-in page', async () => {
    const id = await storeEvent(NOW);
    expect(await send(id, { version: '0', key: 'none' })).toEqual([303, '/moderate/sign-in', 'session']);
  });

  test('a program is told by the status instead', async () => {
    const id = await storeEvent(NOW);
    expect(await send(id, { version: '7' }, 'application/json')).toEqual([409, '/', null]);
    expect(await send(id, { version: '7' }, '*/*')).toEqual([409, '/', null]);
  });
});

describeStores('An edit that is invalid', () => {
  test('leads a browser without JavaScript back to the form, which has what was filled in', async () => {
    const id = await storeEvent(NOW);
    const key = itemLinkPath(id, 'mod@example.org', FIRST, NOW).split('?key=')[1] ?? '';
    const request = new Request(`http://localhost:3000/api/moderate/items/${id}/edit`, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body: new URLSearchParams({ key, version: '0', title: '', venueName: 'Pier' }),
    });
    const { status, headers } = await edit(request, { params: Promise.resolve({ id }) });
    const { pathname, searchParams } = new URL(headers.get('location') ?? '/', 'http://localhost:3000');
    expect([status, pathname, searchParams.get('problem')]).toEqual([
      303,
      `/moderate/items/${id}/edit`,
      'fields',
    ]);
    expect(await loadFormDraft(id, 'edit', NOW)).toEqual({ title: '', venueName: 'Pier' });
  });
});

describeStores('Decisions about several items', () => {
  const sendTogether = async (fields: [string, string][]) => {
    const token = await createSession((await store()).db, 'mod@example.org', NOW);
    const request = new Request('http://localhost:3000/api/moderate/decisions', {
      method: 'POST',
      headers: { Accept: 'text/html', Cookie: `moderator=${token}` },
      body: new URLSearchParams([['from', '?kind=event'], ...fields]),
    });
    const { status, headers } = await decideTogether(request);
    return [status, new URL(headers.get('location') ?? '/', 'http://localhost:3000')] as const;
  };

  test('are made and taken back in the queue, under its filter', async () => {
    const ids = [await storeEvent(NOW), await storeEvent(NOW)];
    const marks = ids.map((id): [string, string] => ['marked', `${id}:0`]);
    const [status, address] = await sendTogether([...marks, ['action', 'approve']]);
    expect([status, address.pathname, address.searchParams.get('kind')]).toEqual([303, '/moderate', 'event']);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['approved', 'approved']);
    const bulk = address.searchParams.get('bulk') ?? '';
    const [, after] = await sendTogether([
      ['action', 'undo'],
      ['bulk', bulk],
    ]);
    expect(after.search).toBe(address.search);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['pending', 'pending']);
  });

  test.each<[string, [string, string][], string]>([
    ['without a mark', [['action', 'spam']], 'marks'],
    ['that may only be made about one item', [['action', 'reject']], 'decision'],
    [
      'that are unknown, when they are taken back,',
      [
        ['action', 'undo'],
        ['bulk', 'none'],
      ],
      'bulk',
    ],
  ])('%s are told in the queue', async (_, fields, problem) => {
    const [status, address] = await sendTogether(fields);
    expect([status, address.pathname, address.searchParams.get('problem')]).toEqual([
      303,
      '/moderate',
      problem,
    ]);
  });

  test('need a session: the key of one item gives no access to others', async () => {
    const id = await storeEvent(NOW);
    const key = itemLinkPath(id, 'mod@example.org', FIRST, NOW).split('?key=')[1] ?? '';
    const request = new Request('http://localhost:3000/api/moderate/decisions', {
      method: 'POST',
      body: new URLSearchParams({ key, marked: `${id}:0`, action: 'spam' }),
    });
    expect((await decideTogether(request)).status).toBe(401);
    expect(await statusOf(id)).toBe('pending');
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
    const token = await createSession((await store()).db, 'mod@example.org', NOW);
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
