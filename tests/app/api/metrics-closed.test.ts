import { expect, test } from '@jest/globals';
import { GET } from '../../../app/metrics/route.ts';

test('without a token in the configuration, /metrics is not there', async () => {
  process.env.MONITORING_TOKEN = '';
  const headers = { Authorization: 'Bearer undefined' };
  const { status } = await GET(new Request('http://localhost:3000/metrics', { headers }));
  expect(status).toBe(404);
});
