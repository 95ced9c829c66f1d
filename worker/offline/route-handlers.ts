import type { RouteHandlerCallbackOptions, Serwist } from 'serwist';
import { cacheName } from '#lib/offline/cache-limits';
import { CACHED_AT_HEADER, isUnconfirmed } from '#lib/offline/cached-page';
import { imageFamily } from '#lib/offline/image-family';
import { OFFLINE_PAGE } from '#lib/offline/offline-page';
import { pageCacheKey, type RequestKind } from '#lib/offline/request-kind';
import { isPrivatePath } from '#lib/site/private-paths';
import { throwOnErrorResponse } from './network-first-with-timeout.ts';
import { deleteCachedPage, matchCachedPage, STRATEGIES } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

type RouteHandler = (options: RouteHandlerCallbackOptions) => Promise<Response>;

/** The network's response. It may be preloaded: navigation preload fetches while the service worker starts. */
async function fromNetwork({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const preloaded = event instanceof FetchEvent ? await event.preloadResponse : undefined;
  return preloaded ? throwOnErrorResponse(preloaded) : fetch(request);
}

/**
 * The page from the server itself, else the cached one, which shows the reader when it was fetched. The browser may think
 * that it is online when the server cannot be reached, as behind the sign-in page of a hotel.
 */
const confirmedPage = ({ event, request }: RouteHandlerCallbackOptions): Promise<Response> =>
  STRATEGIES.page.handle({
    // Of a navigation the strategy would take the preloaded response, which is the one to be confirmed.
    event: { waitUntil: (work) => event.waitUntil(work) } as ExtendableEvent,
    // Not followed: a navigation refuses a response that was redirected.
    request: new Request(request.url, { cache: 'no-cache', redirect: 'manual' }),
  });

/**
 * Whether a response comes from the browser's HTTP cache (`stale-while-revalidate`) while offline, and is no newer than
 * our cached page, which shows the reader when it was fetched.
 */
async function isFromHttpCache(response: Response, path: string): Promise<boolean> {
  if (self.navigator.onLine) return false;
  const dateOf = (dated: Response | undefined) => Date.parse(dated?.headers.get('Date') ?? '');
  return dateOf(response) <= dateOf(await matchCachedPage(path));
}

/** A page: from the network, else cached, else the offline page. */
async function handlePage(serwist: Serwist, options: RouteHandlerCallbackOptions): Promise<Response> {
  const { event, request } = options;
  try {
    const path = pageCacheKey(request.url, self.location.origin) ?? '';
    const first = await STRATEGIES.page.handle({ event, request });
    // Our own cached page says by itself how old it is.
    const isOurs = first.headers.has(CACHED_AT_HEADER);
    const isOld = !isOurs && isUnconfirmed(first.headers.get('Date'), Date.now());
    const response = isOld ? await confirmedPage(options).catch(() => first) : first;
    if (response.status === 404 || response.status === 410) event.waitUntil(deleteCachedPage(path));
    const isCachedPageBetter = response.status >= 500 || (await isFromHttpCache(response, path));
    return (isCachedPageBetter && (await matchCachedPage(path))) || response;
  } catch {
    return offlinePage(serwist);
  }
}

const offlinePage = async (serwist: Serwist) =>
  (await serwist.matchPrecache(OFFLINE_PAGE)) ?? Response.error();

/** An image: cached, else from the network, else another size or format of it from the cache. */
async function handleImage({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const client = event instanceof FetchEvent ? await self.clients.get(event.clientId) : undefined;
  // Images of private pages are not cached.
  if (client && isPrivatePath(new URL(client.url).pathname)) return fetch(request);
  const kinds = ['saved-image', 'image'] as const;
  const saved = await caches.match(request, { cacheName: cacheName('saved-image') });
  if (saved) return saved;
  try {
    return await STRATEGIES.image.handle({ event, request });
  } catch (error) {
    const family = imageFamily(new URL(request.url).pathname);
    for (const kind of family ? kinds : []) {
      const cache = await caches.open(cacheName(kind));
      const sibling = (await cache.keys()).find(({ url }) => imageFamily(new URL(url).pathname) === family);
      const found = sibling && (await cache.match(sibling));
      if (found) return found;
    }
    throw error;
  }
}

/** The handler for each kind of request. */
export const createRouteHandlers = (serwist: Serwist): Readonly<Record<RequestKind, RouteHandler>> => ({
  page: (options) => handlePage(serwist, options),
  // Without a cached response it fails, and Next then loads the page. An error response: after a rejection Next would
  // retry.
  rsc: (options) => STRATEGIES.rsc.handle(options).catch(() => Response.error()),
  static: (options) => STRATEGIES.static.handle(options),
  image: handleImage,
  index: (options) => STRATEGIES.index.handle(options).catch(() => Response.error()),
  'network-or-offline-page': (options) => fromNetwork(options).catch(() => offlinePage(serwist)),
  'network-only': fromNetwork,
});
