'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import styles from './modal.module.css';

type ModalProps = {
  /** Id of the element that names the dialog. It takes the focus when it can (`tabIndex={-1}`). */
  labelledBy: string;
  onClose: () => void;
  /** A sheet of paper in the middle (from below on a phone), or a panel from the side. */
  look?: 'dialog' | 'panel';
  /** How wide a dialog may become; that of a form fills the screen of a phone. */
  size?: 'small' | 'large' | 'wide' | 'form';
  children: ReactNode;
};

/**
 * A modal dialog that is open as long as it is rendered. Escape, the button and a press on what lies behind ask to
 * close; the focus then returns to where it was.
 */
export function Modal({ labelledBy, onClose, look = 'dialog', size = 'large', children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.isConnected) return;
    if (!element.open) element.showModal();
    const title = document.getElementById(labelledBy);
    if (title?.hasAttribute('tabindex')) title.focus();
    // Closed before React takes it out of the page, so that the browser returns the focus to the opener.
    return () => element.close();
  }, [labelledBy]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape, which is onCancel
    <dialog
      ref={dialog}
      className={`${styles.modal} ${styles[look]} ${styles[size]}`}
      aria-labelledby={labelledBy}
      // Marking text may end over the backdrop; only a press that began there closes.
      onPointerDown={(event) => {
        pressedOnBackdrop.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressedOnBackdrop.current) onClose();
      }}
      onCancel={(event) => {
        // React lets it rise from what is inside: another dialog, or a choice of files that was given up.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.bar}>
        <Button className={styles.close} onClick={onClose}>
          <Icon name="close" />
          Close
        </Button>
      </div>
      {children}
    </dialog>
  );
}
