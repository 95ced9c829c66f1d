import 'client-only';
import type { ErrorNotice } from './script-error.ts';
import { mayCount } from './track.browser.ts';

/** An error that nobody caught, as the window tells of it; of a promise it is the reason. */
type HeardError = ErrorNotice & { reason?: unknown };

const MOST_KEPT = 5;
const kept: HeardError[] = [];
let listener = (heard: HeardError) => {
  if (kept.length < MOST_KEPT) kept.push(heard);
};

/** Hears of an error; kept until somebody listens. Errors of private pages are forgotten at once. */
export function hearError(heard: HeardError): void {
  if (mayCount()) listener(heard);
}

// As soon as this code is there, which is before the page comes alive.
if (typeof window !== 'undefined')
  for (const kind of ['error', 'unhandledrejection'])
    window.addEventListener(kind, (event) => hearError(event as HeardError & Event));

/** Hands all errors so far, and every further one, to a listener. */
export function listenToErrors(to: (heard: HeardError) => void): void {
  listener = to;
  kept.splice(0).forEach(to);
}
