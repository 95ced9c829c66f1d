import { expect, test } from '@jest/globals';
import { sharedFor } from '#lib/server/monitoring/shared-for';

/** Work that counts its calls, and ends when the test ends it. */
function countedWork() {
  const endings: ((result: number) => void)[] = [];
  let begun = 0;
  const work = () => {
    begun += 1;
    return new Promise<number>((resolve) => endings.push(resolve));
  };
  return { work, begun: () => begun, end: (result: number) => endings.shift()?.(result) };
}

test('all who ask while the work is under way wait for the same result, however long it takes', async () => {
  const { work, begun, end } = countedWork();
  let now = 0;
  const ask = sharedFor(
    () => 10_000,
    work,
    () => now,
  );
  const first = ask();
  now = 60_000;
  const others = Array.from({ length: 100 }, ask);
  end(7);
  expect(await Promise.all([first, ...others])).toEqual(Array(101).fill(7));
  expect(begun()).toBe(1);
});

test('a result is shared for its time, counted from the end of the work, and then found out again', async () => {
  const { work, begun, end } = countedWork();
  let now = 0;
  const ask = sharedFor(
    (result: number) => (result === 1 ? 10_000 : 50_000),
    work,
    () => now,
  );
  const first = ask();
  now = 5_000;
  end(1);
  await first;
  now = 14_999;
  expect(await ask()).toBe(1);
  now = 15_000;
  const second = ask();
  end(2);
  expect([await second, begun()]).toEqual([2, 2]);
  now = 64_999;
  expect([await ask(), begun()]).toEqual([2, 2]);
});
