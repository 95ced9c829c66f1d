import { isThingsToDo } from '#lib/site/event-lists';
import { THINGS_TO_DO_PATH } from '#lib/site/site';

/** What a request is, for the worker that stands between the pages and the network. */
type AskedFor = {
  method: string;
  url: string;
  /** Of the worker itself: 'https://celebrations.example' */
  origin: string;
  /** 'navigate' for a page somebody opens. */
  mode: string;
  /** Names of its headers, in small letters. */
  headers: readonly string[];
};

/**
 * Where an answer may be kept: a page, a part of a page for a click inside the site, a file of the build, a picture,
 * the index of all events. `offline-page`: never kept, but without a network an own page says so; `passing`: a
 * navigation that is only passed on.
 */
export type Room = 'page' | 'flight' | 'static' | 'picture' | 'index' | 'offline-page' | 'passing';

const PRIVATE = /^\/(moderate|status|api)(\/|$)/;
const FORMS = new Set(['/submit-event', '/advertise']);
const EVENT = /^\/events\/([\w.~-]|%[\da-f]{2}){1,200}$/i;
const PICTURE = /^\/(images|uploads|icons)\//;
/** What only Next's own requests carry; a part that is fetched before anybody asked is not kept. */
const FLIGHT = 'rsc';
const PREFETCHES = new Set([
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'purpose',
  'sec-purpose',
]);

/**
 * The address under which a page is kept, the same for every filter, so that addresses somebody makes up cannot fill
 * the device; undefined where a page is not kept: `keptPath('/things-to-do?q=drums')` is '/things-to-do-in-belize'.
 */
export function keptPath(address: string, origin: string): string | undefined {
  const { pathname, origin: own } = new URL(address, origin);
  if (own !== origin) return undefined;
  if (isThingsToDo(pathname)) return THINGS_TO_DO_PATH;
  return pathname === '/' || EVENT.test(pathname) || FORMS.has(pathname) ? pathname : undefined;
}

/** What the worker does with a request; undefined: it leaves it alone. */
export function roomOf({ method, url, origin, mode, headers }: AskedFor): Room | undefined {
  const { pathname, origin: own } = new URL(url);
  if (method !== 'GET' || own !== origin || headers.includes('authorization') || headers.includes('range'))
    return undefined;
  if (mode === 'navigate') {
    if (keptPath(url, origin)) return 'page';
    const isDocument = !/\.\w+$/.test(pathname) && !/^\/(moderate|api)(\/|$)/.test(pathname);
    return isDocument ? 'offline-page' : 'passing';
  }
  if (pathname === '/api/events') return 'index';
  if (PRIVATE.test(pathname)) return undefined;
  if (headers.includes(FLIGHT))
    return keptPath(url, origin) && !headers.some((name) => PREFETCHES.has(name)) ? 'flight' : undefined;
  if (pathname.startsWith('/_next/static/')) return 'static';
  return PICTURE.test(pathname) ? 'picture' : undefined;
}
