import 'client-only';
import { track } from '../track.browser.ts';
import { newScrollDepths, type ScrollDepth } from './scroll-depth.ts';

const DEBOUNCE_MS = 500;
const tracked = new Set<ScrollDepth>();
let timer: ReturnType<typeof setTimeout> | undefined;

function measure() {
  // Scrolling in or behind a dialog is not reading the page.
  if (document.querySelector('dialog[open]')) return;
  const bottom = window.scrollY + window.innerHeight;
  const { scrollHeight: height } = document.documentElement;
  for (const percent of newScrollDepths({ bottom, height }, tracked)) {
    tracked.add(percent);
    track({ name: 'scroll_depth', percent });
  }
}

/** Starts tracking how far down pages are scrolled, debounced. */
export function trackScrollDepth(): void {
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, DEBOUNCE_MS);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
}

/** Starts over for another page. */
export function resetScrollDepths(): void {
  clearTimeout(timer);
  tracked.clear();
}
