import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { startLoopbackServer } from '../../../support/sites/loopback-server.ts';

type Asked = { method?: string; path?: string; host?: string; encoding?: string | string[] };

const asked: Asked[] = [];
const arrivals = new EventEmitter();
/** Resolves once so many requests have come. */
const askedFor = async (count: number) => {
  while (asked.length < count) await once(arrivals, 'request');
};
let resets = 0;
let cache: Awaited<ReturnType<typeof startLoopbackServer>>;
let purgeSharedCaches: typeof import('#lib/server/http/purge-shared-cache.server').purgeSharedCaches;
/** How often `/busy` is still refused. */
let busy = 0;
/** The pauses before a later time, which the test ends by hand. */
const pauses: { milliseconds: number; end: () => void }[] = [];

beforeAll(async () => {
  cache = await startLoopbackServer((request, response) => {
    const { method, url, headers } = request;
    if (resets > 0) {
      resets -= 1;
      request.socket.resetAndDestroy();
      return;
    }
    asked.push({ method, path: url, host: headers.host, encoding: headers['accept-encoding'] });
    arrivals.emit('request');
    const isBusy = url === '/busy' && busy > 0;
    if (isBusy) busy -= 1;
    response.writeHead(url === '/refused' ? 403 : url === '/unknown' ? 404 : isBusy ? 503 : 200).end();
  });
  // Nothing listens at the first one.
  process.env.CACHE_PURGE_URL = `http://127.0.0.1:1, ${new URL(cache.url).origin}`;
  process.env.SITE_URL = 'https://events.example';
  ({ purgeSharedCaches } = await import('#lib/server/http/purge-shared-cache.server'));
});
afterAll(() => cache.close());

/** Purges, and returns what was written to the log meanwhile. */
async function purge(...paths: string[]): Promise<string> {
  const { log } = await import('#lib/server/log.server');
  const logged = jest.spyOn(log(), 'error').mockImplementation(() => {});
  asked.length = 0;
  pauses.length = 0;
  await purgeSharedCaches(paths, (milliseconds) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    pauses.push({ milliseconds, end: resolve });
    return promise;
  });
  const lines = logged.mock.calls.map((call) => JSON.stringify(call));
  logged.mockRestore();
  return lines.join('\n');
}

describe('After publishing', () => {
  test('each path is purged in each encoding, under the host of the site, though another cache does not answer', async () => {
    const logged = await purge('/', '/events/one');
    expect(asked).toHaveLength(6);
    for (const path of ['/', '/events/one'])
      for (const encoding of ['br', 'gzip', 'identity'])
        expect(asked).toContainEqual({ method: 'PURGE', path, host: 'events.example', encoding });
    expect(logged).toContain('A shared cache was not purged');
    expect(logged).toContain('ECONNREFUSED');
  });

  test('a connection that is reset costs one more request, and no other path is left out', async () => {
    resets = 1;
    const paths = Array.from({ length: 30 }, (_, number) => `/events/${number}`);
    expect(await purge(...paths)).not.toContain('ECONNRESET');
    expect(new Set(asked.map(({ path }) => path)).size).toBe(30);
  });

  test('a path that is refused keeps none of the others', async () => {
    const paths = Array.from({ length: 30 }, (_, number) => `/events/${number}`);
    expect(await purge('/refused', ...paths)).toContain('HTTP_403');
    expect(asked.map(({ path }) => path)).toContain('/events/29');
  });

  test('what a cache did not keep is no failure, and what it refuses is logged', async () => {
    expect(await purge('/unknown')).not.toContain('HTTP_');
    expect(await purge('/refused')).toContain('HTTP_403');
  });

  test('what a busy cache did not give up is asked for again after a pause, alone, until it is given up', async () => {
    // Both tries of the first time, and one of the second.
    busy = 2 * 3 + 1;
    expect(await purge('/busy', '/')).toContain('HTTP_503');
    const [, own] = pauses;
    expect(own?.milliseconds).toBe(1_000);
    asked.length = 0;
    own?.end();
    await askedFor(4);
    expect(new Set(asked.map(({ path }) => path))).toEqual(new Set(['/busy']));
    expect(busy).toBe(0);
    // The other cache, which is away, has only its first pause.
    expect(pauses).toHaveLength(2);
  });

  test('what a cache has not given up after the last pause is logged', async () => {
    const { log } = await import('#lib/server/log.server');
    const { promise: givenUp, resolve } = Promise.withResolvers<unknown>();
    const logged = jest.spyOn(log(), 'error').mockImplementation((details, message) => {
      if (message === 'A shared cache was given up') resolve(details);
    });
    const waited: number[] = [];
    await purgeSharedCaches(['/'], async (milliseconds) => {
      waited.push(milliseconds);
    });
    expect(await givenUp).toEqual({ cache: '127.0.0.1:1', code: 'ECONNREFUSED', left: 3 });
    expect(waited).toEqual([1_000, 5_000, 30_000, 90_000]);
    logged.mockRestore();
  });
});
