// Where letters are typed or choose something, they mean themselves.
const TYPING =
  'input:not([type="hidden"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-desk-row]')];

/** Moves between the rows of a list; false where there is no list. */
function moveInList(step: 1 | -1): boolean {
  const all = rows();
  if (all.length === 0) return false;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const target = at < 0 ? (step > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + step));
  all[target]?.focus();
  return true;
}

/** Works the control that has this key: a field is focused, anything else pressed. */
function work(control: HTMLElement): void {
  if (control.matches(TYPING)) {
    control.focus();
    return;
  }
  control.click();
  const details = control.closest('details');
  if (control.matches('summary') && details?.open) details.querySelector<HTMLElement>(TYPING)?.focus();
}

/**
 * What a key pressed anywhere on the page does. Nothing while somebody types, within a dialog, with a second key
 * held, or when the key repeats itself: a decision is never made by a finger that rests.
 */
export function pressKey(event: KeyboardEvent): 'help' | 'done' | undefined {
  const { key, target } = event;
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
    return undefined;
  if (event.isComposing || key.length !== 1) return undefined;
  if (target instanceof Element && target.closest(`${TYPING}, dialog`)) return undefined;
  if (document.querySelector('dialog[open]')) return undefined;
  if (key === '?') {
    event.preventDefault();
    return 'help';
  }
  const control = document.querySelector<HTMLElement>(`[data-desk-key="${CSS.escape(key)}"]`);
  const isStep = key === 'j' || key === 'k';
  if (!control && !(isStep && rows().length > 0)) return undefined;
  event.preventDefault();
  if (control) work(control);
  else moveInList(key === 'j' ? 1 : -1);
  return 'done';
}
