import 'client-only';

/**
 * Waits; ends early when the signal aborts or, with `untilOnline`, when the network returns or the page is shown again.
 */
export function pause(ms: number, signal: AbortSignal | undefined, untilOnline: boolean): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      window.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', whenVisible);
      resolve();
    };
    // A phone throttles the timers of a hidden page, and the visitor is now waiting.
    const whenVisible = () => document.visibilityState === 'visible' && done();
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
    if (!untilOnline) return;
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', whenVisible);
  });
}
