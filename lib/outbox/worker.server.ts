import 'server-only';
import { flushCounts } from '#lib/analytics/counts/count-events.server';
import { isBuilding } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import { deletePastRetention } from '#lib/submissions/store/delete-past-retention.server';
import { deliverDue } from './deliver-due.server.ts';
import { onWake } from './wake-worker.server.ts';

/** How often it looks by itself; what this process enqueues rings a bell. */
const POLL_MS = 5_000;
/** Between the bell and the look: the transaction that rang it ends meanwhile. */
const WAKE_MS = 150;
/** After an error of the store. */
const OUTAGE_MS = 15_000;
const RETENTION_MS = 3_600_000;
/** After a deletion that failed: the disk may refuse while mails still go out. */
const RETENTION_AGAIN_MS = 300_000;
/** How long what is in hand may take when the server ends. */
const GRACE_MS = 5_000;

const WORKER = Symbol.for('belize-celebrations.worker');
type Stop = (graceMs: number) => Promise<void>;
const shared = globalThis as { [WORKER]?: Stop };

/** Delivers and deletes in this process until it is stopped, which waits for what is in hand. */
function runWorker(): Stop {
  const ending = new AbortController();
  const aborting = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  let isRunning = false;
  let isRung = false;
  let isDown = false;
  let nextRetention = 0;

  async function clean(): Promise<void> {
    if (Date.now() < nextRetention || ending.signal.aborted) return;
    nextRetention = Date.now() + RETENTION_AGAIN_MS;
    try {
      await deletePastRetention(Date.now());
      nextRetention = Date.now() + RETENTION_MS;
    } catch (error) {
      log().error({ code: errorCode(error) ?? 'UNEXPECTED' }, 'What is past its time could not be deleted');
    }
  }

  async function work(): Promise<number> {
    try {
      await deliverDue(Date.now(), { ending: ending.signal, aborting: aborting.signal });
      await clean();
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
 * delivery in its hands or puts it back first, and what was counted is stored: the process waits that long, a few
 * seconds, before it exits.
 */
export function startWorker(): void {
  if (isBuilding() || shared[WORKER]) return;
  const stop = runWorker();
  shared[WORKER] = stop;
  const exit = process.exit.bind(process);
  const end = () => {
    const stopped = stop(GRACE_MS).catch(() => {});
    // Next ends the process as soon as its requests are answered; it knows of no other work.
    process.exit = ((code?: number) =>
      void stopped.then(flushCounts).then(() => exit(code))) as typeof process.exit;
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

/** Ends this process's worker; what is in its hands may take so many milliseconds more, then it is put back. */
export async function stopWorker(graceMs = GRACE_MS): Promise<void> {
  await shared[WORKER]?.(graceMs);
  delete shared[WORKER];
}
