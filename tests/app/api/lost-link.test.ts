import { expect, test } from '@jest/globals';
import { RATE_LIMITS } from '#lib/server/limits/rate-limits';
import { store } from '#lib/server/store/store.server';
import { POST } from '../../../app/api/lost-link/route.ts';
import { storeEvent } from '../../support/store/stored-items.ts';
import { describeStores } from '../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

process.env.TRUSTED_PROXIES = '1';

let visitor = 0;
/** Posts an address as the form does, from a network of its own unless one is given. */
function ask(email: string, { from = '', headers = {} }: { from?: string; headers?: HeadersInit } = {}) {
  visitor += 1;
  const network = from || `10.0.${visitor >> 8}.${visitor & 255}`;
  return POST(
    new Request('http://localhost:3000/api/lost-link', {
      method: 'POST',
      body: new URLSearchParams({ email }),
      headers: { Host: 'localhost:3000', 'X-Forwarded-For': network, ...headers },
    }),
  );
}
const outbox = async () =>
  (await store()).db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('recipient').execute();

/** Everything of a response that its client sees. */
const seen = async (response: Response) => [
  response.status,
  [...response.headers].sort(),
  await response.text(),
];

describeStores('A request for lost links', () => {
  test('has the same response for a known and an unknown address, and both are stored with it', async () => {
    await storeEvent(NOW, { submitterEmail: 'maria@example.bz' });
    await (await store()).db.deleteFrom('outbox').execute();
    const known = await seen(await ask('maria@example.bz'));
    expect(known).toEqual([
      303,
      expect.arrayContaining([
        ['cache-control', 'no-store'],
        ['location', '/lost-link/sent'],
      ]),
      '',
    ]);
    expect(await seen(await ask('nobody@example.bz'))).toEqual(known);
    expect(await outbox()).toEqual([
      { kind: 'lost-links', recipient: 'maria@example.bz' },
      { kind: 'lost-links', recipient: 'nobody@example.bz' },
    ]);
  });

  test('is refused above the limit of its network, and another network is not', async () => {
    const { points } = RATE_LIMITS['lost-link'];
    for (let turn = 0; turn < points; turn += 1)
      expect((await ask('maria@example.bz', { from: '192.0.2.1' })).status).toBe(303);
    const refused = await ask('maria@example.bz', { from: '192.0.2.1' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Too many requests came from your network.');
    expect((await ask('maria@example.bz', { from: '192.0.2.2' })).status).toBe(303);
    expect(await outbox()).toHaveLength(points + 1);
  });

  test('from a page of another site is refused, and nothing is stored', async () => {
    const refused = await ask('maria@example.bz', { headers: { Origin: 'https://evil.example' } });
    expect(refused.status).toBe(403);
    expect(await outbox()).toEqual([]);
  });

  test('without an address is refused with a sentence and a way back', async () => {
    const refused = await ask('maria');
    const html = await refused.text();
    expect(refused.status).toBe(400);
    expect(html).toContain('Please enter a valid email address.');
    expect(html).toContain('href="/lost-link"');
    expect(await outbox()).toEqual([]);
  });
});
