import 'client-only';

/** Milliseconds: a page that never finishes loading rests all the same. */
const LONGEST_LOAD_MS = 10_000;
/** For browsers that do not say when they are idle. */
const SHORT_PAUSE_MS = 1_000;
let rest: Promise<void> | undefined;

/** Settles once the page has loaded and the browser has nothing better to do. */
export function pageRests(): Promise<void> {
  rest ??= new Promise((settle) => {
    const done = () => settle();
    const whenIdle = () => {
      if (window.requestIdleCallback) window.requestIdleCallback(done);
      else setTimeout(done, SHORT_PAUSE_MS);
    };
    setTimeout(done, LONGEST_LOAD_MS);
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  });
  return rest;
}
