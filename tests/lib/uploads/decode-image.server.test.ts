import { describe, expect, test } from '@jest/globals';
import { type CheckedImage, checkImage } from '#lib/uploads/check-image';
import { decodeImage } from '#lib/uploads/decode-image.server';
import { oneAtATime, QueueFull } from '#lib/uploads/one-at-a-time';
import { someJpeg } from '../../support/images/images.ts';

const DECODE_LIMITS = { timeoutMs: 20_000, memoryBytes: 768 * 1024 * 1024 };

async function checkedJpeg(): Promise<CheckedImage> {
  const checked = checkImage(await someJpeg());
  if ('sentence' in checked) throw new Error(checked.sentence);
  return checked;
}

describe('the process of the decoder', () => {
  test.each([
    ['time', { ...DECODE_LIMITS, timeoutMs: 5 }],
    ...(process.platform === 'linux' ? [['memory', { ...DECODE_LIMITS, memoryBytes: 1 }] as const] : []),
  ] as const)(
    'is killed when an image takes too much %s, and the next image is decoded',
    async (_, limits) => {
      expect(await decodeImage(await checkedJpeg(), limits)).toBe('too-costly');
      expect(await decodeImage(await checkedJpeg())).toMatchObject({ width: 1000, height: 800 });
    },
  );

  test.each([
    ['format', { format: 'png' }],
    ['width', { width: 10 }],
    ['height', { height: 10 }],
  ] as const)('refuses an image whose %s differs from its header', async (_, announced) => {
    expect(await decodeImage({ ...(await checkedJpeg()), ...announced })).toBe('unreadable');
  });
});

describe('the queue of the decoder', () => {
  test('runs tasks one after the other, in order, even after a failed one', async () => {
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

  test('refuses a task at once when too many are waiting', async () => {
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
