import { finishInTurns, finishSlices, mapSlices } from '#lib/time/slices';

function* threeSteps() {
  yield;
  yield;
  return 'done';
}

describe('work in slices', () => {
  test('has the same result at once and in turns', async () => {
    expect(finishSlices(threeSteps())).toBe('done');
    expect(await finishInTurns(threeSteps())).toBe('done');
  });

  test('pauses where a step ends after 20 ms, and not before', async () => {
    let clock = 0;
    const pauses: number[] = [];
    function* steps() {
      for (let step = 0; step < 10; step += 1) {
        clock += 6;
        yield;
      }
    }
    const pause = async () => {
      pauses.push(clock);
      // Other work.
      clock += 1_000;
    };
    await finishInTurns(steps(), { pause, now: () => clock });
    expect(pauses).toEqual([24, 1_048]);
  });

  test('lets timers run before it ends', async () => {
    const order: string[] = [];
    let clock = 0;
    function* steps() {
      for (let step = 0; step < 5; step += 1) {
        clock += 100;
        yield;
      }
    }
    const timer = new Promise<void>((resolve) =>
      setTimeout(() => {
        order.push('timer');
        resolve();
      }),
    );
    const work = finishInTurns(steps(), { now: () => clock }).then(() => order.push('work'));
    await Promise.all([timer, work]);
    expect(order).toEqual(['timer', 'work']);
  });

  test('fails with what a step throws', async () => {
    function* failing() {
      yield;
      throw new Error('no more');
    }
    await expect(finishInTurns(failing())).rejects.toThrow('no more');
  });

  test.each([0, 1, 5, 6, 12])('maps a list of %i like an array', (length) => {
    const list = Array.from({ length }, (_, index) => index);
    const steps = mapSlices(list, (item, index) => item * 10 + index, 5);
    expect(finishSlices(steps)).toEqual(list.map((item) => item * 11));
  });

  test('yields once after each full slice of a list', () => {
    const steps = [...mapSlices(Array(12).fill(''), String, 5)];
    expect(steps).toHaveLength(2);
  });
});
