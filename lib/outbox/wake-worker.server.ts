import 'server-only';

// Next loads a module separately for pages, route handlers and instrumentation.
const WAKE = Symbol.for('belize-celebrations.wake-worker');
const shared = globalThis as { [WAKE]?: () => void };

/** Wakes this process's worker, if there is one: the outbox has a new notification. */
export function wakeWorker(): void {
  shared[WAKE]?.();
}

/** Sets or removes the listener that `wakeWorker` calls. */
export function onWake(listener: (() => void) | undefined): void {
  shared[WAKE] = listener ?? (() => {});
}
