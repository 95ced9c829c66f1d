import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { isLightMode } from '#lib/device/light-mode.browser';

const eventPath = (target: EventTarget) =>
  target instanceof Element ? target.closest('a[href^="/events/"]')?.getAttribute('href') : undefined;

/** Whether the browser should follow the link itself: a new tab or window, a download. */
const isModifiedClick = (event: MouseEvent) =>
  event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

type EventLinksProps = {
  search?: string;
  children: ReactNode;
};

/**
 * Opens the event links inside it as dialogs. One listener for a whole list instead of a Link per card: hydrating
 * hundreds of Links would be most of a phone's work before the page is interactive. To save data, an event is
 * prefetched only when its card is touched, hovered or focused, and never in light mode. `search` is the query of the
 * list: the dialog's URL carries it, so that the list behind keeps its filters.
 */
export function EventLinks({ search = '', children }: EventLinksProps) {
  const router = useRouter();
  const prefetched = useRef(new Set<string>());

  const prefetch = ({ target }: SyntheticEvent) => {
    const path = eventPath(target);
    if (!path || isLightMode() || prefetched.current.has(path)) return;
    prefetched.current.add(path);
    router.prefetch((path + search) as Route);
  };

  const open = (event: MouseEvent) => {
    const path = eventPath(event.target);
    if (!path || isModifiedClick(event)) return;
    event.preventDefault();
    // Without its hash, Back to this URL does not jump to a section, away from the card.
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
    <div onClick={open} onPointerOver={prefetch} onTouchStart={prefetch} onFocus={prefetch}>
      {children}
    </div>
  );
}
