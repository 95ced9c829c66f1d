import { createRequire } from 'node:module';

const { computeCacheBustingSearchParam } = createRequire(import.meta.url)(
  'next/dist/shared/lib/router/utils/cache-busting-search-param.js',
) as typeof import('next/dist/shared/lib/router/utils/cache-busting-search-param');

/** A request as Next's router sends it for a path: its headers, and the address that names them. */
export async function routerRequest(path: string, given: Record<string, string> = {}) {
  const named = await computeCacheBustingSearchParam(
    given['next-router-prefetch'] as '1' | undefined,
    given['next-router-segment-prefetch'],
    given['next-router-state-tree'],
    given['next-url'],
  );
  return { address: `${path}?_rsc=${named}`, headers: { rsc: '1', ...given } };
}
