/** Dispatched on a row that a key has selected. */
export const SELECTED_EVENT = 'moderation-select';

const rows = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-moderation-row]')];

/** The row that keys act on: the one with the focus in it, else the selected one, else the first. */
export function currentRow(): HTMLAnchorElement | undefined {
  const all = rows();
  const focused = document.activeElement?.closest('li');
  return (
    all.find((row) => focused !== null && row.closest('li') === focused) ??
    all.find((row) => row.hasAttribute('aria-current')) ??
    all[0]
  );
}

/** Focuses the row after the current one, or before it. */
export function moveInRows(step: 1 | -1): void {
  const all = rows();
  const current = currentRow();
  const at = current ? all.indexOf(current) : -1;
  const target = all[Math.min(all.length - 1, Math.max(0, at + step))];
  target?.focus();
  target?.dispatchEvent(new Event(SELECTED_EVENT, { bubbles: true }));
}

const markOf = (row: Element | undefined) =>
  row?.closest('li')?.querySelector<HTMLInputElement>('input[data-moderation-mark]');

let lastMarked: HTMLAnchorElement | undefined;

/** Marks the current row, or takes its mark away; with `isRange` also the rows since the one that was marked last. */
export function markRow(isRange: boolean): void {
  const all = rows();
  const current = currentRow();
  const box = markOf(current);
  if (!current || !box) return;
  const isMarked = isRange || !box.checked;
  const from = isRange && lastMarked ? all.indexOf(lastMarked) : -1;
  const at = all.indexOf(current);
  const range = from < 0 ? [current] : all.slice(Math.min(from, at), Math.max(from, at) + 1);
  for (const row of range) {
    const mark = markOf(row);
    if (mark && mark.checked !== isMarked) mark.click();
  }
  lastMarked = current;
}

/** Whether a row is marked, so that keys decide about the marked ones. */
export const hasMarks = () => document.querySelector('input[data-moderation-mark]:checked') !== null;
