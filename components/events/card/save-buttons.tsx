import { useEffect, useState } from 'react';
import { savedEventIds, setEventSaved, useSavedEventIds } from '#lib/device/saved-events.browser';
import styles from './save-button.module.css';

const buttonsIn = (area: ParentNode) => area.querySelectorAll<HTMLElement>('[data-save]');

/** Marks the buttons of saved events; what is right already is not written again. */
function mark(area: ParentNode) {
  const ids = savedEventIds();
  for (const button of buttonsIn(area)) {
    const pressed = String(ids.includes(button.dataset.save ?? ''));
    if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
  }
}

/**
 * Makes the buttons that save an event work in the element with the id `area`, also those that are rendered later.
 * Renders a sentence when the device could not keep what was pressed.
 */
export function SaveButtons({ area }: { area: string }) {
  const ids = useSavedEventIds();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const element = document.getElementById(area);
    if (!element) return;
    const press = ({ target }: Event) => {
      const id = target instanceof Element && target.closest<HTMLElement>('[data-save]')?.dataset.save;
      if (id) setFailed(!setEventSaved(id, !savedEventIds().includes(id)));
    };
    const observer = new MutationObserver(() => mark(element));
    element.addEventListener('click', press);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('click', press);
      observer.disconnect();
    };
  }, [area]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: marked again whenever something was saved or removed
  useEffect(() => {
    const element = document.getElementById(area);
    if (element) mark(element);
  }, [area, ids]);

  if (!hasFailed) return null;
  return (
    <p role="alert" className={styles.failed}>
      Not saved: this device keeps nothing now. Its storage is full or switched off.
    </p>
  );
}
