import 'server-only';
import { isBuilding } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import { handlersByChannel } from './channel.ts';
import { deliverDue } from './deliver-due.server.ts';
import type { Handlers } from './handler.ts';
import { repeat } from './repeat.server.ts';
import { onWake } from './wake-worker.server.ts';

/** Milliseconds between two rounds of a channel unless `enqueue` in this process wakes the worker. */
const POLL_MS = 5_000;
/** Milliseconds to the next round after an error of the store. */
const OUTAGE_MS = 15_000;
/** Milliseconds that deliveries and tasks in progress may still take when the server stops, unless others are named. */
const GRACE_MS = 5_000;

/** A task that the worker runs beside deliveries, the first time when it starts. */
export type Task = {
  /** `now` is in milliseconds since 1970; the signal aborts when the server stops. */
  run: (now: number, signal: AbortSignal) => Promise<unknown>;
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
  /** Milliseconds that deliveries and tasks in progress may still take when the server stops. */
  graceMs?: number;
};

const WORKER = Symbol.for('belize-celebrations.worker');
type Stop = (deliveriesMs?: number) => Promise<void>;
const shared = globalThis as { [WORKER]?: Stop };

const codeOf = (error: unknown) => errorCode(error) ?? 'UNEXPECTED';

/**
 * Runs deliveries and tasks, each channel and each task by itself, so that none waits for another. The returned function
 * stops them and resolves when the deliveries in progress have ended, and the tasks too unless they take too long.
 */
function runWorker({ handlers, tasks = [], graceMs = GRACE_MS }: Work): Stop {
  const ending = new AbortController();
  const aborting = new AbortController();
  const signals = { ending: ending.signal, aborting: aborting.signal };
  const channels = Array.from(handlersByChannel(handlers), ([channel, own]) =>
    repeat({
      run: () => deliverDue(Date.now(), own, signals),
      everyMs: POLL_MS,
      retryMs: OUTAGE_MS,
      onFailure: (error, isAgain) => {
        if (!isAgain) log().error({ code: codeOf(error), channel }, 'The worker pauses');
      },
      onRecovery: () => log().info({ channel }, 'The worker goes on'),
    }),
  );
  const repeatedTasks = tasks.map(({ run, everyMs, retryMs, failure }) =>
    repeat({
      run: () => run(Date.now(), ending.signal),
      everyMs,
      retryMs,
      onFailure: (error) => {
        if (!ending.signal.aborted) log().error({ code: codeOf(error) }, failure);
      },
    }),
  );
  onWake(() => {
    for (const channel of channels) channel.wake();
  });

  return async (deliveriesMs = graceMs) => {
    onWake(undefined);
    ending.abort();
    const grace = setTimeout(() => aborting.abort(), deliveriesMs);
    const tasksEnd = Promise.all(repeatedTasks.map((task) => task.end()));
    const late = Promise.withResolvers<void>();
    const tasksGrace = setTimeout(late.resolve, graceMs);
    await Promise.all(channels.map((channel) => channel.end()));
    clearTimeout(grace);
    // A transaction that is cut off is rolled back, and what a task did not do it does after the next start.
    await Promise.race([tasksEnd, late.promise]);
    clearTimeout(tasksGrace);
  };
}

/**
 * Starts this server's worker, at most once, and never during a build. On SIGTERM and SIGINT the process exits only
 * when the deliveries in progress have finished, or were aborted and released after the grace, tasks have ended or it
 * is over, and `beforeExit` has run. Returns a function that stops the worker, with the milliseconds that the deliveries in
 * progress may still take, where they are not those of the grace.
 */
export function startWorker(work: Work): Stop {
  const stopWorker: Stop = async (deliveriesMs) => {
    await shared[WORKER]?.(deliveriesMs);
    delete shared[WORKER];
  };
  if (isBuilding() || shared[WORKER]) return stopWorker;
  const stop = runWorker(work);
  const exit = process.exit.bind(process);
  const end = () => {
    const stopped = stop().catch(() => {});
    // Next exits the process as soon as its requests are handled, and has no API to wait for other work.
    process.exit = ((code?: number) =>
      void stopped.then(work.beforeExit).then(() => exit(code))) as typeof process.exit;
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  shared[WORKER] = (deliveriesMs) => {
    process.off('SIGTERM', end);
    process.off('SIGINT', end);
    return stop(deliveriesMs);
  };
  return stopWorker;
}
