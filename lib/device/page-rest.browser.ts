import 'client-only';

/** Milliseconds after loading that belong to whoever begins to read, scroll and tap. */
const PAUSE_MS = 2_000;
/** Milliseconds: a page that never finishes loading rests all the same. */
const LONGEST_LOAD_MS = 10_000;
let rest: Promise<void> | undefined;

/** Settles a while after the page has loaded, when the browser has nothing better to do. */
export function pageRests(): Promise<void> {
  rest ??= new Promise((settle) => {
    const done = () => settle();
    const whenIdle = () => (window.requestIdleCallback ? window.requestIdleCallback(done) : done());
    const pause = () => setTimeout(whenIdle, PAUSE_MS);
    setTimeout(done, LONGEST_LOAD_MS);
    if (document.readyState === 'complete') pause();
    else window.addEventListener('load', pause, { once: true });
  });
  return rest;
}
