import { useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import styles from './load-failed.module.css';

/**
 * Says that a dialog could not be loaded, in the place of one: below the header, without a script of its own that would have
 * to be loaded. Closed by its button or by Escape, it gives the focus back to what was pressed.
 */
export function LoadFailed({ onClose }: { onClose: () => void }) {
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current = document.activeElement;
  }, []);
  const close = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the buttons inside
    <div className={styles.note} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <p role="alert">
        <strong>This could not be loaded.</strong> The connection may be weak, or the site has just been
        updated.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        <Button onClick={close}>Close</Button>
      </div>
    </div>
  );
}
