import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { PageCache } from '../../../worker/front/page-cache.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const ADDRESS = { key: '/', hasParameters: false };
const ANSWER = {
  status: 200,
  headers: { 'cache-control': 's-maxage=300', 'x-nextjs-cache': 'HIT' },
  body: Buffer.from('page'),
  isCompressible: true,
};
const read = () => ({ key: '/page', freshUntil: NOW + 300_000 });

afterEach(() => {
  jest.useRealTimers();
});

describe('The answer to a request', () => {
  test('is kept while the request is on its way', async () => {
    const cache = new PageCache(1_000_000);
    const flight = cache.begin(ADDRESS);
    flight.reads.push(read());
    await cache.land(flight, ANSWER, NOW);
    expect(String(cache.find('/', NOW)?.variants.identity.body)).toBe('page');
    expect(await flight.ended).toMatchObject({ suitsParameters: true });
  });

  test('is compressed better once it is asked for again', async () => {
    const cache = new PageCache(1_000_000);
    const flight = cache.begin(ADDRESS);
    flight.reads.push(read());
    const words = Array.from({ length: 4_000 }, (_, index) => `<li>Event ${(index * 7919) % 4_001}</li>`);
    const page = Buffer.from(words.join(''));
    await cache.land(flight, { ...ANSWER, body: page }, NOW);
    const variant = () => cache.find('/', NOW)?.variants.br;
    const before = variant()?.body.length ?? 0;
    cache.hit('/');
    await cache.settled();
    const after = variant();
    expect(after?.body.length).toBeLessThan(before);
    expect(after?.headers.slice(-2)).toEqual(['Content-Length', String(after?.body.length)]);
    expect(brotliDecompressSync(after?.body ?? '').equals(page)).toBe(true);
  });

  test('is not kept when its client has left, since what it was made of is no longer watched', async () => {
    const cache = new PageCache(1_000_000);
    const flight = cache.begin(ADDRESS);
    flight.reads.push(read());
    flight.end('look-again');
    cache.replaced('/page');
    await cache.land(flight, ANSWER, NOW);
    expect(cache.find('/', NOW)).toBeUndefined();
  });

  test('is not waited for longer than ten seconds, and one of those who waited asks Next then', async () => {
    jest.useFakeTimers();
    const cache = new PageCache(1_000_000);
    const flight = cache.begin(ADDRESS);
    expect(cache.flightTo('/')).toBe(flight);
    jest.advanceTimersByTime(9_999);
    expect(cache.flightTo('/')).toBe(flight);
    jest.advanceTimersByTime(1);
    expect(cache.flightTo('/')).toBeUndefined();
    expect(await flight.ended).toBe('look-again');
  });

  test('that Next is rendering anew is the former one, for which Next is not asked again before it says so', async () => {
    const cache = new PageCache(1_000_000);
    const stale = {
      ...ANSWER.headers,
      'cache-control': 's-maxage=1, stale-while-revalidate=900',
      'x-nextjs-cache': 'STALE',
    };
    const flight = cache.begin(ADDRESS);
    flight.reads.push(read());
    await cache.land(flight, { ...ANSWER, headers: stale }, NOW);
    const found = (later: number) => {
      const { isFresh, isRenewing } = cache.find('/', NOW + later) ?? {};
      return { isFresh, isRenewing };
    };
    expect(found(0)).toEqual({ isFresh: false, isRenewing: true });
    expect(found(4_999)).toEqual({ isFresh: false, isRenewing: true });
    expect(found(5_000)).toEqual({ isFresh: false, isRenewing: false });
    cache.replaced('/page');
    expect(found(0)).toEqual({ isFresh: false, isRenewing: false });
    expect(found(900_000)).toEqual({ isFresh: undefined, isRenewing: undefined });
  });

  test.each<[string, { status: number; headers: Record<string, string> }, boolean]>([
    ['that is gone', { status: 410, headers: { 'cache-control': 'public, s-maxage=60' } }, true],
    ['that is unknown', { status: 404, headers: { 'cache-control': 'public, s-maxage=60' } }, true],
    ['that has moved for good', { status: 308, headers: { location: '/celebrations' } }, true],
    ['that is for one visitor', { status: 200, headers: { 'cache-control': 'private, no-store' } }, false],
    ['that leads one visitor on', { status: 307, headers: { 'set-cookie': 'a=b' } }, false],
    ['that has moved for one visitor', { status: 308, headers: { 'set-cookie': 'a=b' } }, false],
  ])(
    '%s serves all who wait for it only if it is the same for them, and is not kept',
    async (_, answer, isShared) => {
      const cache = new PageCache(1_000_000);
      const flight = cache.begin(ADDRESS);
      await cache.land(flight, { ...ANSWER, ...answer }, NOW);
      const outcome = await flight.ended;
      expect(outcome === 'ask-alone').toBe(!isShared);
      expect(cache.counts().answers).toBe(0);
    },
  );

  test.each<[number, boolean]>([
    [404, false],
    [410, false],
    [500, true],
    [503, true],
  ])('of status %i leaves the former page to others: %s', async (status, isLeft) => {
    const cache = new PageCache(1_000_000);
    const first = cache.begin(ADDRESS);
    first.reads.push(read());
    await cache.land(
      first,
      {
        ...ANSWER,
        headers: { ...ANSWER.headers, 'cache-control': 's-maxage=300, stale-while-revalidate=900' },
      },
      NOW,
    );
    cache.outdated(false);
    await cache.land(cache.begin(ADDRESS), { ...ANSWER, status, headers: {} }, NOW);
    expect(cache.find('/', NOW) !== undefined).toBe(isLeft);
  });
});
