import { expect, test } from '@jest/globals';
import { countedOf, countMetric } from '#lib/server/monitoring/counters';

test('what happens is counted for each combination of labels, in any copy of the module', async () => {
  countMetric('site_cache_requests_total', { result: 'hit' });
  countMetric('site_cache_requests_total', { result: 'miss' });
  jest.resetModules();
  const copy = await import('#lib/server/monitoring/counters');
  copy.countMetric('site_cache_requests_total', { result: 'hit' });
  expect(countedOf('site_cache_requests_total')).toEqual([
    { labels: { result: 'hit' }, value: 2 },
    { labels: { result: 'miss' }, value: 1 },
  ]);
});
