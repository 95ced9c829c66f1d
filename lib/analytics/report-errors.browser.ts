import 'client-only';
import { onCapturedError } from './captured-errors.browser.ts';
import { scriptErrorOf } from './script-error.ts';
import { track } from './track.browser.ts';

const MAX_PER_PAGE = 5;

/** Tracks the uncaught errors of this page: each position in the code once, five positions at most. */
export function reportErrors(): void {
  const tracked = new Set<string>();
  onCapturedError(({ filename, lineno, colno, error, reason }) => {
    try {
      const event = scriptErrorOf(
        { filename, lineno, colno, error: error ?? reason },
        window.location.origin,
      );
      const key = event && `${event.kind} ${event.at}`;
      if (!key || tracked.has(key) || tracked.size >= MAX_PER_PAGE) return;
      tracked.add(key);
      track(event);
    } catch {
      // Anything can be thrown, even an object whose getters throw.
    }
  });
}
