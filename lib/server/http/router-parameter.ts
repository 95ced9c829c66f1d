/** What Next's router sends with RSC: 1 beside the address, by the names of its headers. */
export const ROUTER_HEADERS = {
  prefetch: 'next-router-prefetch',
  segment: 'next-router-segment-prefetch',
  tree: 'next-router-state-tree',
  from: 'next-url',
} as const;

/** The values of those headers. */
export type RouterRequest = { [Name in keyof typeof ROUTER_HEADERS]?: string | undefined };

const DIGEST_BYTES = 12;

/**
 * The parameter `_rsc` with which Next's router names its headers in the address, so that one address has one response:
 * 12 bytes of their SHA-256; '' without any. As in next/dist/shared/lib/router/utils/cache-busting-search-param, with
 * which a test compares it.
 */
export async function routerParameter({ prefetch, segment, tree, from }: RouterRequest): Promise<string> {
  if ([prefetch, segment, tree, from].every((value) => value === undefined)) return '';
  const named = [prefetch, segment, tree, from].map((value) => value ?? '0').join(',');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(named));
  const text = String.fromCharCode(...new Uint8Array(digest).subarray(0, DIGEST_BYTES));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
