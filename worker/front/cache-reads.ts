import { AsyncLocalStorage } from 'node:async_hooks';

/** An entry of Next's cache that a response was made of. */
export type CacheRead = {
  key: string;
  /** When Next renders it anew, in milliseconds since 1970; Infinity for never. */
  freshUntil: number;
};

const NAME = Symbol.for('belize-celebrations.cache-reads');
const shared = globalThis as { [NAME]?: AsyncLocalStorage<CacheRead[]> };

/** What the request in progress has read of Next's cache. On globalThis, as Next may load the cache handler by itself. */
export function cacheReads(): AsyncLocalStorage<CacheRead[]> {
  shared[NAME] ??= new AsyncLocalStorage();
  return shared[NAME];
}
