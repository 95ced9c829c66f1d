import 'client-only';
import { cacheName } from './cache-limits.ts';
import { CACHED_AT_HEADER, CACHED_TITLE_HEADER, parseCachedAt } from './cached-page.ts';
import { pageCacheKey } from './request-kind.ts';

type CachedPage = { path: string; title: string; copiedAt: number };

function titleFrom(header: string | null, path: string): string {
  try {
    return decodeURIComponent(header ?? '').replace(/ \| [^|]*$/, '') || path;
  } catch {
    return path;
  }
}

/** The pages cached on this device, newest first. Never rejects: without the Cache API the list is empty. */
export async function loadCachedPages(): Promise<CachedPage[]> {
  const found = new Map<string, CachedPage>();
  try {
    for (const kind of ['saved', 'page'] as const) {
      const name = cacheName(kind);
      // caches.open() would create a missing cache.
      if (!(await caches.has(name))) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        const copiedAt = parseCachedAt(response?.headers.get(CACHED_AT_HEADER));
        if (!response || copiedAt === undefined) continue;
        const path = new URL(request.url).pathname;
        const known = found.get(path);
        if (known && known.copiedAt >= copiedAt) continue;
        found.set(path, {
          path,
          title: titleFrom(response.headers.get(CACHED_TITLE_HEADER), path),
          copiedAt,
        });
      }
    }
  } catch {
    // The Cache API is missing or access is denied.
  }
  return [...found.values()].sort((one, other) => other.copiedAt - one.copiedAt);
}

/** When a page was cached (milliseconds since 1970); undefined when it is not. Never rejects. */
export async function loadCachedAt(url: string): Promise<number | undefined> {
  const path = pageCacheKey(url, window.location.origin);
  return (await loadCachedPages()).find((page) => page.path === path)?.copiedAt;
}
