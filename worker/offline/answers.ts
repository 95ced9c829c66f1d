import type { RouteHandlerCallbackOptions, Serwist } from 'serwist';
import { cacheName } from '#lib/offline/limits';
import { pictureFamily } from '#lib/offline/picture-family';
import { keptPath, type Room } from '#lib/offline/room-of';
import { copyOf, forgetCopy, STRATEGIES } from './caches.ts';

declare const self: ServiceWorkerGlobalScope;

type Answer = (options: RouteHandlerCallbackOptions) => Promise<Response>;

const OFFLINE_PAGE = '/offline';
const PRIVATE_PAGE = /^\/(moderate|status)(\/|$)/;

/** The answer of the network, as the browser may have begun to fetch it while the worker woke up. */
async function fromNetwork({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const preloaded = event instanceof FetchEvent ? await event.preloadResponse : undefined;
  return preloaded ?? fetch(request);
}

/**
 * Whether a page is one that the browser kept by itself (`stale-while-revalidate`) and hands out without a signal: no
 * newer than the copy, which tells the reader of when it is.
 */
async function isFromBrowser(response: Response, path: string): Promise<boolean> {
  if (self.navigator.onLine) return false;
  const dateOf = (answer: Response | undefined) => Date.parse(answer?.headers.get('Date') ?? '');
  return dateOf(response) <= dateOf(await copyOf(path));
}

/** A page: as the server has it, else as it was kept, else the page that says what there is. */
async function page(serwist: Serwist, { event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    const path = keptPath(request.url, self.location.origin) ?? '';
    const response = await STRATEGIES.page.handle({ event, request });
    if (response.status === 404 || response.status === 410) event.waitUntil(forgetCopy(path));
    // A server that fails answers worse than a copy.
    const isWorse = response.status >= 500 || (await isFromBrowser(response, path));
    return (isWorse && (await copyOf(path))) || response;
  } catch {
    return offlinePage(serwist);
  }
}

const offlinePage = async (serwist: Serwist) =>
  (await serwist.matchPrecache(OFFLINE_PAGE)) ?? Response.error();

/** A picture: as it was kept, else from the network, else another size or format of the same one. */
async function picture({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const client = event instanceof FetchEvent ? await self.clients.get(event.clientId) : undefined;
  // What moderators and submitters look at is not for keeping.
  if (client && PRIVATE_PAGE.test(new URL(client.url).pathname)) return fetch(request);
  const rooms = ['saved-picture', 'picture'] as const;
  const saved = await caches.match(request, { cacheName: cacheName('saved-picture') });
  if (saved) return saved;
  try {
    return await STRATEGIES.picture.handle({ event, request });
  } catch (error) {
    const family = pictureFamily(new URL(request.url).pathname);
    for (const room of family ? rooms : []) {
      const cache = await caches.open(cacheName(room));
      const relative = (await cache.keys()).find(
        ({ url }) => pictureFamily(new URL(url).pathname) === family,
      );
      const found = relative && (await cache.match(relative));
      if (found) return found;
    }
    throw error;
  }
}

/** What the worker answers, room by room. */
export const responseHandlers = (serwist: Serwist): Readonly<Record<Room, Answer>> => ({
  page: (options) => page(serwist, options),
  // Without a copy it fails, and Next opens the address as a page. An answer all the same, or it was asked for again.
  flight: (options) => STRATEGIES.flight.handle(options).catch(() => Response.error()),
  static: (options) => STRATEGIES.static.handle(options),
  picture,
  index: (options) => STRATEGIES.index.handle(options).catch(() => Response.error()),
  'offline-page': (options) => fromNetwork(options).catch(() => offlinePage(serwist)),
  passing: fromNetwork,
});
