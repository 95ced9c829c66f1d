/** Thrown instead of waiting when too many wait already. */
export class QueueFull extends Error {}

/** Runs one task at a time in the order they came; beyond `maxWaiting` a new one is refused with QueueFull. */
export function oneAtATime(maxWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (unfinished > maxWaiting) throw new QueueFull('Too many tasks are waiting');
    unfinished += 1;
    const result = last.then(task, task);
    last = result.catch(() => {});
    try {
      return await result;
    } finally {
      unfinished -= 1;
    }
  };
}
