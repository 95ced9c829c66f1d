import 'client-only';
import type { ErrorDetails } from './script-error.ts';
import { canTrack } from './track.browser.ts';

/** An uncaught error as the window reports it; `reason` is that of an unhandled rejection. */
type CapturedError = ErrorDetails & { reason?: unknown };

const MAX_QUEUED = 5;
const queued: CapturedError[] = [];
let listener = (captured: CapturedError) => {
  if (queued.length < MAX_QUEUED) queued.push(captured);
};

/** Passes an error to the listener, or queues it until there is one. Errors on private pages are dropped. */
export function captureError(captured: CapturedError): void {
  if (canTrack()) listener(captured);
}

// At import, so that errors during hydration are captured.
if (typeof window !== 'undefined')
  for (const kind of ['error', 'unhandledrejection'])
    window.addEventListener(kind, (event) => captureError(event as CapturedError & Event));

/** Sets the listener for queued and further errors. */
export function onCapturedError(newListener: (captured: CapturedError) => void): void {
  listener = newListener;
  queued.splice(0).forEach(newListener);
}
