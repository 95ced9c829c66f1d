'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './route-dialog.module.css';

/**
 * A modal dialog that has an address: it opens with the route and every way of closing it is the browser's Back.
 * The element with `labelledBy` names it and takes the focus, so a long text is read from its beginning.
 */
export function RouteDialog({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const leaving = useRef(false);
  const pressedOnBackdrop = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.isConnected) return;
    leaving.current = false;
    element.showModal();
    // Reloaded, this address is a page of its own, which begins at its top and not where the list had been.
    window.history.scrollRestoration = 'manual';
    document.getElementById(labelledBy)?.focus();
    // Closed before React takes it out of the page, so that the browser returns the focus to the opener.
    return () => {
      window.history.scrollRestoration = 'auto';
      element.close();
    };
  }, [labelledBy]);

  /** Goes back once, however often and in however many ways somebody asks for it. */
  const leave = () => {
    if (leaving.current) return;
    leaving.current = true;
    router.back();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape, which is onCancel
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      // Marking text may end over the backdrop; only a press that began there closes.
      onPointerDown={(event) => {
        pressedOnBackdrop.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressedOnBackdrop.current) leave();
      }}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <div className={styles.bar}>
        <Button className={styles.close} onClick={leave}>
          Close
        </Button>
      </div>
      {children}
    </dialog>
  );
}
