import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { type RouterRequest, routerParameter } from '#lib/server/http/router-parameter';

const { computeCacheBustingSearchParam } = createRequire(import.meta.url)(
  'next/dist/shared/lib/router/utils/cache-busting-search-param.js',
) as typeof import('next/dist/shared/lib/router/utils/cache-busting-search-param');

test.each<RouterRequest & { prefetch?: '1' | '2' | '3' }>([
  {},
  { from: '/' },
  { prefetch: '1' },
  { prefetch: '2', tree: '%5B%22%22%5D' },
  { segment: '/_tree', prefetch: '1', from: '/things-to-do-in-belize' },
])('what the router of Next asks for is named as Next does it: %j', async (sent) => {
  const { prefetch, segment, tree, from } = sent;
  expect(await routerParameter(sent)).toBe(
    await computeCacheBustingSearchParam(prefetch, segment, tree, from),
  );
});
