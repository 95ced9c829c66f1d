import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type SerwistPlugin,
  type Strategy,
  type StrategyOptions,
} from 'serwist';
import {
  type CacheRoom,
  cacheName,
  isOwnCache,
  LIMITS,
  LONGEST_FLIGHT_MS,
  LONGEST_PAGE_MS,
  PICTURE_MAX_BYTES,
  PICTURES_MAX_SHARE,
} from '#lib/offline/limits';
import { mayKeep } from '#lib/offline/may-keep';
import { answeredAt, COPIED_AT, COPY_TITLE, copyTime, markCopy, titleOfPage } from '#lib/offline/page-copy';
import { keptPath } from '#lib/offline/room-of';
import { PatientNetwork } from './patient-network.ts';

declare const self: ServiceWorkerGlobalScope;

const isKeepable = (response: Response) =>
  mayKeep({
    status: response.status,
    type: response.type,
    redirected: response.redirected,
    cacheControl: response.headers.get('Cache-Control'),
  });

const keepGood: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null),
};

/** One entry for all addresses of a page. */
const onePath: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keptPath(request.url, self.location.origin) ?? request,
};

/** Kept pages carry the time when they were kept, for the reader and for the list of what is there. */
const stamped: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (!isKeepable(response) || !/^text\/html/.test(response.headers.get('Content-Type') ?? '')) return null;
    const html = await response.text();
    const copiedAt = answeredAt(response.headers.get('Date'), Date.now());
    const headers = new Headers(response.headers);
    // The text is unpacked, and longer than it was.
    for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name);
    headers.set(COPIED_AT, String(copiedAt));
    headers.set(COPY_TITLE, encodeURIComponent(titleOfPage(html)));
    return new Response(markCopy(html, copiedAt), { headers });
  },
};

/** Pictures that are too large, or for which the browser has little room, are shown and not kept. */
const smallPictures: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (!isKeepable(response)) return null;
    const { usage = 0, quota = 0 } =
      (await self.navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
    if (quota > 0 && usage > quota * PICTURES_MAX_SHARE) return null;
    const said = Number(response.headers.get('Content-Length') ?? Number.NaN);
    const bytes = Number.isFinite(said) ? said : (await response.clone().blob()).size;
    return bytes <= PICTURE_MAX_BYTES ? response : null;
  },
};

let isStopped = false;

/** After all others, which may take their time. */
const unlessStopped: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (isStopped ? null : response),
};

/** Keeps nothing any more, and forgets what was kept. */
export async function stopKeeping(): Promise<void> {
  isStopped = true;
  const names = await caches.keys();
  await Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name)));
}

const indexKey: SerwistPlugin = { cacheKeyWillBeUsed: async () => '/api/events' };

const settings = (room: CacheRoom, ...plugins: SerwistPlugin[]): StrategyOptions => ({
  cacheName: cacheName(room),
  // Answers vary by what Next's own requests carry; the kept one stands for all.
  matchOptions: { ignoreVary: true },
  plugins: [
    ...plugins,
    unlessStopped,
    new ExpirationPlugin({
      ...LIMITS[room],
      maxAgeFrom: room === 'static' ? 'last-used' : 'last-fetched',
      purgeOnQuotaError: room === 'picture' || room === 'saved-picture' || room === 'flight',
    }),
  ],
});

/** The newer of two copies of a page. */
function newer(one: Response | undefined, other: Response | undefined): Response | undefined {
  const age = (response: Response | undefined) => copyTime(response?.headers.get(COPIED_AT)) ?? 0;
  return age(other) > age(one) ? other : one;
}

/** The kept copy of a page, as visited or as saved. */
export async function copyOf(path: string): Promise<Response | undefined> {
  const [visited, saved] = await Promise.all(
    (['page', 'saved'] as const).map((room) =>
      caches.match(path, { cacheName: cacheName(room), ignoreVary: true }),
    ),
  );
  return newer(visited, saved);
}

const alsoSaved: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    newer(cachedResponse, await caches.match(request, { cacheName: cacheName('saved'), ignoreVary: true })) ??
    null,
};

/** A click inside the site waits no longer where the whole page is kept: the browser then opens that. */
const longestFlight = async ({ url }: Request) =>
  (await copyOf(keptPath(url, self.location.origin) ?? '')) ? 0 : LONGEST_FLIGHT_MS;

/** How each kind of thing is fetched and kept. */
export const STRATEGIES: Readonly<Record<CacheRoom, Strategy>> = {
  page: new PatientNetwork({
    ...settings('page', onePath, stamped),
    longestWait: () => LONGEST_PAGE_MS,
  }),
  saved: new NetworkFirst(settings('saved', onePath, stamped)),
  flight: new PatientNetwork({ ...settings('flight', keepGood), longestWait: longestFlight }),
  static: new CacheFirst(settings('static', keepGood)),
  picture: new CacheFirst(settings('picture', smallPictures)),
  'saved-picture': new CacheFirst(settings('saved-picture', smallPictures)),
  index: new PatientNetwork(settings('index', keepGood, indexKey)),
};
// After the bounds, which know nothing of the other cache.
STRATEGIES.page.plugins.push(alsoSaved);

/** Forgets the copies of a page that is gone. */
export async function forgetCopy(path: string): Promise<void> {
  for (const room of ['page', 'saved'] as const)
    await (await caches.open(cacheName(room))).delete(path, { ignoreVary: true });
}
