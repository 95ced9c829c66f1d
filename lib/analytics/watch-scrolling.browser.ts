import 'client-only';
import { type Depth, newDepths } from './scroll-depth.ts';
import { track } from './track.browser.ts';

const PAUSE_MS = 500;
const told = new Set<Depth>();
let timer: ReturnType<typeof setTimeout> | undefined;

function look() {
  // What scrolls under a dialog, or in it, says nothing about the page.
  if (document.querySelector('dialog[open]')) return;
  const bottom = window.scrollY + window.innerHeight;
  const { scrollHeight: height } = document.documentElement;
  for (const percent of newDepths({ bottom, height }, told)) {
    told.add(percent);
    track({ name: 'scroll_depth', percent });
  }
}

/** Tells from now on how far down a page somebody comes, once scrolling rests. */
export function watchScrolling(): void {
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, PAUSE_MS);
  };
  window.addEventListener('scroll', wait, { passive: true });
}

/** Another page has come into sight: it is measured from its own top. */
export function forgetDepths(): void {
  clearTimeout(timer);
  told.clear();
}
