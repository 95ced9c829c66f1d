import 'client-only';
import { afterStartup, whenIdleAfterLoad } from './page-idle.browser.ts';
import { readStorage, writeStorage } from './web-storage.browser.ts';

/** Input that is meant for something on the page. A screen reader may send a click alone; a finger that scrolls sends none. */
const TOUCHES = ['click', 'keydown', 'input'] as const;
/** Input of the visitor; not `scroll`, because scripts and restored positions cause it too. */
const USES = ['pointerdown', 'wheel', 'touchmove', ...TOUCHES] as const;
/** Distance to the viewport, in CSS pixels, within which an element comes into view soon. */
const NEAR_PX = 400;
/** Key in local storage: this browser has opened a page before. */
const VISITED = 'visited';
let touch: Promise<void> | undefined;
let isReturning: boolean | undefined;

/** Calls `work` at the first of some events in the window; returns a function that cancels. */
function onceHeard(events: readonly string[], work: () => void): () => void {
  const end = () => {
    for (const event of events) window.removeEventListener(event, hear, true);
  };
  const hear = () => {
    end();
    work();
  };
  for (const event of events) window.addEventListener(event, hear, { capture: true, passive: true });
  return end;
}

/** Calls `work` at the first sign of use: a press, a key, or that somebody scrolls. Returns a function that cancels. */
export const onceUsed = (work: () => void): (() => void) => onceHeard(USES, work);

/** Resolves at the first press or key in this document; a finger that scrolls is none. */
function whenTouched(): Promise<void> {
  touch ??= new Promise((resolve) => onceHeard(TOUCHES, resolve));
  return touch;
}

/** Calls `work` once somebody has touched the page, as `whenTouched()` says; returns a function that cancels. */
export function onceTouched(work: () => void): () => void {
  let isCancelled = false;
  void whenTouched().then(() => isCancelled || work());
  return () => {
    isCancelled = true;
  };
}

/**
 * The element itself, or the next around it that takes part in the layout: one with `display: contents` has no box, and what
 * is inside it may be replaced.
 */
function boxOf(element: Element): Element {
  const { parentElement } = element;
  return parentElement && getComputedStyle(element).display === 'contents' ? boxOf(parentElement) : element;
}

/**
 * Calls `work` once the page is idle after its load and an element has come near the viewport; returns a function that
 * cancels.
 */
export function onceInView(element: Element, work: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      work();
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  );
  let isCancelled = false;
  void whenIdleAfterLoad().then(() => isCancelled || observer.observe(boxOf(element)));
  return () => {
    isCancelled = true;
    observer.disconnect();
  };
}

/** Whether this browser has opened a page before this document, as far as it keeps that. */
function hasVisited(): boolean {
  if (isReturning === undefined) {
    isReturning = readStorage(VISITED) !== null;
    if (!isReturning) writeStorage(VISITED, 'yes');
  }
  return isReturning;
}

/**
 * Resolves after `afterStartup()`, once somebody has touched the page, or at once where this browser has visited the site
 * before: for what serves a later visit. Who only reads a page that was sent to them pays nothing for it.
 */
export const whenReturning = (): Promise<void> =>
  afterStartup().then(() => (hasVisited() ? undefined : whenTouched()));
