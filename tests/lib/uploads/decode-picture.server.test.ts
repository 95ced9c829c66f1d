import { describe, expect, test } from '@jest/globals';
import { type CheckedPicture, checkPicture } from '#lib/uploads/check-picture';
import { decodePicture } from '#lib/uploads/decode-picture.server';
import { oneAtATime, QueueFull } from '#lib/uploads/one-at-a-time';
import { someJpeg } from '../../support/pictures.ts';

const DECODE_LIMITS = { timeoutMs: 20_000, memoryBytes: 768 * 1024 * 1024 };

async function checkedJpeg(): Promise<CheckedPicture> {
  const checked = checkPicture(await someJpeg());
  if ('sentence' in checked) throw new Error(checked.sentence);
  return checked;
}

describe('the decoder is a process that can be killed', () => {
  test.each([
    ['time', { ...DECODE_LIMITS, timeoutMs: 5 }],
    ...(process.platform === 'linux' ? [['memory', { ...DECODE_LIMITS, memoryBytes: 1 }] as const] : []),
  ] as const)('when a picture takes too much %s; the next one is decoded as ever', async (_, limits) => {
    expect(await decodePicture(await checkedJpeg(), limits)).toBe('too-costly');
    expect(await decodePicture(await checkedJpeg())).toMatchObject({ width: 1000, height: 800 });
  });

  test.each([
    ['format', { format: 'png' }],
    ['width', { width: 10 }],
    ['height', { height: 10 }],
  ] as const)('it refuses what has another %s than its first bytes said', async (_, announced) => {
    expect(await decodePicture({ ...(await checkedJpeg()), ...announced })).toBe('unreadable');
  });
});

describe('one at a time', () => {
  test('tasks never overlap, come in order, and a failed one stops nobody', async () => {
    const run = oneAtATime(10);
    const seen: string[] = [];
    const task = (name: string) => async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (name === 'b') throw new Error('b failed');
      return name;
    };
    const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => run(task(name))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  test('beyond those that may wait, a task is refused at once', async () => {
    const run = oneAtATime(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = run(() => promise);
    const second = run(async () => 'second');
    await expect(run(async () => 'third')).rejects.toBeInstanceOf(QueueFull);
    resolve();
    await first;
    expect(await second).toBe('second');
    expect(await run(async () => 'fourth')).toBe('fourth');
  });
});
