import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { Lazy } from '#components/ui/overlay/lazy';
import { isLightMode } from '#lib/device/light-mode.browser';
import { afterStartup } from '#lib/device/page-idle.browser';
import type { EventSummary } from '#lib/events/event-summary';

/** Milliseconds until the preview is shown: an event that was prefetched opens sooner. */
const PENDING_AFTER_MS = 60;

/** Milliseconds in which a browser has gone back, once it was asked to. */
const BACK_TIMEOUT_MS = 300;

const eventPath = (target: EventTarget) =>
  target instanceof Element ? target.closest('a[href^="/events/"]')?.getAttribute('href') : undefined;

/** Whether the browser should follow the link itself: a new tab or window, a download. */
const isModifiedClick = (event: MouseEvent) =>
  event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const loadPending = () => import('./pending-event.tsx').then(({ PendingEvent }) => PendingEvent);
/** An error shows when it is needed: the card alone says then that the event is loading. */
const prefetchPending = () => void loadPending().catch(() => {});

type EventLinksProps = {
  search?: string;
  /** What is known of the events, which is shown until an event has loaded. */
  events: readonly EventSummary[];
  children: ReactNode;
};

/** Stores the list's scroll position in the history; at once where the present entry has one to restore. */
function useScrollPosition() {
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    (window.history.state?.listPosition ? Promise.resolve() : afterStartup())
      .then(() => import('./scroll-position.ts'))
      .then(
        ({ trackScrollPosition }) => {
          if (!isOver) end = trackScrollPosition();
        },
        // The code could not be loaded: the browser alone restores positions.
        () => {},
      );
    return () => {
      isOver = true;
      end();
    };
  }, []);
}

/**
 * Opens the event links inside it as dialogs. One listener for a whole list instead of a Link per card: hydrating
 * hundreds of Links would be most of a phone's work before the page is interactive. To save data, an event is
 * prefetched only when its card is touched, hovered or focused, and never in light mode; until it has loaded, a dialog
 * shows what the list knows of it. `search` is the query of the list: the dialog's URL carries it, so that the list
 * behind keeps its filters.
 */
export function EventLinks({ search = '', events, children }: EventLinksProps) {
  const router = useRouter();
  const prefetched = useRef(new Set<string>());
  const [isOpening, startOpening] = useTransition();
  const [pressed, setPressed] = useState<EventSummary>();
  const [isLate, setIsLate] = useState(false);
  const givenUp = useRef<string>(undefined);
  useScrollPosition();

  // Loaded before the first press, which it is to answer.
  useEffect(() => void afterStartup().then(prefetchPending), []);

  // An event that arrives at the moment when it is given up: the browser may have forgotten to go back.
  useEffect(() => {
    if (isOpening || givenUp.current !== window.location.pathname) return;
    const timer = setTimeout(() => {
      if (givenUp.current === window.location.pathname) window.history.back();
    }, BACK_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isOpening]);

  useEffect(() => {
    if (!isOpening) return;
    const timer = setTimeout(setIsLate, PENDING_AFTER_MS, true);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isOpening]);

  const prefetch = ({ target }: SyntheticEvent) => {
    const path = eventPath(target);
    if (!path) return;
    prefetchPending();
    if (isLightMode() || prefetched.current.has(path)) return;
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
    givenUp.current = undefined;
    setPressed(events.find(({ id }) => path === `/events/${id}`));
    startOpening(() => router.push((path + search) as Route, { scroll: false }));
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this listens to them */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div onClick={open} onPointerOver={prefetch} onTouchStart={prefetch} onFocus={prefetch}>
        {children}
      </div>
      {isOpening && isLate && pressed && (
        <Lazy
          load={loadPending}
          props={{
            event: pressed,
            onGiveUp: () => {
              givenUp.current = `/events/${pressed.id}`;
              setPressed(undefined);
            },
          }}
          failed={null}
        />
      )}
    </>
  );
}
