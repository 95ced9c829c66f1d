import { expect, test } from '@jest/globals';
import { countedOf, countMetric } from '#lib/server/monitoring/counters';

test('what happens is counted for each combination of labels, in any copy of the module', async () => {
  countMetric('site_limits_hit_total', { endpoint: 'contact' });
  countMetric('site_limits_hit_total', { endpoint: 'voice' });
  jest.resetModules();
  const copy = await import('#lib/server/monitoring/counters');
  copy.countMetric('site_limits_hit_total', { endpoint: 'contact' });
  expect(countedOf('site_limits_hit_total')).toEqual([
    { labels: { endpoint: 'contact' }, value: 2 },
    { labels: { endpoint: 'voice' }, value: 1 },
  ]);
});
