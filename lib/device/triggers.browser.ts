import 'client-only';
import { whenIdleAfterLoad } from './page-idle.browser.ts';

/** Calls `work` once, when something has happened; returns a function that cancels. */
type Trigger = (work: () => void) => () => void;

/** Input that is meant for something on the page. A screen reader may send a click alone; a finger that scrolls sends none. */
const TOUCHES = ['click', 'keydown', 'input'] as const;
/** Input of the visitor; not `scroll`, because scripts and restored positions cause it too. */
const USES = ['pointerdown', 'wheel', 'touchmove', ...TOUCHES] as const;
/** Distance to the viewport, in CSS pixels, within which an element comes into view soon. */
const NEAR_PX = 400;
let touch: Promise<void> | undefined;

/** At the first of some events in the window. */
const onceHeard =
  (events: readonly string[]): Trigger =>
  (work) => {
    const end = () => {
      for (const event of events) window.removeEventListener(event, hear, true);
    };
    const hear = () => {
      end();
      work();
    };
    for (const event of events) window.addEventListener(event, hear, { capture: true, passive: true });
    return end;
  };

/** When a promise has resolved, which never rejects. */
const onceResolved =
  (when: () => Promise<void>): Trigger =>
  (work) => {
    let isCancelled = false;
    void when().then(() => isCancelled || work());
    return () => {
      isCancelled = true;
    };
  };

/** At the first sign of use: a press, a key, or that somebody scrolls. */
export const onceUsed: Trigger = onceHeard(USES);

/** At the first press or key in this document, which may have been before; a finger that scrolls is none. */
export const onceTouched: Trigger = onceResolved(() => {
  touch ??= new Promise((resolve) => onceHeard(TOUCHES)(resolve));
  return touch;
});

/** When the page has loaded and the browser is idle, as `whenIdleAfterLoad()` says. */
export const onceIdle: Trigger = onceResolved(whenIdleAfterLoad);

/**
 * The element itself, or the next around it that takes part in the layout: one with `display: contents` has no box, and what
 * is inside it may be replaced.
 */
function boxOf(element: Element): Element {
  const { parentElement } = element;
  return parentElement && getComputedStyle(element).display === 'contents' ? boxOf(parentElement) : element;
}

/** When the page is idle after its load and an element has come near the viewport. */
export const onceInView =
  (element: Element): Trigger =>
  (work) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        work();
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    const stop = onceIdle(() => observer.observe(boxOf(element)));
    return () => {
      stop();
      observer.disconnect();
    };
  };

/** At the first of several triggers. */
export const onceAny =
  (...triggers: Trigger[]): Trigger =>
  (work) => {
    const stops: (() => void)[] = [];
    let isOver = false;
    const end = () => {
      isOver = true;
      for (const stop of stops) stop();
    };
    const first = () => {
      if (isOver) return;
      end();
      work();
    };
    for (const trigger of triggers) stops.push(trigger(first));
    return end;
  };
