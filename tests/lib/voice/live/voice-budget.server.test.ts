import { expect, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { inTransaction, store } from '#lib/server/store/store.server';
import { giveBackVoiceSession, isVoiceLeft, takeVoiceSession } from '#lib/voice/live/voice-budget.server';
import { runNode } from '../../../support/sites/run-node.ts';
import { describeStores } from '../../../support/store/stores.ts';

const VOICE_COUNT = { name: 'voice-session', detail: 'opened' } as const;

const LIMIT = 5;
process.env.VOICE_SESSIONS_PER_DAY = String(LIMIT);

// 23:30 in Belize.
const NOW = Date.UTC(2026, 10, 21, 5, 30);
const take = (now = NOW) => inTransaction((db) => takeVoiceSession(db, now));
const counted = async () => (await store()).db.selectFrom('daily_counts').selectAll().execute();

describeStores('The live sessions of a day', () => {
  test('are limited to the configured number, and a refusal says when to retry', async () => {
    for (let turn = 0; turn < LIMIT; turn += 1) {
      expect(await isVoiceLeft(NOW)).toBe(true);
      expect(await take()).toBe('2026-11-20');
    }
    expect(await isVoiceLeft(NOW)).toBe(false);
    const refused = await take().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PublicError);
    expect(refused).toMatchObject({
      status: 503,
      message: expect.stringContaining('The assistant still answers what you type'),
      details: { code: 'voice-budget', retryAfter: 1_800 },
    });
    expect(await counted()).toEqual([{ day: '2026-11-20', ...VOICE_COUNT, count: LIMIT }]);
  });

  test('are available again at midnight in Belize', async () => {
    for (let turn = 0; turn < LIMIT; turn += 1) await take();
    expect(await take(NOW + 1_800_000)).toBe('2026-11-21');
    await expect(take(NOW + 1_799_999)).rejects.toThrow('used up');
  });

  test('are available again when they are given back, but never more than were taken', async () => {
    for (let turn = 0; turn < LIMIT; turn += 1) await take();
    await giveBackVoiceSession('2026-11-20');
    expect(await take()).toBe('2026-11-20');
    await expect(take()).rejects.toThrow('used up');
    for (let turn = 0; turn < LIMIT + 2; turn += 1) await giveBackVoiceSession('2026-11-20');
    await giveBackVoiceSession('2026-11-19');
    expect(await counted()).toEqual([{ day: '2026-11-20', ...VOICE_COUNT, count: 0 }]);
  });

  test('are not exceeded by two concurrent processes', async () => {
    const takers = Array.from({ length: 2 }, () =>
      runNode(
        `const { inTransaction } = await import('#lib/server/store/store.server');
        const { takeVoiceSession } = await import('#lib/voice/live/voice-budget.server');
        const takes = Array.from({ length: ${LIMIT} }, () =>
          inTransaction((db) => takeVoiceSession(db, ${NOW})).then(() => 1, ({ status }) => (status === 503 ? 0 : NaN)));
        console.log((await Promise.all(takes)).reduce((sum, taken) => sum + taken, 0));
        process.exit();`,
        { VOICE_SESSIONS_PER_DAY: String(LIMIT) },
      ),
    );
    const ends = await Promise.all(takers);
    expect(ends.map(({ errors }) => errors)).toEqual(['', '']);
    expect(ends.reduce((sum, { output }) => sum + Number(output), 0)).toBe(LIMIT);
    expect(await counted()).toEqual([{ day: '2026-11-20', ...VOICE_COUNT, count: LIMIT }]);
  });
});
