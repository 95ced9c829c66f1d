'use client';

import { useEffect } from 'react';

const NAVIGATION_TIMEOUT_MS = 10_000;
/** Milliseconds in which parts of a page that are loaded by and by may move a section. */
const SETTLE_MS = 5_000;
/** By these the visitor goes elsewhere. */
const MOVES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Scrolls to a section and focuses its heading, or the section itself, without making it a tab stop. */
export function focusSection(section: HTMLElement, behavior: ScrollBehavior) {
  // The router has scrolled already, except when the URL was the same before.
  section.scrollIntoView({ behavior });
  const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '') ?? section;
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  heading.focus({ preventScroll: true });
}

/** Keeps a section in its place while what is above it arrives, until the visitor moves or some seconds have passed. */
function holdInPlace(section: HTMLElement, ends: AbortSignal) {
  const hold = new ResizeObserver(() => section.scrollIntoView({ behavior: 'instant' }));
  hold.observe(document.getElementById('main') ?? document.body);
  const stop = () => hold.disconnect();
  const timer = setTimeout(stop, SETTLE_MS);
  const release = () => {
    clearTimeout(timer);
    stop();
  };
  ends.addEventListener('abort', release, { once: true });
  for (const move of MOVES)
    window.addEventListener(move, release, { once: true, capture: true, passive: true, signal: ends });
}

/**
 * Moves the focus when a link leads to a section: for its own navigations a browser does that, but the router only
 * scrolls.
 */
export function SectionFocus() {
  useEffect(() => {
    let frame = 0;
    let holding = new AbortController();
    let isDown = false;
    const listening = new AbortController();
    const { signal } = listening;
    const setDown = ({ type }: Event) => {
      isDown = type === 'pointerdown';
    };
    for (const change of ['pointerdown', 'pointerup', 'pointercancel', 'blur'])
      window.addEventListener(change, setDown, { capture: true, signal });
    const follow = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link =
        target instanceof Element
          ? target.closest<HTMLAnchorElement>('a[href*="/#"], a[href*="#"]:not([href^="#"])')
          : null;
      cancelAnimationFrame(frame);
      holding.abort();
      if (!link || ctrlKey || metaKey || shiftKey || link.origin !== window.location.origin) return;
      holding = new AbortController();
      const from = window.location.pathname;
      const started = performance.now();
      const wait = () => {
        const { pathname, hash } = window.location;
        const isReached = link.pathname === pathname && link.hash === hash;
        const section = isReached && document.getElementById(hash.slice(1));
        // What is pressed must not move away under the pointer. A page that has just arrived is at its place at once.
        if (section && !isDown) {
          const isArriving = from !== pathname;
          focusSection(section, isArriving ? 'instant' : 'auto');
          if (isArriving) holdInPlace(section, holding.signal);
        } else if (performance.now() - started < NAVIGATION_TIMEOUT_MS) frame = requestAnimationFrame(wait);
      };
      frame = requestAnimationFrame(wait);
    };
    document.addEventListener('click', follow, { signal });
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
      holding.abort();
    };
  }, []);
  return null;
}
