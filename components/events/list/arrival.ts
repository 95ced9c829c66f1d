import { announceJump } from '#lib/device/page-jump.browser';

/** Scrolls to an element after the next render. */
export function scrollToResults(element: HTMLElement | null, behavior: ScrollBehavior = 'auto') {
  requestAnimationFrame(() => {
    if (behavior === 'instant') announceJump();
    element?.scrollIntoView({ block: 'start', behavior });
  });
}

/** Ends what the start script has begun for an address that asks for a part of the list. */
export const showWholeList = () => document.documentElement.removeAttribute('data-asks');

/** Time a slow phone may need from Back until the list reads the URL. */
const BACK_TIMEOUT_MS = 10_000;
let wentBackAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    wentBackAt = performance.now();
  });
  // A click after that is a new navigation.
  const forget = () => {
    wentBackAt = Number.NEGATIVE_INFINITY;
  };
  window.addEventListener('click', forget, { capture: true });
}

/** Whether the document's first URL has not been read yet. */
let isOpening = true;

/**
 * How the current URL was reached: 'opening' (a full load), 'link' (a link or search inside the site), or 'back' (back,
 * forward or reload, where the browser restores the scroll position). Call it once for each URL.
 */
export function howArrived(): 'opening' | 'link' | 'back' {
  const wasOpening = isOpening;
  isOpening = false;
  if (performance.now() - wentBackAt < BACK_TIMEOUT_MS) return 'back';
  if (!wasOpening) return 'link';
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry && 'type' in entry && entry.type !== 'navigate' ? 'back' : 'opening';
}
