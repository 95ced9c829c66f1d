import { isPrivateHost } from './public-address.ts';

/** Which redirects a request follows: none, those on the same origin, or those to other origins too. */
export type FollowedRedirects = 'none' | 'same-origin' | 'any';

/** One request in a chain of redirects. */
export type RequestHop = {
  url: URL;
  method: string;
  headers: Headers;
  body?: Uint8Array;
  /** Whether the host may have a private address. Only a configured URL that names a private host gives this right. */
  allowsPrivate: boolean;
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Redirects that repeat the request with its method and body; the others are followed with GET. */
const SENT_AGAIN = new Set([307, 308]);
/** What another origin may see of the headers. Any other may be a key. */
const HARMLESS = ['accept', 'accept-encoding', 'user-agent'];

export const isRedirect = (status: number) => REDIRECTS.has(status);

/** Whether a URL may be requested at all: http(s), and without a user name or password, which would be logged. */
const isRequestable = ({ protocol, username, password }: URL) =>
  /^https?:$/.test(protocol) && username === '' && password === '';

/** The request for a configured URL. Throws a TypeError for a URL that cannot be requested. */
export function firstHop(address: string | URL, request: Pick<RequestHop, 'method' | 'headers' | 'body'>) {
  const url = new URL(address);
  if (!isRequestable(url)) throw new TypeError('Not an address that can be requested');
  return { ...request, url, allowsPrivate: isPrivateHost(url.hostname) };
}

function headersFor(from: RequestHop, isSameOrigin: boolean, keepsBody: boolean): Headers {
  const names = [...from.headers.keys()].filter((name) => isSameOrigin || HARMLESS.includes(name));
  const headers = new Headers(names.map((name): [string, string] => [name, from.headers.get(name) ?? '']));
  if (!keepsBody) headers.delete('content-type');
  return headers;
}

/**
 * The request that follows a redirect; undefined when it must not be followed: to an address that cannot be requested,
 * from https to http, to an origin that `follows` excludes, from a public host to a private one or from one private
 * host to another, or with a body to another origin. Another origin gets no header that may be a key.
 */
export function nextHop(
  from: RequestHop,
  status: number,
  location: string,
  follows: FollowedRedirects,
): RequestHop | undefined {
  const url = URL.canParse(location, from.url.href) ? new URL(location, from.url.href) : undefined;
  if (!url || !isRequestable(url) || follows === 'none') return undefined;
  if (from.url.protocol === 'https:' && url.protocol === 'http:') return undefined;
  const isSameOrigin = url.origin === from.url.origin;
  if (!isSameOrigin && follows !== 'any') return undefined;
  const allowsPrivate = from.allowsPrivate && url.hostname === from.url.hostname;
  if (!allowsPrivate && isPrivateHost(url.hostname)) return undefined;
  const repeats = SENT_AGAIN.has(status);
  const body = repeats ? from.body : undefined;
  if (body && !isSameOrigin) return undefined;
  return {
    url,
    method: repeats || from.method === 'HEAD' ? from.method : 'GET',
    headers: headersFor(from, isSameOrigin, body !== undefined),
    ...(body && { body }),
    allowsPrivate,
  };
}
