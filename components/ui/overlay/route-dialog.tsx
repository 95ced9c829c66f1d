'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { stepEntries } from '../form/use-step-history.ts';
import { Modal } from './modal.tsx';

/**
 * Lets the second half of a double click on Close fall on nothing, not on the card behind, however late a slow device
 * tells of it: the browser has counted. A click that is the first again is one like any other.
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
 * Leaves a dialog that has an address by the browser's Back, once, however often and in however many ways somebody
 * asks for it. `entries` is the number of entries of the history that the dialog has added itself.
 */
export function useRouteLeave(): (entries?: number) => void {
  const router = useRouter();
  const leaving = useRef(false);

  useEffect(() => {
    leaving.current = false;
    // Reloaded, this address is a page of its own, which begins at its top and not where the list had been.
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
 * A modal dialog that has an address: it opens with the route and every way of closing it is the browser's Back,
 * over all the steps of a form in it.
 * The element with `labelledBy` names it and takes the focus, so a long text is read from its beginning.
 */
export function RouteDialog({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const leave = useRouteLeave();
  return (
    <Modal labelledBy={labelledBy} onClose={() => leave(stepEntries())}>
      {children}
    </Modal>
  );
}
