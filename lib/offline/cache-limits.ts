const DAY_S = 86_400;

/** Limits of each cache: entries, and seconds since they were fetched. */
export const CACHE_LIMITS = {
  page: { maxEntries: 60, maxAgeSeconds: 30 * DAY_S },
  rsc: { maxEntries: 40, maxAgeSeconds: 7 * DAY_S },
  /** The age counts from the last use. Files of earlier builds stay, so that a tab from before a deployment keeps working. */
  static: { maxEntries: 250, maxAgeSeconds: 60 * DAY_S },
  image: { maxEntries: 80, maxAgeSeconds: 30 * DAY_S },
  index: { maxEntries: 1, maxAgeSeconds: 30 * DAY_S },
  saved: { maxEntries: 100, maxAgeSeconds: 60 * DAY_S },
  'saved-image': { maxEntries: 100, maxAgeSeconds: 60 * DAY_S },
} as const;

export type CacheKind = keyof typeof CACHE_LIMITS;

/** Bytes of one image. With the limits above, all images together take at most 180 × 400,000 bytes. */
export const IMAGE_MAX_BYTES = 400_000;
/** Images are cached while the site uses no more than this share of its storage quota. */
export const MAX_QUOTA_SHARE_FOR_IMAGES = 0.5;
/** Milliseconds after which the request for a page that is not cached fails. */
export const PAGE_TIMEOUT_MS = 20_000;
/** The same for an RSC payload. Next then loads the whole page, for which the browser shows its loading indicator. */
export const RSC_TIMEOUT_MS = 10_000;
/** Milliseconds after which the cached page of a saved event is fetched again, when online. */
export const SAVED_REFRESH_AFTER_MS = DAY_S * 1000;
/** How many saved events are fetched again per page view. */
export const MAX_SAVED_REFRESHES = 10;

const PREFIX = 'guide-';
/** Raise it when the format of what is cached changes: caches of another version are deleted. */
const VERSION = 1;
/** Names that differ from their kind: installed service workers have filled caches of these names. */
const STORED_NAMES: Partial<Record<CacheKind, string>> = {
  rsc: 'flight',
  image: 'picture',
  'saved-image': 'saved-picture',
};

/** `cacheName('page')` is 'guide-page-1'. */
export const cacheName = (kind: CacheKind) => `${PREFIX}${STORED_NAMES[kind] ?? kind}-${VERSION}`;

const CURRENT = new Set(Object.keys(CACHE_LIMITS).map((kind) => cacheName(kind as CacheKind)));

/** Whether a cache belongs to an earlier version of the service worker. Caches of Serwist or of other scripts do not. */
export const isOutdatedCache = (name: string) => name.startsWith(PREFIX) && !CURRENT.has(name);
/** Whether a cache belongs to our service worker or to Serwist. */
export const isOwnCache = (name: string) => name.startsWith(PREFIX) || name.startsWith('serwist-');
