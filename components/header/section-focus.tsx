'use client';

import { useEffect } from 'react';

const NAVIGATION_TIMEOUT_MS = 10_000;

/** Scrolls to a section and focuses its heading, or the section itself, without making it a tab stop. */
function focusSection(section: HTMLElement) {
  // The router has scrolled already, except when the URL was the same before.
  section.scrollIntoView();
  const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '') ?? section;
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  heading.focus({ preventScroll: true });
}

/**
 * Moves the focus when a link leads to a section: for its own navigations a browser does that, but the router only
 * scrolls.
 */
export function SectionFocus() {
  useEffect(() => {
    let frame = 0;
    const follow = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link =
        target instanceof Element
          ? target.closest<HTMLAnchorElement>('a[href*="/#"], a[href*="#"]:not([href^="#"])')
          : null;
      cancelAnimationFrame(frame);
      if (!link || ctrlKey || metaKey || shiftKey || link.origin !== window.location.origin) return;
      const started = performance.now();
      const wait = () => {
        const { pathname, hash } = window.location;
        const isReached = link.pathname === pathname && link.hash === hash;
        const section = isReached && document.getElementById(hash.slice(1));
        if (section) focusSection(section);
        else if (performance.now() - started < NAVIGATION_TIMEOUT_MS) frame = requestAnimationFrame(wait);
      };
      frame = requestAnimationFrame(wait);
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
      cancelAnimationFrame(frame);
    };
  }, []);
  return null;
}
