import { cacheName, SAVED_RENEWAL_MS, SAVED_RENEWALS } from '#lib/offline/limits';
import { COPIED_AT, copyTime, picturesToKeep, staticParts } from '#lib/offline/page-copy';
import { keptPath, roomOf } from '#lib/offline/room-of';
import type { WorkerMessage } from '#lib/offline/worker-message';
import { MINUTE_MS } from '#lib/time/durations';
import { STRATEGIES, stopKeeping } from './caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds: a page that has just come through the worker is not fetched a second time. */
const JUST_KEPT_MS = MINUTE_MS;

/** Milliseconds since a page was kept; Infinity when it was not. */
async function ageOf(room: 'page' | 'saved', path: string): Promise<number> {
  const copy = await caches.match(path, { cacheName: cacheName(room), ignoreVary: true });
  return copy ? Date.now() - (copyTime(copy.headers.get(COPIED_AT)) ?? 0) : Number.POSITIVE_INFINITY;
}

async function fetchAndKeep(
  room: keyof typeof STRATEGIES,
  path: string,
  event: ExtendableEvent,
): Promise<Response> {
  // An address that leads elsewhere is not kept under its own name.
  const request = new Request(path, {
    redirect: 'error',
    cache: room === 'page' || room === 'saved' ? 'no-cache' : 'default',
  });
  const [response, done] = STRATEGIES[room].handleAll({ event, request });
  await done;
  return response;
}

const ignore = () => {};

/** Files of the build and pictures, as far as they are of this site; one after the other, beside what is more urgent. */
async function keepParts(
  paths: readonly string[],
  picture: 'picture' | 'saved-picture',
  event: ExtendableEvent,
) {
  const { origin } = self.location;
  for (const path of paths) {
    const { href } = new URL(path, origin);
    const room = roomOf({ method: 'GET', url: href, origin, mode: 'no-cors', headers: [] });
    if (room === 'static') await fetchAndKeep('static', href, event).catch(ignore);
    else if (room === 'picture') await fetchAndKeep(picture, href, event).catch(ignore);
  }
}

/** Keeps the copy of one page with what it needs to be shown. */
async function keepPage(room: 'page' | 'saved', path: string, event: ExtendableEvent, withPictures: boolean) {
  const response = await fetchAndKeep(room, path, event);
  if (!response.ok) return;
  const copy = await caches.match(path, { cacheName: cacheName(room), ignoreVary: true });
  const html = (await copy?.text()) ?? '';
  await keepParts(staticParts(html), 'picture', event);
  if (withPictures) await keepParts(picturesToKeep(html), 'saved-picture', event);
}

/** Does what a page asked for. Never rejects: without a signal it is asked again another time. */
export async function keepAsTold(message: WorkerMessage, event: ExtendableEvent): Promise<void> {
  if (message.kind === 'stop') return stopKeeping();
  if (message.kind === 'keep-page') {
    const path = keptPath(message.path, self.location.origin);
    if (!path) return;
    if ((await ageOf('page', path)) > JUST_KEPT_MS) await keepPage('page', path, event, false).catch(ignore);
    return keepParts(message.parts, 'picture', event);
  }
  let renewals = message.light ? 0 : SAVED_RENEWALS;
  for (const id of message.ids) {
    const path = keptPath(`/events/${encodeURIComponent(id)}`, self.location.origin);
    const age = path ? await ageOf('saved', path) : 0;
    if (!path || age < SAVED_RENEWAL_MS) continue;
    if (age !== Number.POSITIVE_INFINITY && renewals-- <= 0) continue;
    await keepPage('saved', path, event, !message.light).catch(ignore);
  }
}
