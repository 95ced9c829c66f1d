import 'client-only';

/** Milliseconds to wait at most: a hidden page is not painted. */
const TIMEOUT_MS = 100;

/** Resolves after the next paint: what a press has changed at once is then in sight, and more work does not delay it. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
