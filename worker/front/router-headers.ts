import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { ROUTER_HEADERS, type RouterRequest, routerParameter } from '#lib/server/http/router-parameter';
import { privateKind } from '#lib/site/private-paths';

type Hashes = typeof import('next/dist/shared/lib/router/utils/cache-busting-search-param');

// Next has no public name for it. A test fails when it moves.
const require = createRequire(import.meta.url);
const {
  computeLegacyCacheBustingSearchParam: shortParameter,
}: Hashes = require('next/dist/shared/lib/router/utils/cache-busting-search-param.js');

const OF_ROUTER = new Set<string>(['rsc', ...Object.values(ROUTER_HEADERS)]);

/**
 * Headers that change what Next does, and that no client of ours sends: of its server actions, which we have none of, of
 * its own servers and of its pages before the router.
 */
const INTERNAL_PREFIXES = ['next-', 'x-middleware-', 'x-nextjs-', 'x-next-', 'x-invoke-', 'x-prerender-'];
const isInternal = (name: string) =>
  !OF_ROUTER.has(name) && INTERNAL_PREFIXES.some((prefix) => name.startsWith(prefix));

/** Whether an address is that of no page, which the router never asks for. */
const isNoPage = (path: string) => privateKind(path) === 'api' || /^\/(_next|uploads|images)\//.test(path);

/** Next writes other metadata for some user agents; with one for all, an address has one response. */
const USER_AGENT = 'front';

const PREFETCHES = ['1', '2', '3'] as const;

/** Whether a request for a page is from Next's router: then its address names what its headers ask for. */
async function isFromRouter({ url = '/', headers }: IncomingMessage): Promise<boolean> {
  const [path = '', query] = url.split('?');
  if (headers.rsc !== '1' || isNoPage(path)) return false;
  const named = new URLSearchParams(query).get('_rsc');
  if (named === null) return false;
  const sentAs = (part: keyof RouterRequest) => headers[ROUTER_HEADERS[part]]?.toString();
  const sent = {
    prefetch: PREFETCHES.find((one) => one === sentAs('prefetch')),
    segment: sentAs('segment'),
    tree: sentAs('tree'),
    from: sentAs('from'),
  };
  if (sent.prefetch !== sentAs('prefetch')) return false;
  // Over http browsers have no SHA-256, and the router names its headers by a short hash.
  return (
    named === (await routerParameter(sent)) ||
    named === shortParameter(sent.prefetch, sent.segment, sent.tree, sent.from)
  );
}

function deleteWhere(headers: IncomingHttpHeaders, isUnwanted: (name: string) => boolean): void {
  for (const name in headers) if (isUnwanted(name)) delete headers[name];
}

/**
 * Deletes the headers of a request that only Next's own client sends, where another client sent them. Next would answer
 * them with a redirect, with an error in the log or with a part of a page, which a shared cache could keep.
 */
export async function deleteForeignHeaders(request: IncomingMessage): Promise<void> {
  const { headers } = request;
  deleteWhere(headers, isInternal);
  headers['user-agent'] = USER_AGENT;
  if (!(await isFromRouter(request))) deleteWhere(headers, (name) => OF_ROUTER.has(name));
}
