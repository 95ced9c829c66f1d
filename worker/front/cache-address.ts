import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { landingAt } from '#lib/landing/landing-address';
import { isThingsToDo } from '#lib/site/event-lists';
import { FILTER_PARAMETERS } from '#lib/site/filter-parameters';
import { isPrivatePath, type PrivatePaths } from '#lib/site/private-paths';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { writtenPaths } from '#lib/site/written-paths';
import { SESSION_COOKIES } from '#lib/submissions/moderation/sign-in/session-cookies';

export type CacheAddress = {
  /** One for all addresses of one response. */
  key: string;
  /** The request has parameters, which a response may ignore only if it was rendered before the request. */
  hasParameters: boolean;
};

const INDEX_PATH = '/api/events';
const INDEX_VERSION = /^v=[\w-]{1,64}$/;
/**
 * Without percent-encoding, dots and empty parts, by which an address can be written in many ways; a slash at the end is
 * redirected.
 */
const PLAIN_PATH = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?$/;
/** Public, but not one response for everybody: another for each query, or with Save-Data; and Next's own files. */
const NEVER_CACHED_PATH = /^\/(search|uploads|_next)(\/|$)/;
/** Drawn when it is asked for, with a queue of its own, where a request gets another image after four seconds. */
const PREVIEW_PATH = /^\/(events\/[^/]+\/preview-|landing-previews\/)/;
/** Parameters that pages read in the browser alone: the filters, a choice of the form, and where a visitor came from. */
const PAGE_PARAMETERS = new Set<string>([
  ...FILTER_PARAMETERS,
  'country',
  'fbclid',
  'gclid',
  'msclkid',
  'igsh',
  'ref',
]);
const isFilter = (name: string) => (FILTER_PARAMETERS as readonly string[]).includes(name);
const isPageParameter = (name: string) => PAGE_PARAMETERS.has(name) || /^utm_[a-z]{1,16}$/.test(name);

/** Next's own cookies of drafts, which change what it renders. */
const DRAFT_COOKIES = ['__prerender_bypass', '__next_preview_data'];
const OWN_COOKIES = [...Object.values(SESSION_COOKIES), ...DRAFT_COOKIES];
/** Headers of Next's router, which gets a page in another form, and of requests for one person or a part. */
const SPECIAL_HEADERS = new Set(['rsc', 'authorization', 'range']);
const SPECIAL_PREFIXES = ['next-', 'x-middleware-', 'x-nextjs-'];
const isSpecial = (name: string) =>
  SPECIAL_HEADERS.has(name) || SPECIAL_PREFIXES.some((prefix) => name.startsWith(prefix));

const hasOwnCookie = (cookies: string) =>
  cookies.split(';').some((part) => OWN_COOKIES.includes(part.split('=', 1)[0]?.trim() ?? ''));

function isPlain(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) if (isSpecial(name)) return false;
  return !headers.cookie || !hasOwnCookie(headers.cookie);
}

/**
 * A landing page has its own response; what a text has of its address is led there, and every other path with this prefix
 * shows the one list.
 */
function thingsToDoKey(path: string): string | undefined {
  if (landingAt(path)) return path;
  return writtenPaths(path).some(landingAt) ? undefined : THINGS_TO_DO_PATH;
}

/** The address under which the response to a request may be kept in memory; undefined when it must not be. */
export function cacheAddress(
  { method, url = '/', headers }: IncomingMessage,
  privatePaths?: PrivatePaths,
): CacheAddress | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? undefined : url.slice(mark + 1);
  if (!PLAIN_PATH.test(path) || !isPlain(headers)) return undefined;
  if (path === INDEX_PATH) {
    if (query === undefined) return { key: path, hasParameters: false };
    return INDEX_VERSION.test(query) ? { key: url, hasParameters: false } : undefined;
  }
  if (isPrivatePath(path, privatePaths) || NEVER_CACHED_PATH.test(path) || PREVIEW_PATH.test(path))
    return undefined;
  const key = isThingsToDo(path) ? thingsToDoKey(path) : path;
  if (key === undefined) return undefined;
  if (!query) return { key, hasParameters: false };
  const names = [...new URLSearchParams(query).keys()];
  // A landing page has no filters: it leads to the list that has.
  if (landingAt(key) && names.some(isFilter)) return undefined;
  return names.every(isPageParameter) ? { key, hasParameters: true } : undefined;
}
