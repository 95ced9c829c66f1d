'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { stepEntries } from '../form/use-step-history.ts';
import { Modal } from './modal.tsx';

/**
 * Ignores the second click of a double click on Close, which would hit the card behind. `detail` counts the clicks, so
 * this works however late a slow device delivers it; the next single click ends it.
 */
function swallowDoubleClick() {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return window.removeEventListener('click', swallow, { capture: true });
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
}

/**
 * Returns a function that closes a dialog with a URL by going back in the history; further calls do nothing. `entries`
 * is the number of history entries that the dialog has added itself.
 */
export function useRouteLeave(): (entries?: number) => void {
  const router = useRouter();
  const leaving = useRef(false);

  useEffect(() => {
    leaving.current = false;
    // Reloaded, this URL is a page of its own, which must not restore the list's scroll position.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  return (entries = 0) => {
    if (leaving.current) return;
    leaving.current = true;
    swallowDoubleClick();
    if (entries > 0) window.history.go(-1 - entries);
    else router.back();
  };
}

/**
 * A modal dialog with a URL: it opens with the route, and closing it goes back in the history, over all steps of a form
 * in it. The element with the id `labelledBy` names it and is focused, so that a long text is read from its start.
 */
export function RouteDialog({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const leave = useRouteLeave();
  return (
    <Modal labelledBy={labelledBy} onClose={() => leave(stepEntries())}>
      {children}
    </Modal>
  );
}
