import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { Lazy } from '#components/ui/islands/lazy';
import { isPlainClick } from '#components/ui/plain-click.ts';
import { isLightMode } from '#lib/device/light-mode.browser';
import type { EventSummary } from '#lib/events/event-summary';
import { SaveButtons } from '../card/save-buttons.tsx';
import { hasListPosition } from './list-position.ts';

const NONE: readonly EventSummary[] = [];

/** Milliseconds until the preview is shown: an event that was prefetched opens sooner. */
const PENDING_AFTER_MS = 60;

/** Milliseconds in which a browser has gone back, once it was asked to. */
const BACK_TIMEOUT_MS = 300;

const eventLink = (target: EventTarget) =>
  target instanceof Element ? target.closest('a[href^="/events/"]') : null;
const eventPath = (target: EventTarget) => eventLink(target)?.getAttribute('href');

const loadPending = () => import('./pending-event.tsx').then(({ PendingEvent }) => PendingEvent);
/** An error shows when it is needed: the card alone says then that the event is loading. */
const prefetchPending = () => void loadPending().catch(() => {});

type EventLinksProps = {
  /** Id of the element with the links. */
  area: string;
  search?: string | undefined;
  /** What is known of the events, which is shown until an event has loaded; without it, what the pressed link shows. */
  events?: readonly EventSummary[] | undefined;
  /** Holds a link that was pressed before this listens: it is read then, as a press may come after the rendering. */
  early?: RefObject<HTMLElement | undefined> | undefined;
};

/** Stores the list's scroll position once the page is scrolled; at once where the present entry has one to restore. */
function useScrollPosition() {
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    const track = () =>
      import('./scroll-position.ts').then(
        ({ trackScrollPosition }) => {
          if (!isOver) end = trackScrollPosition();
        },
        // The code could not be loaded: the browser alone restores positions.
        () => {},
      );
    if (hasListPosition() || window.scrollY > 0) void track();
    else {
      window.addEventListener('scroll', track, { once: true, passive: true });
      end = () => window.removeEventListener('scroll', track);
    }
    return () => {
      isOver = true;
      end();
    };
  }, []);
}

/**
 * Opens the event links of an area as dialogs. One listener for a whole list instead of a Link per card: hydrating
 * hundreds of Links would be most of a phone's work before the page is interactive. To save data, an event, and the preview
 * that answers the press, are fetched only when its card is touched, hovered or focused; an event never in light mode. Until it has loaded, a dialog
 * shows what is known of it. `search` is the query of the list: the dialog's URL carries it, so that the list
 * behind keeps its filters.
 */
export function EventLinks({ area, search = '', events = NONE, early }: EventLinksProps) {
  const router = useRouter();
  const prefetched = useRef(new Set<string>());
  const [isOpening, startOpening] = useTransition();
  const [pressed, setPressed] = useState<{ path: string; link: Element; event: EventSummary | undefined }>();
  const [isLate, setIsLate] = useState(false);
  const givenUp = useRef<string>(undefined);
  useScrollPosition();

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

  const prefetch = useEffectEvent(({ target }: Event) => {
    const path = target && eventPath(target);
    if (!path) return;
    prefetchPending();
    if (isLightMode() || prefetched.current.has(path)) return;
    prefetched.current.add(path);
    router.prefetch((path + search) as Route);
  });

  const open = useEffectEvent((event: MouseEvent) => {
    const link = event.target && eventLink(event.target);
    const path = link?.getAttribute('href');
    if (!link || !path || !isPlainClick(event)) return;
    event.preventDefault();
    // Without its hash, Back to this URL does not jump to a section, away from the card.
    if (window.location.hash)
      window.history.replaceState(
        window.history.state,
        '',
        window.location.pathname + window.location.search,
      );
    givenUp.current = undefined;
    setPressed({ path, link, event: events.find(({ id }) => path === `/events/${id}`) });
    startOpening(() => router.push((path + search) as Route, { scroll: false }));
  });

  useEffect(() => {
    const element = document.getElementById(area);
    const listens = new AbortController();
    const options = { signal: listens.signal, passive: true };
    element?.addEventListener('click', open, { signal: listens.signal });
    for (const use of ['pointerover', 'touchstart', 'focusin'] as const)
      element?.addEventListener(use, prefetch, options);
    return () => listens.abort();
  }, [area]);

  // After the buttons inside have begun to listen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => early?.current?.click(), []);

  const buttons = <SaveButtons area={area} />;
  if (!isOpening || !isLate || !pressed) return buttons;
  return (
    <>
      {buttons}
      <Lazy
        load={loadPending}
        props={{
          link: pressed.link,
          known: pressed.event,
          onGiveUp: () => {
            givenUp.current = pressed.path;
            setPressed(undefined);
          },
        }}
        failed={null}
      />
    </>
  );
}
