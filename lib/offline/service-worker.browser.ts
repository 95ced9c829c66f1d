import 'client-only';
import { isPrivatePath } from '#lib/site/private-paths';
import { isOwnCache } from './cache-limits.ts';
import { isCacheUpdate, type WorkerMessage } from './worker-message.ts';

const WORKER_PATH = '/sw.js';

/** Unregisters the service worker and deletes its caches. */
export async function unregisterServiceWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  // It stays active for the pages that are open, and would cache what they still fetch.
  for (const { active } of registrations) if (active) postToServiceWorker(active, { kind: 'stop' });
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name)));
}

/** Whether the server has withdrawn the service worker (404 or 410). Rejects when the server cannot be reached. */
async function isWithdrawn(): Promise<boolean> {
  const { status } = await fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store' });
  return status === 404 || status === 410;
}

/**
 * Registers the service worker and resolves when it is active; undefined where there is none: an old browser, plain
 * http, a browser setting. One that the server has withdrawn is unregistered. Never rejects.
 */
export async function startOfflineWorker(): Promise<ServiceWorker | undefined> {
  try {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return undefined;
    try {
      const registration = await serviceWorker.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' });
      // register() does not fetch the script of an active one again, and would miss that it was withdrawn.
      if (registration.active && navigator.onLine) await registration.update();
    } catch {
      if (navigator.onLine && (await isWithdrawn())) {
        await unregisterServiceWorker();
        return undefined;
      }
    }
    // `ready` never resolves where nothing is registered.
    return (await serviceWorker.getRegistration())
      ? ((await serviceWorker.ready).active ?? undefined)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Sends a message to the service worker. */
export const postToServiceWorker = (worker: ServiceWorker, message: WorkerMessage) =>
  worker.postMessage(message);

/** Calls `listener` when the service worker has cached a late response; returns a function that unsubscribes. */
export function onCacheUpdate(listener: () => void): () => void {
  const onMessage = ({ data }: MessageEvent) => isCacheUpdate(data) && listener();
  try {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', onMessage);
    return () => serviceWorker.removeEventListener('message', onMessage);
  } catch {
    return () => {};
  }
}

let hasShownPrivate = false;

/** Whether this document has shown a private page, at `path` or before a client navigation. */
function hasShownPrivatePage(path: string): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  hasShownPrivate ||= isPrivatePath(path) || Boolean(opened && isPrivatePath(new URL(opened.name).pathname));
  return hasShownPrivate;
}

/**
 * Paths of the build files and images that this document has fetched from its own origin. Uploaded images are left out
 * once the document has shown a private page.
 */
export function fetchedAssets(path: string): string[] {
  try {
    const { origin } = window.location;
    const cacheable = hasShownPrivatePage(path)
      ? /^\/(_next\/static|images)\//
      : /^\/(_next\/static|images|uploads)\//;
    const paths = performance
      .getEntriesByType('resource')
      // Requests by code may carry a token in their URL.
      .filter(
        (entry) =>
          !/^(fetch|xmlhttprequest|beacon)$/.test((entry as PerformanceResourceTiming).initiatorType),
      )
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${origin}/`))
      .map((name) => name.slice(origin.length).replace(/#.*/, ''));
    return [...new Set(paths.filter((part) => cacheable.test(part)))];
  } catch {
    return [];
  }
}
