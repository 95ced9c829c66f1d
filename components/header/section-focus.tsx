'use client';

import { useEffect } from 'react';

const PATIENCE_MS = 10_000;

/** Shows a section and gives its heading, or itself, the focus; leaves no stop for the Tab key behind. */
function arriveAt(section: HTMLElement) {
  // The router has scrolled already, except when the address said so before.
  section.scrollIntoView();
  const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '') ?? section;
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  heading.focus({ preventScroll: true });
}

/**
 * Takes the focus along when a link leads to a section: a browser does so for links it follows itself, the router
 * scrolls only.
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
        const there = link.pathname === pathname && link.hash === hash;
        const section = there && document.getElementById(hash.slice(1));
        if (section) arriveAt(section);
        else if (performance.now() - started < PATIENCE_MS) frame = requestAnimationFrame(wait);
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
