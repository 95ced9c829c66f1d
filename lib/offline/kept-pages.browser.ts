import 'client-only';
import { cacheName } from './limits.ts';
import { COPIED_AT, COPY_TITLE, copyTime } from './page-copy.ts';
import { keptPath } from './room-of.ts';

type KeptPage = { path: string; title: string; copiedAt: number };

function titleFrom(header: string | null, path: string): string {
  try {
    return decodeURIComponent(header ?? '').replace(/ \| [^|]*$/, '') || path;
  } catch {
    return path;
  }
}

/** The pages kept on this device, the latest first; none where nothing is kept. Never rejects. */
export async function keptPages(): Promise<KeptPage[]> {
  const found = new Map<string, KeptPage>();
  try {
    for (const room of ['saved', 'page'] as const) {
      const name = cacheName(room);
      // Looking must not make one.
      if (!(await caches.has(name))) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        const copiedAt = copyTime(response?.headers.get(COPIED_AT));
        if (!response || copiedAt === undefined) continue;
        const path = new URL(request.url).pathname;
        const known = found.get(path);
        if (known && known.copiedAt >= copiedAt) continue;
        found.set(path, { path, title: titleFrom(response.headers.get(COPY_TITLE), path), copiedAt });
      }
    }
  } catch {
    // No caches, or none that may be read: then nothing is kept.
  }
  return [...found.values()].sort((one, other) => other.copiedAt - one.copiedAt);
}

/** When the page at a path was kept; undefined when it is not. Never rejects. */
export async function keptAt(address: string): Promise<number | undefined> {
  const path = keptPath(address, window.location.origin);
  return (await keptPages()).find((page) => page.path === path)?.copiedAt;
}
