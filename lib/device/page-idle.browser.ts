import 'client-only';

/** Milliseconds after which a page counts as loaded and idle even if it never finishes loading. */
const LOAD_TIMEOUT_MS = 10_000;
/** Milliseconds after which idle work runs even if the browser is busy. */
const IDLE_TIMEOUT_MS = 2_000;
/** Delay in browsers without requestIdleCallback, like Safari. */
const FALLBACK_DELAY_MS = 200;
/** Milliseconds after load that are left to the visitor's first scrolls and taps. */
const STARTUP_MS = 2_000;
let idleAfterLoad: Promise<void> | undefined;
let startup: Promise<void> | undefined;

/** Calls `work` when the browser is idle; returns a function that cancels. */
export function whenIdle(work: () => void): () => void {
  try {
    const handle = window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    return () => window.cancelIdleCallback(handle);
  } catch {
    const timer = setTimeout(work, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
}

/** Calls `work` once the page has loaded; returns a function that cancels. */
export function whenLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
  return () => window.removeEventListener('load', work);
}

/** Resolves once the page has loaded and the browser is idle, after 10 s at the latest. */
export function whenIdleAfterLoad(): Promise<void> {
  idleAfterLoad ??= new Promise((resolve) => {
    const done = () => resolve();
    setTimeout(done, LOAD_TIMEOUT_MS);
    whenLoaded(() => whenIdle(done));
  });
  return idleAfterLoad;
}

/** Resolves two seconds after `whenIdleAfterLoad()`: for background work that no visitor waits for. */
export function afterStartup(): Promise<void> {
  startup ??= whenIdleAfterLoad().then(() => new Promise((resolve) => setTimeout(resolve, STARTUP_MS)));
  return startup;
}
