import { expect, test } from '@jest/globals';
import { RATE_LIMITS } from '#lib/server/limits/rate-limits';
import { statusHandler } from '#lib/submissions/private-page/status-handler.server';
import { describeStores } from '../../../support/store/stores.ts';

const change = statusHandler(async () => '?done=withdrawn');
const send = () =>
  change(
    new Request('http://localhost/api/status/withdraw', {
      method: 'POST',
      body: new URLSearchParams({ token: 'A'.repeat(43), version: '0' }),
    }),
  );

describeStores('Changes behind private links', () => {
  test('are rate-limited, since moderators get a mail about each of them', async () => {
    const statuses = [];
    for (let turn = 0; turn <= 60; turn += 1) statuses.push((await send()).status);
    expect([...new Set(statuses)]).toEqual([303, 429]);
    expect(RATE_LIMITS['status-change']).toEqual({ points: statuses.indexOf(429), seconds: 3_600 });
    expect((await send()).headers.get('retry-after')).toMatch(/^\d+$/);
  });
});
