// The cache handler of next.config.mjs: Next's own cache, in memory, which says what it reads and what it gives up.
// Decision 58 says why.
import { createRequire } from 'node:module';
import { pageSignals } from '#lib/server/page-signals';
import { cacheReads } from './cache-reads.ts';

type NextCache = typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default;

// Next has no public name for its own cache. tests/worker/front/next-cache.test.ts fails when it moves.
const require = createRequire(import.meta.url);
const FileSystemCache: NextCache =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js').default;

type Found = Awaited<ReturnType<InstanceType<NextCache>['get']>>;

/** When an entry has to be rendered anew, in milliseconds since 1970; Infinity for never. */
function freshUntil(found: Found): number {
  const value = found?.value;
  const seconds = value && 'revalidate' in value ? value.revalidate : found?.cacheControl?.revalidate;
  if (typeof seconds !== 'number' || !found?.lastModified) return Number.POSITIVE_INFINITY;
  return found.lastModified + seconds * 1000;
}

export default class NextCacheWithSignals extends FileSystemCache {
  override async get(...args: Parameters<InstanceType<NextCache>['get']>): Promise<Found> {
    const found = await super.get(...args);
    cacheReads()
      .getStore()
      ?.push({ key: args[0], freshUntil: freshUntil(found) });
    return found;
  }

  override async set(...args: Parameters<InstanceType<NextCache>['set']>): Promise<void> {
    await super.set(...args);
    pageSignals().listener?.replaced(args[0]);
  }

  override async revalidateTag(...args: Parameters<InstanceType<NextCache>['revalidateTag']>): Promise<void> {
    await super.revalidateTag(...args);
    // With durations, Next serves the former page until the new one is rendered.
    pageSignals().listener?.outdated(args[1] === undefined);
  }
}
