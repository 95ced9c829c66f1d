import 'client-only';

const LATEST_MS = 2000;
const WITHOUT_IDLE_MS = 200;

/** Calls `work` when the browser has nothing else to do, after two seconds at the latest; answers how to cancel. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, WITHOUT_IDLE_MS);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}

/** Calls `work` once the page has loaded; answers how to cancel. */
export function whenLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
  return () => window.removeEventListener('load', work);
}
