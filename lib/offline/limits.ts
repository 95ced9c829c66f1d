const DAY_S = 86_400;

/** How much each cache holds at most: entries, and seconds since they were fetched. */
export const LIMITS = {
  page: { maxEntries: 60, maxAgeSeconds: 30 * DAY_S },
  flight: { maxEntries: 40, maxAgeSeconds: 7 * DAY_S },
  /** Counted from the last use. Files of earlier builds stay, so that a tab from before a deployment goes on working. */
  static: { maxEntries: 250, maxAgeSeconds: 60 * DAY_S },
  picture: { maxEntries: 80, maxAgeSeconds: 30 * DAY_S },
  index: { maxEntries: 1, maxAgeSeconds: 30 * DAY_S },
  saved: { maxEntries: 100, maxAgeSeconds: 60 * DAY_S },
  'saved-picture': { maxEntries: 100, maxAgeSeconds: 60 * DAY_S },
} as const;

export type CacheRoom = keyof typeof LIMITS;

/** Bytes of one picture; with the counts above it bounds the bytes of all: 180 × 400,000. */
export const PICTURE_MAX_BYTES = 400_000;
/** Pictures are kept as long as the site uses no more than this part of what the browser grants it. */
export const PICTURES_MAX_SHARE = 0.5;
/** Milliseconds after which a page of which nothing is kept counts as one that does not come. */
export const LONGEST_PAGE_MS = 20_000;
/** The same for a click inside the site, which the browser then opens as a page, and shows that it loads. */
export const LONGEST_FLIGHT_MS = 10_000;
/** Milliseconds after which the copy of a saved event is renewed, when there is a signal. */
export const SAVED_RENEWAL_MS = DAY_S * 1000;
/** How many of them at one page. */
export const SAVED_RENEWALS = 10;

// The number grows when what lies in the caches changes its form; caches of another number are deleted.
const PREFIX = 'guide-';
const FORM = 1;

/** 'guide-page-1' */
export const cacheName = (room: CacheRoom) => `${PREFIX}${room}-${FORM}`;

const CURRENT = new Set(Object.keys(LIMITS).map((room) => cacheName(room as CacheRoom)));

/** Whether a cache is one of an earlier version of the worker; other people's caches and the library's own are not. */
export const isOutdatedCache = (name: string) => name.startsWith(PREFIX) && !CURRENT.has(name);
/** Whether a cache is the worker's own, or its library's. */
export const isOwnCache = (name: string) => name.startsWith(PREFIX) || name.startsWith('serwist-');
