import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { flushCounts } from '#lib/analytics/counts/count-events.server';
import { RATE_LIMITS } from '#lib/server/limits/rate-limits';
import { store } from '#lib/server/store/store.server';
import { POST } from '../../../app/api/analytics/route.ts';
import { runNode } from '../../support/sites/run-node.ts';
import { describeStores } from '../../support/store/stores.ts';
import { mutated } from '../../support/submissions/mutated-bodies.ts';

const READABLE = /^[A-Z][^{}[\]<>]{8,200}$/;
const LANDING = { name: 'landing', view: 'home' };

let visitor = 0;
function send(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  visitor += 1;
  return POST(
    new Request('http://localhost:3000/api/analytics', {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        Host: 'localhost:3000',
        // Every request comes from a network of its own, so that no rate limit applies.
        'X-Forwarded-For': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
        ...headers,
      },
    }),
  );
}
const tell = (events: unknown, headers?: Record<string, string>) => send(JSON.stringify({ events }), headers);

async function counted() {
  await flushCounts();
  const { db } = await store();
  const rows = await db.selectFrom('daily_counts').select(['name', 'detail', 'count']).execute();
  return Object.fromEntries(rows.map(({ name, detail, count }) => [`${name} ${detail}`.trim(), count]));
}

beforeAll(() => {
  process.env.TRUSTED_PROXIES = '1';
});

describeStores('What pages tell of a visit', () => {
  beforeEach(() => flushCounts());
  afterEach(() => flushCounts());

  test('is counted, and answered without a body', async () => {
    const answer = await tell([LANDING, { name: 'page_view', view: 'home' }, LANDING], {
      Origin: 'http://localhost:3000',
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json;charset=UTF-8',
    });
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await counted()).toEqual({ 'landing home': 2, 'page_view home': 1 });
  });

  test.each(['Sec-GPC', 'DNT'])('is not counted against %s: 1, whatever is sent', async (wish) => {
    for (const body of [JSON.stringify({ events: [LANDING] }), 'nonsense'])
      expect((await send(body, { [wish]: '1' })).status).toBe(204);
    expect(await counted()).toEqual({});
  });

  test('is counted where the headers allow it explicitly', async () => {
    expect((await tell([LANDING], { 'Sec-GPC': '0', DNT: '0' })).status).toBe(204);
    expect(await counted()).toEqual({ 'landing home': 1 });
  });

  test('of event views counts only events that exist', async () => {
    const [known] = (
      await import('#lib/catalog/event-snapshot.server').then(({ servedEvents }) => servedEvents())
    ).events;
    await tell([
      { name: 'event_view', id: known?.id },
      { name: 'event_view', id: '20261120-nowhere-buy-my-pills' },
      { name: 'event_view', id: 'constructor' },
      LANDING,
    ]);
    expect(await counted()).toEqual({ [`event_view ${known?.id}`]: 1, 'landing home': 1 });
  });

  test('is counted without the unknown events of a page of another version', async () => {
    expect((await tell([{ name: 'hologram_open' }, LANDING, { ...LANDING, visitor: 'x' }])).status).toBe(204);
    expect(await counted()).toEqual({ 'landing home': 1 });
  });

  test.each<[string, string, Record<string, string>, number]>([
    ['no JSON', '{', {}, 400],
    ['no batch', '{"events":[]}', {}, 400],
    ['too many', JSON.stringify({ events: Array.from({ length: 51 }, () => LANDING) }), {}, 400],
    ['something beside the events', JSON.stringify({ events: [LANDING], visitor: 'x' }), {}, 400],
    ['another type', '{}', { 'Content-Type': 'text/plain' }, 415],
    ['over 16 KB', JSON.stringify({ events: [LANDING, 'x'.repeat(16_384)] }), {}, 413],
    ['a page of another site', '{}', { Origin: 'https://evil.example' }, 403],
    ['another site’s fetch', '{}', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('is refused with a sentence: %s', async (_, body, headers, status) => {
    const answer = await send(body, headers);
    expect(answer.status).toBe(status);
    expect((await answer.json()).error).toMatch(READABLE);
    expect(await counted()).toEqual({});
  });

  test('is refused from a network that sends too much', async () => {
    const network = { 'X-Forwarded-For': '192.0.2.77' };
    const { points } = RATE_LIMITS.analytics;
    for (let turn = 0; turn < points; turn += 1)
      expect((await tell([LANDING], { ...network, DNT: '0' })).status).toBe(204);
    const answer = await tell([LANDING], network);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await counted()).toEqual({ 'landing home': points });
  });

  test('is counted or refused with a sentence, whatever was done to it', async () => {
    const body = { events: [LANDING, { name: 'search', found: false, words: 'kite' }] };
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(mutated(body), async ({ body: changed, headers }) => {
        const answer = await send(changed, headers);
        statuses.add(answer.status);
        if (answer.status === 204) return;
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect((await answer.json()).error).toMatch(READABLE);
      }),
      { numRuns: 300, seed: 20_261_121 },
    );
    expect(statuses).toEqual(new Set([204, 400, 403, 413, 415]));
    for (const name of Object.keys(await counted()))
      expect(['landing home', 'search nothing', 'search_words kite', 'search found']).toContain(name);
  });
});

describe('A store that cannot be used', () => {
  test('keeps counts in memory, and is logged once, by its code alone', async () => {
    const { status, output, errors } = await runNode(
      `const { POST } = await import('./app/api/analytics/route.ts');
       const { flushCounts } = await import('#lib/analytics/counts/count-events.server');
       for (let turn = 0; turn < 3; turn += 1) {
         const answer = await POST(new Request('http://localhost:3000/api/analytics', {
           method: 'POST',
           body: '{"events":[{"name":"landing","view":"home"}]}',
           headers: { 'Content-Type': 'application/json', Host: 'localhost:3000', 'X-Forwarded-For': '192.0.2.78' },
         }));
         console.log(answer.status);
         await flushCounts();
       }
       const [waiting] = globalThis[Symbol.for('belize-celebrations.counts')].buffer.take();
       console.log(waiting.name === 'landing' && waiting.count);
       process.exit(0);`,
      { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none', TRUSTED_PROXIES: '1' },
    );
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    const lines = output.trim().split('\n');
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual(['204', '204', '204', '3']);
    expect(lines.filter((line) => line.startsWith('{'))).toEqual([
      expect.stringMatching(/"code":"ECONNREFUSED","msg":"Counts cannot be stored"/),
    ]);
    expect(output).not.toMatch(/secret|192\.0\.2|landing/);
  });
});
