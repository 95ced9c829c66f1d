'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { addedHistoryEntries } from '../history-entries.ts';
import { Modal } from './modal.tsx';
import { swallowDoubleClick } from './swallow-double-click.ts';

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

type RouteDialogProps = { labelledBy: string; size?: 'page' | 'broad'; children: ReactNode };

/**
 * A modal dialog with a URL: it opens with the route, and closing it goes back in the history, over all steps of a form
 * and everything else that was opened in it. The element with the id `labelledBy` names it and is focused, so that a long
 * text is read from its start.
 */
export function RouteDialog({ labelledBy, size = 'page', children }: RouteDialogProps) {
  const leave = useRouteLeave();
  return (
    <Modal labelledBy={labelledBy} size={size} hasUrl onClose={() => leave(addedHistoryEntries())}>
      {children}
    </Modal>
  );
}
