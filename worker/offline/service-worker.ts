import { type PrecacheEntry, Serwist } from 'serwist';
import { isOutdatedCache } from '#lib/offline/limits';
import { type Room, roomOf } from '#lib/offline/room-of';
import { workerMessage } from '#lib/offline/worker-message';
import { responseHandlers } from './answers.ts';
import { keepAsTold } from './keep.ts';

declare const self: ServiceWorkerGlobalScope;
/** The offline page and what it needs, written in when the worker is built. */
declare const PRECACHE: PrecacheEntry[];

const serwist = new Serwist({
  precacheEntries: PRECACHE,
  precacheOptions: { cleanupOutdatedCaches: true },
  // A new worker takes over at once and nothing is loaded anew: files of the build have names of their own for each
  // content, and those of the build before stay in the cache.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
});

const answers = responseHandlers(serwist);

serwist.registerCapture(
  ({ request, url }) => {
    const room = roomOf({
      method: request.method,
      url: url.href,
      origin: self.location.origin,
      mode: request.mode,
      headers: [...request.headers.keys()],
    });
    return room && { room };
  },
  (options) => answers[(options.params as { room: Room }).room](options),
);

// Whatever fails between a page and the network, a cache among it: the network is asked as without a worker.
serwist.setCatchHandler(({ request }) => fetch(request));

self.addEventListener('install', serwist.handleInstall);
self.addEventListener('activate', serwist.handleActivate);
self.addEventListener('fetch', serwist.handleFetch);

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(isOutdatedCache).map((name) => caches.delete(name)));
  };
  event.waitUntil(clean());
});

self.addEventListener('message', (event) => {
  const message = workerMessage(event.data);
  if (message) event.waitUntil(keepAsTold(message, event));
});
