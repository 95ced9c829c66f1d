/**
 * From now on shows whole what the Tab key moves to: browsers leave an element where it is once a part of it can be seen,
 * be the rest under the header or beyond the edge of a row. What is higher or wider than the screen stays where they put
 * it. Keeps the distances of `scroll-padding` and `scroll-margin`. Returns how to stop it.
 */
export function keepFocusInView(): () => void {
  const showWhole = ({ key }: KeyboardEvent) => {
    // When the key is released, the browser has moved focus and page.
    if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  document.addEventListener('keyup', showWhole);
  return () => document.removeEventListener('keyup', showWhole);
}
