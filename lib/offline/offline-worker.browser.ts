import 'client-only';
import { isPrivatePath } from '#lib/analytics/private-path';
import { isOwnCache } from './limits.ts';
import { isCopyRenewed, type WorkerMessage } from './worker-message.ts';

const WORKER_PATH = '/sw.js';

/** Takes the worker and all it kept away from this device. */
export async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  // It serves the pages that are open to their end, and would keep what they still fetch.
  for (const { active } of registrations) if (active) tellWorker(active, { kind: 'stop' });
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name)));
}

/** Whether the server says that there is no worker any more; a server that does not answer says nothing. */
async function isGone(): Promise<boolean> {
  const { status } = await fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store' });
  return status === 404 || status === 410;
}

/**
 * Registers the worker and resolves when it is at work; undefined where there is none: an old browser, a page over
 * plain http, a device that refuses. A worker that the server has withdrawn is removed. Never rejects.
 */
export async function startOfflineWorker(): Promise<ServiceWorker | undefined> {
  try {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return undefined;
    try {
      const registration = await serviceWorker.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' });
      // One that is registered already is asked for anew, so that a withdrawn one is noticed.
      if (registration.active && navigator.onLine) await registration.update();
    } catch {
      if (navigator.onLine && (await isGone())) {
        await removeWorker();
        return undefined;
      }
    }
    // Never resolves where nothing is registered.
    return (await serviceWorker.getRegistration())
      ? ((await serviceWorker.ready).active ?? undefined)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Tells the worker something. */
export const tellWorker = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message);

/** Calls `listener` when the worker has kept an answer that came late; answers how to stop that. */
export function onCopyRenewed(listener: () => void): () => void {
  const hear = ({ data }: MessageEvent) => isCopyRenewed(data) && listener();
  try {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', hear);
    return () => serviceWorker.removeEventListener('message', hear);
  } catch {
    return () => {};
  }
}

let sawPrivate = false;

/** Whether a private page was looked at in this document, which may have changed its address since. */
function hasSeenPrivate(path: string): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  sawPrivate ||= isPrivatePath(path) || Boolean(opened && isPrivatePath(new URL(opened.name).pathname));
  return sawPrivate;
}

/**
 * What this document has fetched from its own site by now, at `path`: files of the build and pictures, but none that
 * somebody sent in once a private page was among what it showed.
 */
export function fetchedParts(path: string): string[] {
  try {
    const { origin } = window.location;
    const kinds = hasSeenPrivate(path)
      ? /^\/(_next\/static|images)\//
      : /^\/(_next\/static|images|uploads)\//;
    const paths = performance
      .getEntriesByType('resource')
      // What code asked for, it may have asked for with a secret.
      .filter(
        (entry) =>
          !/^(fetch|xmlhttprequest|beacon)$/.test((entry as PerformanceResourceTiming).initiatorType),
      )
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${origin}/`))
      .map((name) => name.slice(origin.length).replace(/#.*/, ''));
    return [...new Set(paths.filter((part) => kinds.test(part)))];
  } catch {
    return [];
  }
}
