'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';

const linkOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/events/"]') : null;

/** Whether the browser itself should follow: another button, a new tab or window, a download. */
const isForBrowser = (event: MouseEvent) =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Opens the event links inside it as dialogs. One listener for a whole list instead of a Link per card: with
 * hundreds of cards that is the greater part of what a phone would have to do before the page answers. An event
 * is fetched ahead only when somebody touches or points at its card, because data is dear.
 */
export function EventLinks({ children }: { children: ReactNode }) {
  const router = useRouter();
  const fetched = useRef(new Set<string>());

  const fetchAhead = ({ target }: SyntheticEvent) => {
    const href = linkOf(target)?.getAttribute('href');
    if (!href || fetched.current.has(href)) return;
    fetched.current.add(href);
    router.prefetch(href as Route);
  };

  const open = (event: MouseEvent) => {
    const href = linkOf(event.target)?.getAttribute('href');
    if (!href || isForBrowser(event)) return;
    event.preventDefault();
    router.push(href as Route, { scroll: false });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this listens to them
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={open} onPointerOver={fetchAhead} onTouchStart={fetchAhead} onFocus={fetchAhead}>
      {children}
    </div>
  );
}
