/** Brings the line above the results to where it can be seen, once they are there. */
export function scrollToResults(element: HTMLElement | null, behavior: ScrollBehavior = 'auto') {
  requestAnimationFrame(() => element?.scrollIntoView({ block: 'start', behavior }));
}

/** Milliseconds that a slow phone may need from Back until the list hears of it. */
const RECENTLY_MS = 10_000;
let wentBackAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    wentBackAt = performance.now();
  });
  // What is pressed after that leads on.
  const lead = () => {
    wentBackAt = Number.NEGATIVE_INFINITY;
  };
  window.addEventListener('click', lead, { capture: true });
}

/** Whether the document has yet to say what its first address asked for. */
let isOpening = true;

/**
 * How an address was reached: the page opened at it, a link or a search inside the site led there, or Back, forward
 * or reload did, which bring their own place on the page. Asked once for each address.
 */
export function howArrived(): 'opening' | 'link' | 'back' {
  const wasOpening = isOpening;
  isOpening = false;
  if (performance.now() - wentBackAt < RECENTLY_MS) return 'back';
  if (!wasOpening) return 'link';
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry && 'type' in entry && entry.type !== 'navigate' ? 'back' : 'opening';
}
