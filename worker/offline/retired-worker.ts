import { isOwnCache } from '#lib/offline/limits';

declare const self: ServiceWorkerGlobalScope;

// Served in the place of the other one to call it back: it takes over, empties the caches and goes. Pages that are
// open stay as they are, because somebody may be writing in one.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const retire = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});
