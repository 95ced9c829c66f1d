import { describe, expect, test } from '@jest/globals';
import { errorResponse } from '#lib/server/handlers/response.server';
import { enforceRateLimit } from '#lib/server/limits/rate-limit.server';
import { RATE_LIMITS, type RateLimit, type RateLimitedEndpoint } from '#lib/server/limits/rate-limits';
import { addToCount, countOf, deleteOldLimits } from '#lib/server/limits/stored-count.server';
import { processWide } from '#lib/server/process-wide.server';
import { store } from '#lib/server/store/store.server';
import { setClock } from '../../../support/set-clock.ts';
import { runNode } from '../../../support/sites/run-node.ts';
import { describeStores } from '../../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
setClock(NOW);
const { points, seconds } = RATE_LIMITS['sign-in'];
const count = (network: string, endpoint: RateLimitedEndpoint = 'sign-in', ...wider: string[]) =>
  enforceRateLimit(endpoint, [network, ...wider]).then(
    () => undefined,
    (error: unknown) => errorResponse(error, endpoint),
  );
const exhaust = async (network: string) => {
  for (let turn = 0; turn < points; turn += 1) expect(await count(network)).toBeUndefined();
};
/** What a restart does to the counts of this process. */
const restart = () => processWide('rate-limiters', () => new Map()).clear();
const rows = async () => (await store()).db.selectFrom('rate_limits').selectAll().execute();

describeStores('One network', () => {
  test('may ask so often, then is told when to come back', async () => {
    await exhaust('198.51.100.1');
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
    await expect(enforceRateLimit('contact', ['198.51.100.1'])).resolves.toBeUndefined();
  });

  test('is still refused after a restart of the server, with the time that is left', async () => {
    await exhaust('198.51.100.3');
    restart();
    const answer = await count('198.51.100.3');
    expect(answer?.status).toBe(429);
    expect(Number(answer?.headers.get('retry-after'))).toBeLessThanOrEqual(seconds);
  });

  test('that is refused costs the store nothing more', async () => {
    await exhaust('198.51.100.4');
    restart();
    await count('198.51.100.4');
    const before = await rows();
    expect((await count('198.51.100.4'))?.status).toBe(429);
    expect(await rows()).toEqual(before);
  });

  test('is counted together by all servers of one store', async () => {
    const askers = Array.from({ length: 2 }, () =>
      runNode(
        `const { enforceRateLimit } = await import('#lib/server/limits/rate-limit.server');
        const { store } = await import('#lib/server/store/store.server');
        // Opened before, and one request after the other: one that has waited a second for its count is let through.
        await store();
        let refused = 0;
        for (let turn = 0; turn < ${points}; turn += 1)
          await enforceRateLimit('sign-in', ['2001:db8:1:2::/64']).catch(({ status }) => { refused += status === 429 ? 1 : NaN; });
        console.log(refused);
        process.exit();`,
        { SECRET_KEY: 'a secret of at least thirty-two characters' },
      ),
    );
    const ends = await Promise.all(askers);
    expect(ends.map(({ errors }) => errors)).toEqual(['', '']);
    expect(ends.reduce((sum, { output }) => sum + Number(output), 0)).toBe(points);
  });

  test('is stored as a keyed hash, and deleted when its time is over', async () => {
    await count('198.51.100.5');
    expect(JSON.stringify(await rows())).not.toContain('198.51.100');
    const { db } = await store();
    await deleteOldLimits(db, NOW);
    expect(await rows()).toHaveLength(1);
    await deleteOldLimits(db, NOW + seconds * 1_000);
    expect(await rows()).toEqual([]);
  });

  test.each(['analytics', 'weather'] as const)('is counted without the store for %s', async (endpoint) => {
    for (let turn = 0; turn < RATE_LIMITS[endpoint].points; turn += 1) await count('198.51.100.6', endpoint);
    expect((await count('198.51.100.6', endpoint))?.status).toBe(429);
    expect(await rows()).toEqual([]);
  });

  const WIDER = '2001:db8:1::/48';
  const subnet = (number: number) => `2001:db8:1:${number.toString(16)}::/64`;
  const fromLine = (number: number) => count(subnet(number), 'sign-in', WIDER);

  test('of IPv6 gets no further with other networks of 64 bits of its line, after a restart neither', async () => {
    for (let turn = 0; turn < points * 8; turn += 1) expect(await fromLine(turn)).toBeUndefined();
    expect((await fromLine(points * 8))?.status).toBe(429);
    restart();
    expect((await fromLine(points * 8 + 1))?.status).toBe(429);
    const before = await rows();
    expect((await fromLine(points * 8 + 2))?.status).toBe(429);
    expect(await rows()).toEqual(before);
    expect(await count('2001:db8:2:1::/64', 'sign-in', '2001:db8:2::/48')).toBeUndefined();
  });

  test('has room for forty organisers behind one address of a phone company, each with five images', async () => {
    const PHONES = '198.51.100.40';
    for (let organiser = 0; organiser < 40; organiser += 1) {
      for (let image = 0; image < 5; image += 1) expect(await count(PHONES, 'upload-image')).toBeUndefined();
      for (const endpoint of ['opening', 'submit-event', 'status'] as const)
        expect(await count(PHONES, endpoint)).toBeUndefined();
    }
  });

  test('of IPv6 that floods does not use up what its neighbours have', async () => {
    restart();
    for (let turn = 0; turn < points; turn += 1) expect(await fromLine(1)).toBeUndefined();
    for (let turn = 0; turn < points * 8; turn += 1) expect((await fromLine(1))?.status).toBe(429);
    expect(await fromLine(2)).toBeUndefined();
  });

  test('is counted by this process alone while the store is broken', async () => {
    const { db } = await store();
    await db.schema.alterTable('rate_limits').renameTo('rate_limits_aside').execute();
    try {
      await exhaust('198.51.100.7');
      expect((await count('198.51.100.7'))?.status).toBe(429);
    } finally {
      await db.schema.alterTable('rate_limits_aside').renameTo('rate_limits').execute();
    }
  });
});

describeStores('A stored count', () => {
  const HOUR = 3_600_000;
  const add = async (now: number) => addToCount((await store()).db, 'key', { until: now + HOUR, now });

  test('starts again when its time is over', async () => {
    expect(await add(NOW)).toEqual({ count: 1, until: NOW + HOUR });
    expect(await add(NOW + HOUR - 1)).toEqual({ count: 2, until: NOW + HOUR });
    expect(await add(NOW + HOUR)).toEqual({ count: 1, until: NOW + 2 * HOUR });
    const { db } = await store();
    expect(await countOf(db, 'key', NOW + 2 * HOUR - 1)).toBe(1);
    expect(await countOf(db, 'key', NOW + 2 * HOUR)).toBe(0);
    expect(await countOf(db, 'other', NOW)).toBe(0);
  });

  test('starts again when a clock that was ahead is set back, but not when another server’s is a little ahead', async () => {
    await add(NOW + 30_000);
    expect(await add(NOW)).toMatchObject({ count: 2 });
    await add(NOW + 365 * 24 * HOUR);
    expect(await add(NOW)).toEqual({ count: 1, until: NOW + HOUR });
  });
});

describe('A network', () => {
  test('is never without a limit', () => {
    for (const limit of Object.values<RateLimit>(RATE_LIMITS))
      expect(limit.points / limit.seconds).toBeLessThan(2);
  });

  test('is counted by this process alone when the store cannot be opened', async () => {
    const { output, errors } = await runNode(
      `const { enforceRateLimit } = await import('#lib/server/limits/rate-limit.server');
      const statuses = [];
      for (let turn = 0; turn <= ${points}; turn += 1)
        statuses.push(await enforceRateLimit('sign-in', ['198.51.100.8']).then(() => 200, ({ status }) => status));
      console.log(statuses.filter((status) => status === 200).length, statuses.at(-1));
      process.exit();`,
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    );
    expect([output.trim(), errors]).toEqual([`${points} 429`, '']);
  });

  test('is not held up by a store that does not respond', async () => {
    // A server that takes connections and says nothing.
    const { output, errors } = await runNode(
      `const { createServer } = await import('node:net');
      const silent = createServer(() => {}).listen(0, '127.0.0.1');
      await new Promise((resolve) => silent.once('listening', resolve));
      process.env.DATABASE_URL = 'postgres://127.0.0.1:' + silent.address().port + '/none';
      const { enforceRateLimit } = await import('#lib/server/limits/rate-limit.server');
      console.log(await enforceRateLimit('sign-in', ['198.51.100.9']).then(() => 'counted'));
      process.exit();`,
    );
    expect([output.trim(), errors]).toEqual(['counted', '']);
  });
});
