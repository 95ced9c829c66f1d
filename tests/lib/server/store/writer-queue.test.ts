import { describe, expect, test } from '@jest/globals';
import { isOutage } from '#lib/server/store/outage';
import { WriterQueue } from '#lib/server/store/writer-queue';

const LONG_MS = 60_000;

describe('Writers', () => {
  test('take turns in the order in which they asked', async () => {
    const queue = new WriterQueue(10);
    const order: number[] = [];
    const write = async (writer: number) => {
      await queue.take(LONG_MS);
      order.push(writer);
      await new Promise(setImmediate);
      queue.give();
    };
    await Promise.all([1, 2, 3, 4, 5].map(write));
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });

  test('who have waited for too long are refused as in an outage, and the next one gets their turn', async () => {
    const queue = new WriterQueue(10);
    await queue.take(LONG_MS);
    const impatient = await queue.take(1).catch((error: unknown) => error);
    expect(isOutage(impatient)).toBe(true);
    const next = queue.take(LONG_MS);
    queue.give();
    await expect(next).resolves.toBeUndefined();
  });

  test('beyond the number that may wait are refused at once', async () => {
    const queue = new WriterQueue(1);
    await queue.take(LONG_MS);
    const waiting = queue.take(LONG_MS);
    expect(isOutage(await queue.take(LONG_MS).catch((error: unknown) => error))).toBe(true);
    queue.give();
    await waiting;
    queue.give();
    await expect(queue.take(LONG_MS)).resolves.toBeUndefined();
  });
});
