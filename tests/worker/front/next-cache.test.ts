import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { pageSignals } from '#lib/server/page-signals';
import { cacheReads } from '../../../worker/front/cache-reads.ts';
import NextCache from '../../../worker/front/next-cache.ts';
import { setClock } from '../../support/set-clock.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
setClock(NOW);

type Options = ConstructorParameters<typeof NextCache>[0];
type Entry = Parameters<InstanceType<typeof NextCache>['set']>;

const folder = mkdtempSync(join(tmpdir(), 'belize-next-cache-'));
const cache = new NextCache({
  fs: { existsSync: () => false } as unknown as Options['fs'],
  serverDistDir: folder,
  flushToDisk: false,
  maxMemoryCacheSize: 1_000_000,
  revalidatedTags: [],
  _requestHeaders: {},
} as Options);

afterEach(() => {
  delete pageSignals().listener;
  rmSync(folder, { recursive: true, force: true });
});

const KEY = '/route-cache/APP_PAGE/0a/$/events/one';
const page = { kind: 'APP_PAGE', html: '<p>', headers: {}, status: 200 } as unknown as Entry[1];
const store = (revalidate: number | false) =>
  cache.set(KEY, page, { cacheControl: { revalidate, expire: undefined } } as unknown as Entry[2]);
const read = () =>
  cache.get(KEY, { kind: 'APP_PAGE', isFallback: false } as unknown as Parameters<typeof cache.get>[1]);

describe('The cache handler of next.config.mjs', () => {
  test('is Next’s own cache: it returns what was stored, with its lifetime', async () => {
    await store(300);
    expect(await read()).toMatchObject({ value: page, cacheControl: { revalidate: 300 } });
  });

  test('notes what a request reads, and when Next renders it anew', async () => {
    await store(300);
    const reads = await cacheReads().run([], async () => {
      await read();
      return cacheReads().getStore();
    });
    expect(reads).toEqual([{ key: KEY, freshUntil: NOW + 300_000 }]);
    await store(false);
    const forever = await cacheReads().run([], async () => {
      await read();
      return cacheReads().getStore();
    });
    expect(forever?.[0]?.freshUntil).toBe(Number.POSITIVE_INFINITY);
  });

  test('tells the front what it replaces, and what is out of date', async () => {
    const told: unknown[] = [];
    pageSignals().listener = {
      replaced: (key) => told.push(key),
      outdated: (isExpired) => told.push(isExpired),
      counts: () => ({ hits: 0, misses: 0, answers: 0, bytes: 0 }),
    };
    await store(300);
    await cache.revalidateTag(['events'], { expire: 60 });
    await cache.revalidateTag('events');
    expect(told).toEqual([KEY, false, true]);
  });

  test('is the one that the configuration names', () => {
    const config = readFileSync('next.config.mjs', 'utf8');
    expect(config).toMatch(/cacheHandler: fileURLToPath\(new URL\('\.\/worker\/front\/next-cache\.ts'/);
  });
});
