/**
 * Ignores the second half of a double click, after the first half has opened or closed something: it would hit what
 * lies there now. `detail` counts the clicks, so this works however late a slow device delivers it; the next single
 * click ends it.
 */
export function swallowDoubleClick() {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return window.removeEventListener('click', swallow, { capture: true });
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
}
