import { beforeEach, expect, test } from '@jest/globals';
import { celebrationByWords } from '#lib/catalog/celebrations/celebration-rows.server';
import { loadOverrides } from '#lib/catalog/celebrations/stored-overrides.server';
import { servedEvents } from '#lib/catalog/event-snapshot.server';
import { store } from '#lib/server/store/store.server';
import { createSession } from '#lib/submissions/moderation/sign-in/sessions.server';
import { POST } from '../../../app/api/moderate/celebrations/route.ts';
import { describeStores } from '../../support/store/stores.ts';

process.env.MODERATOR_EMAILS = 'mod@example.org';
/** So late that the session is not over, whenever the test runs. */
const SIGNED_IN_AT = Date.parse('2099-01-01T00:00:00Z');

async function send(fields: Record<string, string>, { isSignedIn = true, headers = {} } = {}) {
  const token = await createSession((await store()).db, 'mod@example.org', SIGNED_IN_AT);
  const request = new Request('http://localhost:3000/api/moderate/celebrations', {
    method: 'POST',
    headers: { Accept: 'text/html', ...(isSignedIn && { Cookie: `moderator=${token}` }), ...headers },
    body: new URLSearchParams(fields),
  });
  const response = await POST(request);
  return [response.status, response.headers.get('location')];
}

const stored = async () => [...(await loadOverrides()).overrides];

describeStores('A moderator of celebrations', () => {
  // Of the sample calendar.
  let id = '';
  beforeEach(async () => {
    id ||= (await servedEvents()).events.find((event) => !celebrationByWords(event))?.id ?? '';
  });

  test('puts an event in, out, and leaves it to its title again', async () => {
    const page = '/moderate/celebrations/lobsterfest';
    const post = (action: string, version: number) =>
      send({ celebration: 'lobsterfest', event: `${version} ${id}`, action });
    expect(await post('in', 0)).toEqual([303, `${page}?done=in`]);
    expect(await stored()).toEqual([[id, 'lobsterfest']]);
    expect(await post('out', 1)).toEqual([303, `${page}?done=out`]);
    expect(await stored()).toEqual([[id, null]]);
    expect(await post('in', 1)).toEqual([303, `${page}?problem=conflict`]);
    expect(await post('undo', 2)).toEqual([303, `${page}?done=undo`]);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['an unknown celebration', { celebration: 'made-up' }, '?problem=celebration'],
    ['a form without an event', { event: '' }, '/lobsterfest?problem=event'],
    ['an event without its version', { event: 'drums' }, '/lobsterfest?problem=event'],
    ['an event that is gone', { event: '0 made-up' }, '/lobsterfest?problem=event-gone'],
    ['an action that there is not', { action: 'delete' }, '/lobsterfest?problem=decision'],
  ])('is told on the page what is wrong with %s, and nothing is stored', async (_, changes, where) => {
    const fields = { celebration: 'lobsterfest', event: `0 ${id}`, action: 'in', ...changes };
    expect(await send(fields)).toEqual([303, `/moderate/celebrations${where}`]);
    expect(await stored()).toEqual([]);
  });

  test('has to be signed in, and to send the form from our own pages', async () => {
    const fields = { celebration: 'lobsterfest', event: `0 ${id}`, action: 'in' };
    expect(await send(fields, { isSignedIn: false })).toEqual([303, '/moderate/sign-in?problem=session']);
    const [status] = await send(fields, { headers: { 'Sec-Fetch-Site': 'cross-site', Accept: '*/*' } });
    expect(status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  test('takes back what was decided about an event that is gone', async () => {
    const { db } = await store();
    const row = { event_id: 'gone', celebration: 'lobsterfest', changed_at: '2026-11-26', version: 1 };
    await db.insertInto('celebration_overrides').values(row).execute();
    const [status] = await send({ celebration: 'lobsterfest', event: '1 gone', action: 'undo' });
    expect(status).toBe(303);
    expect(await stored()).toEqual([]);
  });
});
