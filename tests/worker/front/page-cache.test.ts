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
    await cache.keep(flight, ANSWER, NOW);
    flight.end(true);
    expect(String(cache.find('/', NOW)?.variants.identity.body)).toBe('page');
    expect(await flight.ended).toBe(true);
  });

  test('is compressed better once it is asked for again', async () => {
    const cache = new PageCache(1_000_000);
    const flight = cache.begin(ADDRESS);
    flight.reads.push(read());
    const words = Array.from({ length: 4_000 }, (_, index) => `<li>Event ${(index * 7919) % 4_001}</li>`);
    const page = Buffer.from(words.join(''));
    await cache.keep(flight, { ...ANSWER, body: page }, NOW);
    flight.end(true);
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
    flight.end(true);
    cache.replaced('/page');
    await cache.keep(flight, ANSWER, NOW);
    expect(cache.find('/', NOW)).toBeUndefined();
  });

  test('is not waited for longer than ten seconds, and each who waited asks Next then', async () => {
    jest.useFakeTimers();
    const cache = new PageCache(1_000_000);
    const flight = cache.begin(ADDRESS);
    expect(cache.flightTo('/')).toBe(flight);
    jest.advanceTimersByTime(9_999);
    expect(cache.flightTo('/')).toBe(flight);
    jest.advanceTimersByTime(1);
    expect(cache.flightTo('/')).toBeUndefined();
    expect(await flight.ended).toBe(false);
  });
});
