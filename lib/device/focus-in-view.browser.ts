import 'client-only';

/**
 * From now on shows whole what the Tab key moves to: browsers leave an element where it is once a part of it can be seen,
 * be the rest under the header or beyond the edge of a row. Keeps the distances of `scroll-padding` and `scroll-margin`. Returns how to stop it.
 */
export function keepFocusInView(): () => void {
  let isMoving = false;
  // With another key it changes the window, and may be released in this one.
  const press = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    isMoving = key === 'Tab' && !ctrlKey && !altKey && !metaKey;
  };
  // When the key is released, the browser has moved focus and page.
  const release = ({ key }: KeyboardEvent) => {
    const focused = document.activeElement;
    if (key !== 'Tab' || !isMoving || focused === document.body) return;
    isMoving = false;
    focused?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  document.addEventListener('keydown', press);
  document.addEventListener('keyup', release);
  return () => {
    document.removeEventListener('keydown', press);
    document.removeEventListener('keyup', release);
  };
}
