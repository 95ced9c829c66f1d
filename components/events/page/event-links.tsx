import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { isLightMode } from '#lib/device/light-mode.browser';

const eventPath = (target: EventTarget) =>
  target instanceof Element ? target.closest('a[href^="/events/"]')?.getAttribute('href') : undefined;

/** Whether the browser itself should follow: another button, a new tab or window, a download. */
const isForBrowser = (event: MouseEvent) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey;

type EventLinksProps = {
  search?: string;
  children: ReactNode;
};

/**
 * Opens the event links inside it as dialogs. One listener for a whole list instead of a Link per card: with
 * hundreds of cards that is the greater part of what a phone would have to do before the page answers. An event
 * is fetched ahead only when somebody touches or points at its card, because data is dear; a light
 * device fetches nothing ahead. `search` is the
 * query of the list: the address of the dialog carries it, so that the list behind keeps its filters.
 */
export function EventLinks({ search = '', children }: EventLinksProps) {
  const router = useRouter();
  const fetched = useRef(new Set<string>());

  const fetchAhead = ({ target }: SyntheticEvent) => {
    const path = eventPath(target);
    if (!path || isLightMode() || fetched.current.has(path)) return;
    fetched.current.add(path);
    router.prefetch((path + search) as Route);
  };

  const open = (event: MouseEvent) => {
    const path = eventPath(event.target);
    if (!path || isForBrowser(event)) return;
    event.preventDefault();
    // Going back to an address that names a section would jump there, away from the card.
    if (window.location.hash)
      window.history.replaceState(
        window.history.state,
        '',
        window.location.pathname + window.location.search,
      );
    router.push((path + search) as Route, { scroll: false });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this listens to them
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={open} onPointerOver={fetchAhead} onTouchStart={fetchAhead} onFocus={fetchAhead}>
      {children}
    </div>
  );
}
