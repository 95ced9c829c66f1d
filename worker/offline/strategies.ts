import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type SerwistPlugin,
  type Strategy,
  type StrategyOptions,
} from 'serwist';
import {
  CACHE_LIMITS,
  type CacheKind,
  cacheName,
  IMAGE_MAX_BYTES,
  isOwnCache,
  MAX_QUOTA_SHARE_FOR_IMAGES,
  PAGE_TIMEOUT_MS,
  RSC_TIMEOUT_MS,
} from '#lib/offline/cache-limits';
import {
  CACHED_AT_HEADER,
  CACHED_TITLE_HEADER,
  markAsCached,
  parseCachedAt,
  respondedAt,
  titleOfPage,
} from '#lib/offline/cached-page';
import { isCacheable } from '#lib/offline/is-cacheable';
import { pageCacheKey } from '#lib/offline/request-kind';
import { NetworkFirstWithTimeout } from './network-first-with-timeout.ts';

declare const self: ServiceWorkerGlobalScope;

const isCacheableResponse = (response: Response) =>
  isCacheable({
    status: response.status,
    type: response.type,
    redirected: response.redirected,
    cacheControl: response.headers.get('Cache-Control'),
  });

const onlyCacheable: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (isCacheableResponse(response) ? response : null),
};

/** One cache entry per page, whatever its query. */
const pageKey: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageCacheKey(request.url, self.location.origin) ?? request,
};

/** Marks cached pages with the time they were fetched, for the offline bar and for the list of cached pages. */
const markedPage: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (!isCacheableResponse(response) || !/^text\/html/.test(response.headers.get('Content-Type') ?? ''))
      return null;
    const html = await response.text();
    const cachedAt = respondedAt(response.headers.get('Date'), Date.now());
    const headers = new Headers(response.headers);
    // The body is decompressed now, and longer.
    // What the server stated as its time is none when the page is read again.
    for (const name of ['Content-Encoding', 'Content-Length', 'Vary', 'Server-Timing']) headers.delete(name);
    headers.set(CACHED_AT_HEADER, String(cachedAt));
    headers.set(CACHED_TITLE_HEADER, encodeURIComponent(titleOfPage(html)));
    return new Response(markAsCached(html, cachedAt), { headers });
  },
};

/** Does not cache images that are too large, nor any when much of the storage quota is used. */
const smallImages: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (!isCacheableResponse(response)) return null;
    const { usage = 0, quota = 0 } =
      (await self.navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
    if (quota > 0 && usage > quota * MAX_QUOTA_SHARE_FOR_IMAGES) return null;
    const declared = Number(response.headers.get('Content-Length') ?? Number.NaN);
    const bytes = Number.isFinite(declared) ? declared : (await response.clone().blob()).size;
    return bytes <= IMAGE_MAX_BYTES ? response : null;
  },
};

let isStopped = false;

async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name)));
}

/** Comes after the other plugins: caching may have been stopped while they ran. */
const unlessStopped: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (isStopped ? null : response),
  // What had begun before opens its cache once more when it expires old entries, and opening makes a deleted one anew.
  handlerDidComplete: async () => {
    if (isStopped) await deleteCaches();
  },
};

/** Stops caching and deletes all caches of the service worker. */
export async function stopCaching(): Promise<void> {
  isStopped = true;
  await deleteCaches();
}

const indexKey: SerwistPlugin = { cacheKeyWillBeUsed: async () => '/api/events' };

const strategyOptions = (kind: CacheKind, ...plugins: SerwistPlugin[]): StrategyOptions => ({
  cacheName: cacheName(kind),
  // Responses vary by the headers of Next's router; the cached one serves all of them.
  matchOptions: { ignoreVary: true },
  plugins: [
    ...plugins,
    unlessStopped,
    new ExpirationPlugin({
      ...CACHE_LIMITS[kind],
      maxAgeFrom: kind === 'static' ? 'last-used' : 'last-fetched',
      purgeOnQuotaError: kind === 'image' || kind === 'saved-image' || kind === 'rsc',
    }),
  ],
});

/** The newer of two cached responses of a page. */
function newer(one: Response | undefined, other: Response | undefined): Response | undefined {
  const cachedAt = (response: Response | undefined) =>
    parseCachedAt(response?.headers.get(CACHED_AT_HEADER)) ?? 0;
  return cachedAt(other) > cachedAt(one) ? other : one;
}

/** The cached response of a page, by its path: the newer one of the visited and the saved pages. */
export async function matchCachedPage(path: string): Promise<Response | undefined> {
  const [visited, saved] = await Promise.all(
    (['page', 'saved'] as const).map((kind) =>
      caches.match(path, { cacheName: cacheName(kind), ignoreVary: true }),
    ),
  );
  return newer(visited, saved);
}

const orSavedPage: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    newer(cachedResponse, await caches.match(request, { cacheName: cacheName('saved'), ignoreVary: true })) ??
    null,
};

/** No further wait for an RSC payload when the page is cached: Next then loads the page, from the cache. */
const rscTimeout = async ({ url }: Request) =>
  (await matchCachedPage(pageCacheKey(url, self.location.origin) ?? '')) ? 0 : RSC_TIMEOUT_MS;

/** The caching strategy of each kind of content. */
export const STRATEGIES: Readonly<Record<CacheKind, Strategy>> = {
  page: new NetworkFirstWithTimeout({
    ...strategyOptions('page', pageKey, markedPage),
    timeoutWithoutCache: () => PAGE_TIMEOUT_MS,
  }),
  saved: new NetworkFirst(strategyOptions('saved', pageKey, markedPage)),
  rsc: new NetworkFirstWithTimeout({
    ...strategyOptions('rsc', onlyCacheable),
    timeoutWithoutCache: rscTimeout,
  }),
  static: new CacheFirst(strategyOptions('static', onlyCacheable)),
  image: new CacheFirst(strategyOptions('image', smallImages)),
  'saved-image': new CacheFirst(strategyOptions('saved-image', smallImages)),
  index: new NetworkFirstWithTimeout(strategyOptions('index', onlyCacheable, indexKey)),
};
// Last: ExpirationPlugin would check a saved page against the limits of the cache of visited pages.
STRATEGIES.page.plugins.push(orSavedPage);

/** Deletes a page from the caches of visited and of saved pages. */
export async function deleteCachedPage(path: string): Promise<void> {
  for (const kind of ['page', 'saved'] as const)
    await (await caches.open(cacheName(kind))).delete(path, { ignoreVary: true });
}
