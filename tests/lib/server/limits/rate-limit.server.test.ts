import { describe, expect, test } from '@jest/globals';
import { errorResponse } from '#lib/server/http/response.server';
import { enforceRateLimit } from '#lib/server/limits/rate-limit.server';
import { RATE_LIMITS } from '#lib/server/limits/rate-limits';
import { runNode } from '../../../support/sites/run-node.ts';
import { describeStores } from '../../../support/store/stores.ts';

const { points, seconds } = RATE_LIMITS['sign-in'];
const count = (network: string) =>
  enforceRateLimit('sign-in', network).then(
    () => undefined,
    (error: unknown) => errorResponse(error, 'sign-in'),
  );

describeStores('One network', () => {
  test('may ask so often, then is told when to come back', async () => {
    for (let turn = 0; turn < points; turn += 1) expect(await count('198.51.100.1')).toBeUndefined();
    const answer = await count('198.51.100.1');
    expect(answer?.status).toBe(429);
    const wait = Number(answer?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect(await answer?.json()).toEqual({
      error: expect.stringMatching(/^Too many requests from your network\. Try again in \d+ minutes; what/),
      code: 'too-many',
    });
  });

  test('is counted for itself, and for each endpoint', async () => {
    expect(await count('198.51.100.2')).toBeUndefined();
    await expect(enforceRateLimit('contact', '198.51.100.1')).resolves.toBeUndefined();
  });
});

const together = () => {
  test('is counted by all servers together when they share PostgreSQL', async () => {
    const askers = Array.from({ length: 2 }, () =>
      runNode(`
        const { enforceRateLimit } = await import('#lib/server/limits/rate-limit.server');
        let refused = 0;
        await Promise.all(Array.from({ length: ${points} }, () =>
          enforceRateLimit('sign-in', '2001:db8:1:2::/64').catch(({ status }) => { refused += status === 429 ? 1 : NaN; })));
        console.log(refused);
        process.exit();`),
    );
    const ends = await Promise.all(askers);
    expect(ends.map(({ errors }) => errors)).toEqual(['', '']);
    expect(ends.reduce((sum, { output }) => sum + Number(output), 0)).toBe(points);
  });
};
if (process.env.TEST_POSTGRES_URL) describeStores('One network', together, ['postgres']);

describe('A network', () => {
  test('is never without a limit', () => {
    for (const limit of Object.values(RATE_LIMITS)) expect(limit.points / limit.seconds).toBeLessThan(2);
  });
});
