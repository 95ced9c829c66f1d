import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import styles from './modal.module.css';

type ModalProps = {
  /** Id of the element that names the dialog; it is focused if it is focusable (`tabIndex={-1}`). */
  labelledBy: string;
  onClose: () => void;
  /** A dialog in the centre (on a phone from below), or a panel from the side. */
  look?: 'dialog' | 'panel';
  /** The maximum width of a dialog; 'form' fills the screen of a phone. */
  size?: 'small' | 'large' | 'wide' | 'form';
  children: ReactNode;
};

/**
 * A modal dialog that is open while it is rendered. Escape, the close button and a click on the backdrop call
 * `onClose`; when it is unmounted the focus returns to where it was.
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
    // Closed before React removes it, so that the browser returns the focus to the opener.
    return () => element.close();
  }, [labelledBy]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape, which is onCancel
    <dialog
      ref={dialog}
      className={`${styles.modal} ${styles[look]} ${styles[size]}`}
      aria-labelledby={labelledBy}
      // A text selection may end over the backdrop; only a click that began there closes.
      onPointerDown={(event) => {
        pressedOnBackdrop.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressedOnBackdrop.current) onClose();
      }}
      onCancel={(event) => {
        // React bubbles it from children: another dialog, or a file input whose picker was cancelled.
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
