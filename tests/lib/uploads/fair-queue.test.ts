import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fairQueue, QueueFull } from '#lib/uploads/fair-queue';

const PLACES = 1_000;

/** A queue whose tasks end when a test says so; `started` has their names in the order in which they ran. */
function controlledQueue(places = PLACES) {
  const run = fairQueue(places);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const results: Promise<unknown>[] = [];
  const add = (network: string, weight = 1, name = network) => {
    const task = () => {
      started.push(name);
      return new Promise<void>((end) => ends.push(end));
    };
    results.push(run(task, { network, weight }));
  };
  const settled = async (isMet: () => boolean) => {
    for (let turn = 0; turn < 20 && !isMet(); turn += 1) await Promise.resolve();
  };
  /** Ends the task that runs; resolves when the next one has started. */
  const endOne = async () => {
    await settled(() => ends.length > 0);
    const count = started.length;
    ends.shift()?.();
    await settled(() => started.length > count);
  };
  const endAll = async () => {
    while (started.length < results.length || ends.length > 0) await endOne();
    await Promise.all(results);
  };
  return { run, add, started, endOne, endAll };
}

describe('The queue of the decoder', () => {
  test('runs the tasks of one network one after the other, in order, even after a failed one', async () => {
    const run = fairQueue(PLACES);
    const seen: string[] = [];
    const task = (name: string) => async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (name === 'b') throw new Error('b failed');
      return name;
    };
    const results = await Promise.allSettled(
      ['a', 'b', 'c'].map((name) => run(task(name), { network: 'one', weight: 1 })),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  test('lets networks take turns', async () => {
    const { add, started, endAll } = controlledQueue();
    for (const name of ['a1', 'a2', 'a3']) add('a', 1, name);
    for (const name of ['b1', 'b2', 'b3']) add('b', 1, name);
    await endAll();
    expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  });

  test('lets a network with dear tasks wait for several cheap ones of others', async () => {
    const { add, started, endAll } = controlledQueue();
    add('other');
    for (const name of ['dear 1', 'dear 2']) add('dear', 3, name);
    for (const name of ['cheap 1', 'cheap 2', 'cheap 3', 'cheap 4']) add('cheap', 1, name);
    await endAll();
    expect(started).toEqual(['other', 'cheap 1', 'cheap 2', 'dear 1', 'cheap 3', 'cheap 4', 'dear 2']);
  });

  test('runs the one task of a network before nearly all of twenty dear ones of each of ten others, at any moment', async () => {
    const { add, started, endOne, endAll } = controlledQueue();
    for (let network = 0; network < 10; network += 1)
      for (let task = 0; task < 20; task += 1) add(`greedy ${network}`, 3);
    for (let ended = 0; ended < 40; ended += 1) {
      const before = started.length;
      add(`honest ${ended}`, 0.25);
      while (!started.includes(`honest ${ended}`)) await endOne();
      // Of ten, those whose turn was over by a twelfth of a round.
      expect(started.length - before).toBeLessThanOrEqual(2);
      await endOne();
    }
    await endAll();
  });

  const tasks = fc.array(
    fc.record({
      network: fc.constantFrom('a', 'b', 'c', 'd'),
      weight: fc.integer({ min: 1, max: 20 }),
      /** How many tasks end before it is added. */
      after: fc.nat(3),
    }),
    { maxLength: 40 },
  );

  test('runs every task once, and lets no newcomer wait for more of another network than its own weight and one task', async () => {
    await fc.assert(
      fc.asyncProperty(tasks, async (all) => {
        const { add, started, endOne, endAll } = controlledQueue();
        const startedBefore: number[] = [];
        // A network that was served since the queue was idle has had some of its share already.
        const isNewcomer: boolean[] = [];
        for (const [index, { network, weight, after }] of all.entries()) {
          for (let ended = 0; ended < after; ended += 1) await endOne();
          isNewcomer.push(all.slice(0, index).every((one) => one.network !== network));
          startedBefore.push(started.length);
          add(network, weight, String(index));
        }
        await endAll();
        expect(started.map(Number).sort((a, b) => a - b)).toEqual([...all.keys()]);
        for (const [index, { network, weight }] of all.entries()) {
          if (!isNewcomer[index]) continue;
          const overtaking = started.slice(startedBefore[index], started.indexOf(String(index))).map(Number);
          for (const other of ['a', 'b', 'c', 'd'].filter((name) => name !== network)) {
            const weights = overtaking.flatMap((one) =>
              all[one]?.network === other ? [all[one].weight] : [],
            );
            const sum = weights.reduce((before, one) => before + one, 0);
            expect(sum).toBeLessThanOrEqual(weight + Math.max(0, ...weights));
          }
        }
      }),
    );
  });

  test('refuses a task at once when its network has no place left, but not the task of another', async () => {
    const { run, add, endAll } = controlledQueue(8);
    for (const name of ['1', '2']) add('greedy', 1, name);
    await expect(run(async () => 'third', { network: 'greedy', weight: 1 })).rejects.toBeInstanceOf(
      QueueFull,
    );
    add('other');
    await endAll();
    expect(await run(async () => 'fourth', { network: 'greedy', weight: 1 })).toBe('fourth');
  });

  test('forgets a task that is given up while it waits, and its place is free again', async () => {
    const { run, add, started, endAll } = controlledQueue(8);
    const gone = new AbortController();
    add('one', 1, 'first');
    const waiting = run(async () => 'second', { network: 'one', weight: 1, signal: gone.signal });
    gone.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    add('one', 1, 'third');
    await endAll();
    expect(started).toEqual(['first', 'third']);
  });

  test('does not begin a task that was given up before', async () => {
    const run = fairQueue(PLACES);
    const request = { network: 'one', weight: 1, signal: AbortSignal.abort(new Error('gone')) };
    await expect(run(async () => 'never', request)).rejects.toThrow('gone');
    expect(await run(async () => 'next', { network: 'one', weight: 1 })).toBe('next');
  });
});
