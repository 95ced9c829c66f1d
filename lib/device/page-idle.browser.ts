import 'client-only';

/** Milliseconds after which a page counts as loaded and idle even if it never finishes loading. */
const LOAD_TIMEOUT_MS = 10_000;
/** Milliseconds after which idle work runs even if the browser is busy. */
const IDLE_TIMEOUT_MS = 2_000;
/** Delay in browsers without requestIdleCallback, like Safari. */
const FALLBACK_DELAY_MS = 200;
/** Milliseconds after load that are left to the visitor's first scrolls and taps. */
const STARTUP_MS = 2_000;
/** Milliseconds after startup after which a visitor counts as staying without any input. */
const STAY_MS = 8_000;
/** Input of the visitor; not `scroll`, because scripts and restored positions cause it too. */
const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
let idleAfterLoad: Promise<void> | undefined;
let startup: Promise<void> | undefined;
let stay: Promise<void> | undefined;

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

/** Resolves when the visitor uses the page. */
function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    const used = () => {
      for (const use of USES) window.removeEventListener(use, used, true);
      resolve();
    };
    for (const use of USES) window.addEventListener(use, used, { capture: true, passive: true });
  });
}

/**
 * Resolves after `afterStartup()`, once the visitor has used the page or looks at it for eight seconds more: for what
 * serves a later visit. Who leaves at once pays nothing for it.
 */
export function whenStaying(): Promise<void> {
  if (stay) return stay;
  const use = firstUse();
  const reading = () => new Promise<void>((resolve) => setTimeout(resolve, STAY_MS));
  stay = afterStartup().then(() => Promise.race([use, reading()]));
  return stay;
}
