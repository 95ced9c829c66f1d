import { cacheName, MAX_SAVED_REFRESHES, SAVED_REFRESH_AFTER_MS } from '#lib/offline/cache-limits';
import { CACHED_AT_HEADER, imagesToCache, parseCachedAt, staticAssetsIn } from '#lib/offline/cached-page';
import { contradicts, type TicketWords } from '#lib/offline/contradicts';
import { pageCacheKey, requestKindOf } from '#lib/offline/request-kind';
import type { WorkerMessage } from '#lib/offline/worker-message';
import { MINUTE_MS } from '#lib/time/durations';
import { deleteCachedPage, matchCachedPage, STRATEGIES, stopCaching } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds within which a page that the service worker has just cached is not fetched again. */
const JUST_CACHED_MS = MINUTE_MS;
/** Statuses of a page that is not there any more. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Milliseconds since a page was cached; Infinity when it is not. */
async function ageOf(kind: 'page' | 'saved', path: string): Promise<number> {
  const cached = await caches.match(path, { cacheName: cacheName(kind), ignoreVary: true });
  return cached
    ? Date.now() - (parseCachedAt(cached.headers.get(CACHED_AT_HEADER)) ?? 0)
    : Number.POSITIVE_INFINITY;
}

async function fetchAndCache(
  kind: keyof typeof STRATEGIES,
  path: string,
  event: ExtendableEvent,
): Promise<Response> {
  // A redirect's target is not cached under the path that led to it: the response is an opaque redirect instead.
  const request = new Request(path, {
    redirect: 'manual',
    cache: kind === 'page' || kind === 'saved' ? 'no-cache' : 'default',
  });
  const [response, done] = STRATEGIES[kind].handleAll({ event, request });
  await done;
  return response;
}

const ignore = () => {};

/** Caches build files and images of this origin, one after the other: more urgent requests share the connection. */
async function cacheAssets(
  paths: readonly string[],
  imageCache: 'image' | 'saved-image',
  event: ExtendableEvent,
) {
  const { origin } = self.location;
  for (const path of paths) {
    const { href } = new URL(path, origin);
    const kind = requestKindOf({ method: 'GET', url: href, origin, mode: 'no-cors', headers: [] });
    if (kind === 'static') await fetchAndCache('static', href, event).catch(ignore);
    else if (kind === 'image') await fetchAndCache(imageCache, href, event).catch(ignore);
  }
}

/**
 * The path to which that of an event leads now; undefined where it leads to no page, or to none that is cached. Rejects
 * while that cannot be said.
 */
async function movedTo(path: string): Promise<string | undefined> {
  const { ok, status, url } = await fetch(path, { method: 'HEAD', cache: 'no-cache' });
  if (!ok && !GONE.has(status)) throw new Error(`The page cannot be loaded now: ${status}`);
  const moved = ok ? pageCacheKey(url, self.location.origin) : undefined;
  return moved === path ? undefined : moved;
}

/** Caches a page with its build files and, if wanted, its images. */
async function cachePage(
  kind: 'page' | 'saved',
  path: string,
  event: ExtendableEvent,
  withImages: boolean,
): Promise<unknown> {
  const response = await fetchAndCache(kind, path, event);
  if (response.type === 'opaqueredirect') {
    // The event has moved with its address, so what is cached at the former one is the former day.
    const moved = await movedTo(path);
    if (moved && (await ageOf(kind, moved)) >= SAVED_REFRESH_AFTER_MS)
      await cachePage(kind, moved, event, withImages);
    return deleteCachedPage(path);
  }
  // As when it is visited: what is no longer listed must not be read offline as if it were.
  if (GONE.has(response.status)) return deleteCachedPage(path);
  if (!response.ok) return;
  const cached = await caches.match(path, { cacheName: cacheName(kind), ignoreVary: true });
  const html = (await cached?.text()) ?? '';
  await cacheAssets(staticAssetsIn(html), 'image', event);
  if (withImages) await cacheAssets(imagesToCache(html), 'saved-image', event);
}

/** Whether the cached page of an event contradicts what a list says of it; false where none is cached. */
async function saysSomethingElse(path: string, ticket: TicketWords): Promise<boolean> {
  const cached = await matchCachedPage(path);
  return cached !== undefined && contradicts(await cached.text(), ticket);
}

/** Handles a message of a page. Never rejects: a page that could not be cached offline is requested again later. */
export async function handleMessage(message: WorkerMessage, event: ExtendableEvent): Promise<void> {
  if (message.kind === 'stop') return stopCaching();
  if (message.kind === 'keep-page') {
    const path = pageCacheKey(message.path, self.location.origin);
    if (!path) return;
    if ((await ageOf('page', path)) > JUST_CACHED_MS)
      await cachePage('page', path, event, false).catch(ignore);
    return cacheAssets(message.parts, 'image', event);
  }
  let refreshesLeft = message.light ? 0 : MAX_SAVED_REFRESHES;
  let correctionsLeft = MAX_SAVED_REFRESHES;
  for (const id of message.ids) {
    const path = pageCacheKey(`/events/${encodeURIComponent(id)}`, self.location.origin);
    if (!path) continue;
    const ticket = message.tickets.get(id);
    // What a list says of an event counts at once, also on a light device.
    if (ticket && correctionsLeft > 0 && (await saysSomethingElse(path, ticket))) {
      correctionsLeft -= 1;
      await cachePage('saved', path, event, false).catch(ignore);
      continue;
    }
    const age = await ageOf('saved', path);
    if (age < SAVED_REFRESH_AFTER_MS) continue;
    if (age !== Number.POSITIVE_INFINITY && refreshesLeft-- <= 0) continue;
    await cachePage('saved', path, event, !message.light).catch(ignore);
  }
}
