import { type RefObject, useEffect, useState } from 'react';
import { LoadingNote } from '#components/ui/overlay/loading-note';
// Loaded with this, so that Back closes the first thing that is opened, too.
import '#components/ui/overlay/open-overlays.ts';
import { SUBMIT_EVENT_PATH, THINGS_TO_DO_PATH } from '#lib/site/site';

/** Milliseconds after which a link no longer counts as pending: the browser has taken over, or nothing comes. */
const PENDING_TIMEOUT_MS = 30_000;

/** Milliseconds between two looks at the address. */
const CHECK_MS = 50;

const address = () => window.location.pathname + window.location.search;

/** The message for a link; undefined for an event of a list, which answers by itself. */
function messageFor(link: HTMLAnchorElement): string | undefined {
  const path = link.pathname;
  if (path.startsWith('/events/')) return link.closest('main') ? undefined : 'Loading the event…';
  if (path.startsWith(THINGS_TO_DO_PATH)) return 'Loading Things to Do…';
  if (path.startsWith(SUBMIT_EVENT_PATH)) return 'Loading the form…';
  return 'Loading…';
}

/** The link of a click that leads to another page of this site, in this window. */
function linkOf({ target, detail, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // The second half of a double click is no new press.
  if (!link || detail > 1 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  // A link that says itself that it is busy, a file, another window, a section of this page.
  if (link.hasAttribute('aria-busy') || link.pathname.includes('.') || link.target) return undefined;
  if (link.origin !== window.location.origin || link.pathname + link.search === address()) return undefined;
  return link;
}

/**
 * Answers the press of a link at once: marks the link until its page is there, and says which view is loading. One
 * listener for all links, so that the message outlives a link in a menu that closes with the choice. `early` holds the last
 * click before this listens.
 */
export function PendingMessage({ early }: { early?: RefObject<MouseEvent | undefined> }) {
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    let link: HTMLAnchorElement | undefined;
    let from = '';
    let timer: ReturnType<typeof setInterval> | undefined;
    const end = () => {
      clearInterval(timer);
      link?.removeAttribute('data-pending');
      link = undefined;
      setMessage(undefined);
    };
    const press = (event: MouseEvent) => {
      const pressed = linkOf(event);
      if (!pressed) return;
      end();
      from = address();
      link = pressed;
    };
    const mark = () => {
      // A list may have answered the press by changing the address itself.
      if (!link || address() !== from) return;
      link.setAttribute('data-pending', '');
      setMessage(messageFor(link));
      const until = performance.now() + PENDING_TIMEOUT_MS;
      // The router changes the address when it shows the page.
      clearInterval(timer);
      timer = setInterval(() => {
        if (address() !== from || performance.now() > until) end();
      }, CHECK_MS);
    };
    if (early?.current) {
      press(early.current);
      mark();
    }
    // The link is read before, and marked after the click was handled.
    window.addEventListener('click', press, { capture: true });
    window.addEventListener('click', mark);
    // Back from another site to a page that the browser has kept, or Back instead of waiting.
    window.addEventListener('pageshow', end);
    window.addEventListener('popstate', end);
    return () => {
      end();
      window.removeEventListener('click', press, { capture: true });
      window.removeEventListener('click', mark);
      window.removeEventListener('pageshow', end);
      window.removeEventListener('popstate', end);
    };
  }, [early]);

  return message && <LoadingNote>{message}</LoadingNote>;
}
