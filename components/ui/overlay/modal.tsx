import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { carriedPress } from './carried-press.ts';
import styles from './modal.module.css';
import { openOverlay } from './open-overlays.ts';
import { swallowDoubleClick } from './swallow-double-click.ts';

type ModalProps = {
  /** Id of the element that names the dialog; it is focused if it is focusable (`tabIndex={-1}`). */
  labelledBy: string;
  onClose: () => void;
  /** A dialog in the centre (on a phone from below), or a panel from the side. */
  look?: 'dialog' | 'panel';
  /**
   * The maximum width of a dialog; 'page' is always as high as it may be, and stays where it is while its content
   * arrives, and 'broad' is that with the width of 'wide'; 'form' fills the screen of a phone, 'screen' every screen.
   */
  size?: 'small' | 'large' | 'wide' | 'page' | 'broad' | 'screen' | 'form';
  /** Whether it has a URL, which Back leaves. Without one, Back closes the dialog and stays on the page. */
  hasUrl?: boolean;
  /** What Back does, where that is not `onClose`. */
  onBack?: () => void;
  /** What the close button says, where the dialog speaks another language. */
  closeText?: ReactNode;
  children: ReactNode;
};

/** Whether a dialog closes in this very commit, and one that opens takes its place. */
let isReplacing = false;

/**
 * A modal dialog that is open while it is rendered. Escape, the close button, a click on the backdrop and the browser's
 * Back call `onClose`; when it is unmounted the focus returns to where it was.
 */
export function Modal(props: ModalProps) {
  const {
    labelledBy,
    onClose,
    look = 'dialog',
    size = 'large',
    hasUrl = false,
    closeText = 'Close',
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.isConnected) return;
    // In the place of another one, as an event's dialog after its preview: without moving in again.
    element.toggleAttribute('data-follows', isReplacing);
    if (!element.open) element.showModal();
    const title = document.getElementById(labelledBy);
    if (title?.hasAttribute('tabindex')) title.focus();
    // Closed before React removes it, so that the browser returns the focus to the opener.
    return () => {
      isReplacing = true;
      // React runs all layout effects of a commit in one task.
      queueMicrotask(() => {
        isReplacing = false;
      });
      element.close();
    };
  }, [labelledBy]);

  // The second half of a double click that opened it falls on the backdrop, or on a button in it.
  useEffect(swallowDoubleClick, []);

  const goBack = useEffectEvent(props.onBack ?? onClose);
  // A layout effect: there is an entry to go back from as soon as the dialog can be seen.
  useLayoutEffect(() => (hasUrl ? undefined : openOverlay(() => goBack())), [hasUrl]);

  const close = () => {
    // The second half of a double click would hit what is behind the dialog.
    swallowDoubleClick();
    onClose();
  };

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
        if (event.target === dialog.current && pressedOnBackdrop.current) close();
      }}
      onCancel={(event) => {
        // React bubbles it from children: another dialog, or a file input whose picker was cancelled.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.bar}>
        <Button className={styles.close} onClick={close} {...carriedPress(close)}>
          <Icon name="close" />
          {closeText}
        </Button>
      </div>
      {children}
    </dialog>
  );
}
