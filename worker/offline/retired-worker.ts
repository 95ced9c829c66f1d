import { isOwnCache } from '#lib/offline/cache-limits';

declare const self: ServiceWorkerGlobalScope;

// Kill switch, served as /sw.js with OFFLINE_WORKER=off: it takes over, deletes the caches and unregisters itself. Open
// pages are not reloaded: a visitor may be filling in a form.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const retire = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});
