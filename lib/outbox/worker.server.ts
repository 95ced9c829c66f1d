import 'server-only';
import { isBuilding } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import { deliverDue } from './deliver-due.server.ts';
import type { Handlers } from './handler.ts';
import { onWake } from './wake-worker.server.ts';

/** Milliseconds between two rounds unless `enqueue` in this process wakes the worker. */
const POLL_MS = 5_000;
/** Milliseconds from a wake-up to the round, in which the enqueuing transaction ends. */
const WAKE_MS = 150;
/** Milliseconds to the next round after an error of the store. */
const OUTAGE_MS = 15_000;
/** Milliseconds that the delivery in progress may still take when the server stops. */
const GRACE_MS = 5_000;

/** A task that the worker runs between deliveries, the first time in its first round. */
export type Task = {
  /** `now` is in milliseconds since 1970. */
  run: (now: number) => Promise<unknown>;
  everyMs: number;
  /** Milliseconds after a failure, which does not affect deliveries. */
  retryMs: number;
  /** The log message of a failure. */
  failure: string;
};

type Work = {
  handlers: Handlers;
  tasks?: readonly Task[];
  /** Runs when the server stops, after the last delivery and before the process exits. It must not reject. */
  beforeExit?: () => Promise<void>;
};

const WORKER = Symbol.for('belize-celebrations.worker');
type Stop = (graceMs: number) => Promise<void>;
const shared = globalThis as { [WORKER]?: Stop };

/** A function that runs a task if it is due. */
function taskRunner({ run, everyMs, retryMs, failure }: Task) {
  // In monotonic time, since the clock may be set back.
  let nextAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() < nextAt) return;
    nextAt = performance.now() + retryMs;
    try {
      await run(Date.now());
      nextAt = performance.now() + everyMs;
    } catch (error) {
      log().error({ code: errorCode(error) ?? 'UNEXPECTED' }, failure);
    }
  };
}

/**
 * Runs deliveries and tasks in rounds. The returned function stops it and resolves when the delivery in progress ends.
 */
function runWorker({ handlers, tasks = [] }: Work): Stop {
  const ending = new AbortController();
  const aborting = new AbortController();
  const runners = tasks.map(taskRunner);
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  let isRunning = false;
  let isWoken = false;
  let isDown = false;

  /** Runs one round and returns the milliseconds until the next. */
  async function runRound(): Promise<number> {
    try {
      await deliverDue(Date.now(), handlers, { ending: ending.signal, aborting: aborting.signal });
      for (const runTask of runners) if (!ending.signal.aborted) await runTask();
      if (isDown) log().info('The worker goes on');
      isDown = false;
      return POLL_MS;
    } catch (error) {
      if (!isDown) log().error({ code: errorCode(error) ?? 'UNEXPECTED' }, 'The worker pauses');
      isDown = true;
      return OUTAGE_MS;
    }
  }

  function schedule(after: number): void {
    clearTimeout(timer);
    if (ending.signal.aborted) return;
    timer = setTimeout(() => {
      isRunning = true;
      isWoken = false;
      round = runRound().then((pause) => {
        isRunning = false;
        schedule(isWoken && !isDown ? WAKE_MS : pause);
      });
    }, after);
    // The timer must not keep the process running.
    timer.unref();
  }

  onWake(() => {
    isWoken = true;
    if (!isRunning && !isDown) schedule(WAKE_MS);
  });
  schedule(WAKE_MS);

  return async (graceMs) => {
    onWake(undefined);
    ending.abort();
    clearTimeout(timer);
    const grace = setTimeout(() => aborting.abort(), graceMs);
    await round;
    clearTimeout(grace);
  };
}

/**
 * Starts this server's worker, at most once, and never during a build. On SIGTERM and SIGINT the process exits only
 * when the delivery in progress has finished, or was aborted and released after 5 s, and `beforeExit` has run. Returns
 * a function that stops the worker, with the milliseconds that the delivery in progress may still take.
 */
export function startWorker(work: Work): (graceMs?: number) => Promise<void> {
  const stopWorker = async (graceMs = GRACE_MS) => {
    await shared[WORKER]?.(graceMs);
    delete shared[WORKER];
  };
  if (isBuilding() || shared[WORKER]) return stopWorker;
  const stop = runWorker(work);
  shared[WORKER] = stop;
  const exit = process.exit.bind(process);
  const end = () => {
    const stopped = stop(GRACE_MS).catch(() => {});
    // Next exits the process as soon as its requests are handled, and has no API to wait for other work.
    process.exit = ((code?: number) =>
      void stopped.then(work.beforeExit).then(() => exit(code))) as typeof process.exit;
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  return stopWorker;
}
