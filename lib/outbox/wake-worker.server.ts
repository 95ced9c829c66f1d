import 'server-only';

// Next gives pages, route handlers and the start of the server each their own copy of a module.
const WAKE = Symbol.for('belize-celebrations.wake-worker');
const shared = globalThis as { [WAKE]?: () => void };

/** Tells this process's worker, if it has one, that something has to go out; a bell, no promise. */
export function wakeWorker(): void {
  shared[WAKE]?.();
}

/** Says what happens when the bell rings. */
export function onWake(listener: (() => void) | undefined): void {
  shared[WAKE] = listener ?? (() => {});
}
