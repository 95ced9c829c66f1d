'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { Modal } from './modal.tsx';

/**
 * A modal dialog that has an address: it opens with the route and every way of closing it is the browser's Back.
 * The element with `labelledBy` names it and takes the focus, so a long text is read from its beginning.
 */
export function RouteDialog({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
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

  /** Goes back once, however often and in however many ways somebody asks for it. */
  const leave = () => {
    if (leaving.current) return;
    leaving.current = true;
    router.back();
  };

  return (
    <Modal labelledBy={labelledBy} onClose={leave}>
      {children}
    </Modal>
  );
}
