import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { useBackCloses } from '../overlay/use-back-closes.ts';
import styles from './load-failed.module.css';

/** What Escape closes by itself. Browsers that know no popovers pass over those. */
const LAYERS = ':is(dialog[open], :popover-open)';

/**
 * Says that a dialog could not be loaded, in the place of one: below the header, without a script of its own that would have
 * to be loaded. Its button, Back and Escape close it, that wherever the focus is, but not while it lies below a dialog; so
 * does another page. Where the focus has not moved on, it goes back to what was pressed.
 */
export function LoadFailed({ onClose }: { onClose: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const path = usePathname();
  const [openedOn] = useState(path);

  const close = () => {
    const { activeElement } = document;
    const hasMovedOn = activeElement !== document.body && !note.current?.contains(activeElement);
    if (!hasMovedOn && opener.current instanceof HTMLElement) opener.current.focus();
    onClose();
  };
  useBackCloses(true, close);

  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (path !== openedOn) leave();
  }, [path, openedOn]);

  const closeOnEscape = (event: Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'preventDefault'>) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return false;
    const layers = [...document.querySelectorAll(LAYERS)];
    if (layers.some((layer) => !layer.contains(note.current))) return false;
    // A dialog around it stays open.
    event.preventDefault();
    close();
    return true;
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => void closeOnEscape(event));
  useEffect(() => {
    opener.current = document.activeElement;
    // After the handlers of all elements: what one of them closes is nearer to the visitor.
    const listen = (event: KeyboardEvent) => onEscape(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the buttons inside
    <div
      ref={note}
      className={styles.note}
      // What it is inside, like the search of the header, does not close with it.
      onKeyDown={(event) => closeOnEscape(event) && event.stopPropagation()}
    >
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
