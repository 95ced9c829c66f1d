import { type PrecacheEntry, Serwist, type SerwistPlugin } from 'serwist';
import { isOutdatedCache } from '#lib/offline/cache-limits';
import { type RequestKind, requestKindOf } from '#lib/offline/request-kind';
import { parseWorkerMessage } from '#lib/offline/worker-message';
import { handleMessage } from './handle-message.ts';
import { createRouteHandlers } from './route-handlers.ts';

declare const self: ServiceWorkerGlobalScope;
/** The offline page and its assets, inserted when the service worker is built. */
declare const PRECACHE: PrecacheEntry[];

/**
 * What the page has fetched is asked for once more, and comes again only where it has changed: by default Serwist loads
 * what has no digest in its name anew.
 */
const revalidated: SerwistPlugin = {
  requestWillFetch: async ({ request }) =>
    request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request,
};

const serwist = new Serwist({
  precacheEntries: PRECACHE,
  precacheOptions: { cleanupOutdatedCaches: true, plugins: [revalidated] },
  // A new version takes over at once, without reloading pages: build files are named by their content, and those of the
  // previous build stay in the cache.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
});

const handlers = createRouteHandlers(serwist);

serwist.registerCapture(
  ({ request, url }) => {
    const kind = requestKindOf({
      method: request.method,
      url: url.href,
      origin: self.location.origin,
      mode: request.mode,
      headers: [...request.headers.keys()],
    });
    return kind && { kind };
  },
  (options) => handlers[(options.params as { kind: RequestKind }).kind](options),
);

// When a handler fails, for example because the cache is broken, fetch as if there were no service worker.
serwist.setCatchHandler(({ request }) => fetch(request));

self.addEventListener('install', serwist.handleInstall);
self.addEventListener('activate', serwist.handleActivate);
self.addEventListener('fetch', serwist.handleFetch);

self.addEventListener('activate', (event) => {
  const deleteOutdatedCaches = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(isOutdatedCache).map((name) => caches.delete(name)));
  };
  event.waitUntil(deleteOutdatedCaches());
});

self.addEventListener('message', (event) => {
  const message = parseWorkerMessage(event.data);
  if (message) event.waitUntil(handleMessage(message, event));
});
