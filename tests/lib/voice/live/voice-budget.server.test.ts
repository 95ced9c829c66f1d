import { expect, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { inTransaction, store } from '#lib/server/store/store.server';
import { giveBackVoiceSession, isVoiceLeft, takeVoiceSession } from '#lib/voice/live/voice-budget.server';
import { runNode } from '../../../support/sites/run-node.ts';
import { describeStores } from '../../../support/store/stores.ts';

const VOICE_COUNT = { name: 'voice-session', detail: 'opened' } as const;

const LIMIT = 5;
const SHARE = 3;
process.env.VOICE_SESSIONS_PER_DAY = String(LIMIT);

// 23:30 in Belize.
const NOW = Date.UTC(2026, 10, 21, 5, 30);
const DAY = '2026-11-20';
let askers = 0;
/** A network that has opened no session yet. */
const newNetwork = () => {
  askers += 1;
  return `10.0.0.${askers}`;
};
const takeFor = (network: string, now = NOW) => inTransaction((db) => takeVoiceSession(db, network, now));
const take = (now = NOW) => takeFor(newNetwork(), now);
const counted = async () => (await store()).db.selectFrom('daily_counts').selectAll().execute();

describeStores('The live sessions of a day', () => {
  test('are limited to the configured number, and a refusal says when to retry', async () => {
    for (let turn = 0; turn < LIMIT; turn += 1) {
      expect(await isVoiceLeft(newNetwork(), NOW)).toBe(true);
      expect(await take()).toMatchObject({ day: DAY });
    }
    expect(await isVoiceLeft(newNetwork(), NOW)).toBe(false);
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
    expect(await take(NOW + 1_800_000)).toMatchObject({ day: '2026-11-21' });
    await expect(take(NOW + 1_799_999)).rejects.toThrow('used up');
  });

  test('are available again when they are given back, but never more than were taken', async () => {
    const taken = [];
    for (let turn = 0; turn < LIMIT; turn += 1) taken.push(await take());
    for (const one of taken.slice(0, 1)) await giveBackVoiceSession(one);
    expect(await take()).toMatchObject({ day: DAY });
    await expect(take()).rejects.toThrow('used up');
    for (const one of [...taken, ...taken]) await giveBackVoiceSession(one);
    await giveBackVoiceSession({ day: '2026-11-19', network: '10.0.0.1' });
    expect(await counted()).toEqual([{ day: '2026-11-20', ...VOICE_COUNT, count: 0 }]);
  });

  test('are not exceeded by two concurrent processes', async () => {
    const takers = Array.from({ length: 2 }, () =>
      runNode(
        `const { inTransaction } = await import('#lib/server/store/store.server');
        const { takeVoiceSession } = await import('#lib/voice/live/voice-budget.server');
        const takes = Array.from({ length: ${LIMIT} }, (_, turn) =>
          inTransaction((db) => takeVoiceSession(db, process.pid + '.' + turn, ${NOW})).then(() => 1, ({ status }) => (status === 503 ? 0 : NaN)));
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

describeStores('The share of one network', () => {
  test('is used up before the day’s sessions are, with a sentence that says when there are new ones', async () => {
    for (let turn = 0; turn < SHARE; turn += 1) {
      expect(await isVoiceLeft('198.51.100.1', NOW)).toBe(true);
      await takeFor('198.51.100.1');
    }
    expect(await isVoiceLeft('198.51.100.1', NOW)).toBe(false);
    await expect(takeFor('198.51.100.1')).rejects.toMatchObject({
      status: 429,
      message:
        'Today’s live conversations for your network are used up. The assistant still answers what you type.',
      details: { code: 'voice-share', retryAfter: 1_800 },
    });
    // What it was refused is left for the others.
    expect(await counted()).toMatchObject([{ count: SHARE }]);
    expect(await isVoiceLeft('198.51.100.2', NOW)).toBe(true);
    for (let turn = SHARE; turn < LIMIT; turn += 1) await takeFor('198.51.100.2');
  });

  test('is available again at midnight in Belize, and when a session is given back', async () => {
    const taken = [];
    for (let turn = 0; turn < SHARE; turn += 1) taken.push(await takeFor('198.51.100.1'));
    await takeFor('198.51.100.1', NOW + 1_800_000);
    await expect(takeFor('198.51.100.1')).rejects.toThrow('your network');
    for (const one of taken.slice(0, 1)) await giveBackVoiceSession(one);
    await takeFor('198.51.100.1');
    await expect(takeFor('198.51.100.1')).rejects.toThrow('your network');
  });

  test('is stored without the network’s address', async () => {
    await takeFor('198.51.100.1');
    const rows = await (await store()).db.selectFrom('rate_limits').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('198.51.100');
  });
});
