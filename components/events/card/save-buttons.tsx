import { useEffect, useState } from 'react';
import { savedEventIds, setEventSaved, useSavedEventIds } from '#lib/device/saved-events.browser';
import styles from './save-button.module.css';

const idOf = (card: Element) => decodeURIComponent(card.getAttribute('href')?.replace('/events/', '') ?? '');

/** Puts a button beside a card that has none yet, as a sibling: a link must not contain it. */
function buttonOf(card: Element, title: Element): Element {
  const { nextElementSibling } = card;
  if (nextElementSibling) return nextElementSibling;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.save ?? '';
  button.dataset.save = idOf(card);
  button.setAttribute('aria-label', `Save ${title.textContent}`);
  card.after(button);
  return button;
}

/** Gives each card of an area its button, pressed where its event is saved; what is right already is not written again. */
function follow(area: ParentNode) {
  const ids = savedEventIds();
  for (const title of area.querySelectorAll('li > a[href^="/events/"] [data-part="title"]')) {
    const card = title.closest('a');
    if (!card) continue;
    const button = buttonOf(card, title);
    const pressed = String(ids.includes(idOf(card)));
    if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
  }
}

/**
 * A button beside each card in the element with the id `area`, also of those that are rendered later, that saves its
 * event on this device. A list has hundreds of cards, which are the server's HTML and never hydrated: what only a script
 * can do is added by the script. Renders a sentence when the device could not keep what was pressed.
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
    const observer = new MutationObserver(() => follow(element));
    element.addEventListener('click', press);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('click', press);
      observer.disconnect();
    };
  }, [area]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again whenever something was saved or removed
  useEffect(() => {
    const element = document.getElementById(area);
    if (element) follow(element);
  }, [area, ids]);

  if (!hasFailed) return null;
  return (
    <p role="alert" className={styles.failed}>
      Not saved: this device keeps nothing now. Its storage is full or switched off.
    </p>
  );
}
