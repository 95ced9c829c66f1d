/** Thrown when too many tasks are waiting already. */
export class QueueFull extends Error {}

/** A queue that runs one task at a time, first in, first out. With `maxWaiting` tasks waiting, it throws QueueFull. */
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
