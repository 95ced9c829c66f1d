import 'client-only';

/** Milliseconds: a page that never finishes loading, or never rests, rests all the same. */
const LONGEST_LOAD_MS = 10_000;
const LONGEST_WORK_MS = 2_000;
/** For browsers that do not say when they are idle, Safari among them. */
const SHORT_PAUSE_MS = 200;
/** Milliseconds that belong to whoever begins to read, scroll and tap. */
const FIRST_MOMENTS_MS = 2_000;
let rest: Promise<void> | undefined;
let moments: Promise<void> | undefined;

/** Calls `work` when the browser has nothing better to do; answers how to cancel. */
export function whenIdle(work: () => void): () => void {
  try {
    const handle = window.requestIdleCallback(work, { timeout: LONGEST_WORK_MS });
    return () => window.cancelIdleCallback(handle);
  } catch {
    const timer = setTimeout(work, SHORT_PAUSE_MS);
    return () => clearTimeout(timer);
  }
}

/** Calls `work` once the page has loaded; answers how to cancel. */
export function whenLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
  return () => window.removeEventListener('load', work);
}

/** Settles once the page has loaded and the browser has nothing better to do. */
export function pageRests(): Promise<void> {
  rest ??= new Promise((settle) => {
    const done = () => settle();
    setTimeout(done, LONGEST_LOAD_MS);
    whenLoaded(() => whenIdle(done));
  });
  return rest;
}

/** Settles two seconds after the page has come to rest: for what no visitor waits for. */
export function firstMomentsPass(): Promise<void> {
  moments ??= pageRests().then(() => new Promise((settle) => setTimeout(settle, FIRST_MOMENTS_MS)));
  return moments;
}
