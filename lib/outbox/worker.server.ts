import 'server-only';
import { isBuilding } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import { deliverDue } from './deliver-due.server.ts';
import type { Handlers } from './handler.ts';
import { onWake } from './wake-worker.server.ts';

/** How often the outbox is looked at without a wake-up; `enqueue` in this process wakes the worker. */
const POLL_MS = 5_000;
/** Between a wake-up and the look: the transaction that enqueued ends meanwhile. */
const WAKE_MS = 150;
/** After an error of the store. */
const OUTAGE_MS = 15_000;
/** How long the delivery in progress may take when the server ends. */
const GRACE_MS = 5_000;

/** What the worker runs between deliveries; the first time at once. */
export type Task = {
  /** `now` is in milliseconds since 1970. */
  run: (now: number) => Promise<unknown>;
  everyMs: number;
  /** After a failure, which keeps no notification from going out. */
  retryMs: number;
  /** What the log says of a failure. */
  failure: string;
};

type Work = {
  handlers: Handlers;
  tasks?: readonly Task[];
  /** Runs when the server ends, after the last delivery and before the process exits. It must not reject. */
  beforeExit?: () => Promise<void>;
};

const WORKER = Symbol.for('belize-celebrations.worker');
type Stop = (graceMs: number) => Promise<void>;
const shared = globalThis as { [WORKER]?: Stop };

/** Runs a task when its time has come. */
function taskRunner({ run, everyMs, retryMs, failure }: Task) {
  // Not by the clock, which may be set back.
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

/** Runs deliveries and tasks until it is stopped; that resolves when the delivery in progress has ended. */
function runWorker({ handlers, tasks = [] }: Work): Stop {
  const ending = new AbortController();
  const aborting = new AbortController();
  const runners = tasks.map(taskRunner);
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  let isRunning = false;
  let isRung = false;
  let isDown = false;

  async function work(): Promise<number> {
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

  function look(after: number): void {
    clearTimeout(timer);
    if (ending.signal.aborted) return;
    timer = setTimeout(() => {
      isRunning = true;
      isRung = false;
      round = work().then((pause) => {
        isRunning = false;
        look(isRung && !isDown ? WAKE_MS : pause);
      });
    }, after);
    // Nothing that waits keeps a process alive.
    timer.unref();
  }

  onWake(() => {
    isRung = true;
    if (!isRunning && !isDown) look(WAKE_MS);
  });
  look(WAKE_MS);

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
 * Starts this server's worker, once, and never in a build. When the server is told to end, the worker finishes the
 * delivery in progress or puts it back, and `beforeExit` runs: the process waits that long, a few seconds, before it
 * exits. Returns how to end it: the delivery in progress may take so many milliseconds more, then it is put back.
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
    // Next ends the process as soon as its requests are answered; it offers no way to wait for other work.
    process.exit = ((code?: number) =>
      void stopped.then(work.beforeExit).then(() => exit(code))) as typeof process.exit;
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  return stopWorker;
}
