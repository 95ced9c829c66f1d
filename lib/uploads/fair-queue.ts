import { fairShares } from './fair-shares.ts';

/** Thrown when a network has no place left in the queue. */
export class QueueFull extends Error {}

/** A network holds at most a third of the places that are still free. */
const PLACES_DIVISOR = 3;

type Request = {
  network: string;
  /** What the task counts of its network's share of the time, in any unit. */
  weight: number;
  /** Its abort gives up the place while the task waits. */
  signal?: AbortSignal;
};
type Waiting = Request & { finish: number; start: () => void };

/**
 * A queue that runs one task at a time and gives each network the same share, however many tasks it has and whatever
 * they weigh: weighted fair queueing (Demers, Keshav and Shenker, SIGCOMM 1989). A network that had nothing to do comes
 * before those with heavier tasks, and none waits for ever. Throws QueueFull when a network has no place left of
 * `places`, and the signal's reason when a task is given up.
 */
export function fairQueue(places: number) {
  const shares = fairShares(places, PLACES_DIVISOR);
  let waiting: Waiting[] = [];
  let isRunning = false;
  /** What each network that always had tasks would have got by now if all had run at once. */
  let clock = 0;
  /** The finish of the last task of each network that is ahead of the clock. */
  const finishes = new Map<string, number>();

  /** When the task would finish if all networks were served at once, each with the same share. */
  function finishOf({ network, weight }: Request): number {
    const finish = Math.max(clock, finishes.get(network) ?? 0) + weight;
    finishes.set(network, finish);
    return finish;
  }

  /** Advances the clock by a task that has ended: its weight was shared by all networks that had one. */
  function advance({ weight, network }: Request): void {
    clock += weight / new Set([network, ...waiting.map((one) => one.network)]).size;
    for (const [name, finish] of finishes) if (finish <= clock) finishes.delete(name);
  }

  const leave = (entry: Waiting) => {
    waiting = waiting.filter((one) => one !== entry);
  };

  function startNext(): void {
    if (isRunning) return;
    const [first, ...others] = waiting;
    if (!first) {
      // An idle queue begins anew, so that the clock stays exact.
      clock = 0;
      finishes.clear();
      return;
    }
    const next = others.reduce((best, one) => (one.finish < best.finish ? one : best), first);
    leave(next);
    // All that wait would start later: the clock was behind.
    clock = Math.max(clock, Math.min(...waiting.concat(next).map(({ finish, weight }) => finish - weight)));
    isRunning = true;
    next.start();
  }

  function turnOf(request: Request): Promise<void> {
    const { signal } = request;
    return new Promise((resolve, reject) => {
      const entry = { ...request, finish: finishOf(request), start };
      function giveUp() {
        leave(entry);
        if (finishes.get(entry.network) === entry.finish)
          finishes.set(entry.network, entry.finish - entry.weight);
        reject(signal?.reason);
      }
      function start() {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      }
      if (signal?.aborted) return giveUp();
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.push(entry);
      startNext();
    });
  }

  return async function run<Result>(task: () => Promise<Result>, request: Request): Promise<Result> {
    if (!shares.take(request.network, 1)) throw new QueueFull('This network has no place left');
    try {
      await turnOf(request);
      try {
        return await task();
      } finally {
        isRunning = false;
        advance(request);
        startNext();
      }
    } finally {
      shares.giveBack(request.network, 1);
    }
  };
}
