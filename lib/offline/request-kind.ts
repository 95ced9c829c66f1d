import { hasEventList } from '#lib/site/event-lists';
import { isPrivatePath, type PrivatePaths, privateKind } from '#lib/site/private-paths';
import { THINGS_TO_DO_PATH } from '#lib/site/site';

/** What the service worker knows of a request. */
type RequestFacts = {
  method: string;
  url: string;
  /** The site's own origin: 'https://celebrations.example' */
  origin: string;
  /** `Request.mode`: 'navigate' when a page is opened. */
  mode: string;
  /** Header names in lower case. */
  headers: readonly string[];
};

/**
 * What a request is for. Cached: a page, an RSC payload (client navigation) or a style sheet of one page, a file of the
 * build, an image, the event index. Not cached: `network-or-offline-page`, a document that the offline page replaces when the network fails, and
 * `network-only`, any other navigation.
 */
export type RequestKind =
  | 'page'
  | 'rsc'
  | 'static'
  | 'image'
  | 'index'
  | 'network-or-offline-page'
  | 'network-only';

const FORMS = new Set(['/submit-event', '/advertise']);
const EVENT = /^\/events\/([\w.~-]|%[\da-f]{2}){1,200}$/i;
/** Their names stay when they change: the newest is asked for first, as of an RSC payload. */
const PAGE_STYLES = /^\/styles\/[\w-]+\.css$/;
const IMAGE = /^\/(images|uploads|icons)\//;
/** Sent by Next's router with every request for an RSC payload. */
const RSC_HEADER = 'rsc';
/** Headers of prefetches, which are not cached. */
const PREFETCH_HEADERS = new Set([
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'purpose',
  'sec-purpose',
]);

/**
 * The path under which a page is cached, without its query: made-up URLs must not fill the device. Undefined for pages
 * that are not cached.
 *
 *     pageCacheKey('/things-to-do?q=drums', origin); // '/things-to-do-in-belize'
 */
export function pageCacheKey(url: string, origin: string, privatePaths?: PrivatePaths): string | undefined {
  const { pathname, origin: own } = new URL(url, origin);
  if (own !== origin || isPrivatePath(pathname, privatePaths)) return undefined;
  if (pathname === '/') return pathname;
  if (hasEventList(pathname)) return THINGS_TO_DO_PATH;
  return EVENT.test(pathname) || FORMS.has(pathname) ? pathname : undefined;
}

/** The kind of a request; undefined for requests that the service worker does not handle. */
export function requestKindOf(
  { method, url, origin, mode, headers }: RequestFacts,
  privatePaths?: PrivatePaths,
): RequestKind | undefined {
  const { pathname, origin: own } = new URL(url);
  if (method !== 'GET' || own !== origin || headers.includes('authorization') || headers.includes('range'))
    return undefined;
  const privacy = privateKind(pathname, privatePaths);
  if (mode === 'navigate') {
    if (pageCacheKey(url, origin, privatePaths)) return 'page';
    // Who follows a private link without a network is told so; moderators and programs get the browser's own error.
    const isDocument = !/\.\w+$/.test(pathname) && (!privacy || privacy === 'link');
    return isDocument ? 'network-or-offline-page' : 'network-only';
  }
  if (pathname === '/api/events') return 'index';
  if (privacy) return undefined;
  if (headers.includes(RSC_HEADER))
    return pageCacheKey(url, origin) && !headers.some((name) => PREFETCH_HEADERS.has(name))
      ? 'rsc'
      : undefined;
  if (pathname.startsWith('/_next/static/')) return 'static';
  if (PAGE_STYLES.test(pathname)) return 'rsc';
  return IMAGE.test(pathname) ? 'image' : undefined;
}
