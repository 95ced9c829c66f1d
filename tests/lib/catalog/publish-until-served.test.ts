import { describe, expect, test } from '@jest/globals';
import { publishUntilServed } from '#lib/catalog/publish-until-served';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('A server without events asks its sheet again', () => {
  test('every ten seconds for five minutes and then each minute, until there are events', async () => {
    let now = 1_000_000;
    const asked: number[] = [];
    let isSheetBack = false;
    await publishUntilServed({
      publish: async () => {
        asked.push(now - 1_000_000);
        isSheetBack = asked.length === 33;
      },
      isDone: () => isSheetBack,
      wait: async (milliseconds) => {
        now += milliseconds;
      },
      clock: () => now,
    });
    const often = Array.from({ length: 30 }, (_, index) => (index + 1) * 10 * SECOND);
    expect(asked).toEqual([...often, 6 * MINUTE, 7 * MINUTE, 8 * MINUTE]);
  });

  test('never, when it has events already', async () => {
    const publish = jest.fn(async () => {});
    const never = async () => {
      throw new Error('Nothing is waited for');
    };
    await publishUntilServed({ publish, isDone: () => true, wait: never, clock: () => 0 });
    expect(publish).not.toHaveBeenCalled();
  });
});
