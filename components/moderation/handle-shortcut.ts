// Controls in which letters are typed or choose an option.
const TYPING =
  'input:not([type="hidden"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-desk-row]')];

/** Focuses the next or previous row of a list; returns false without a list. */
function moveInList(step: 1 | -1): boolean {
  const all = rows();
  if (all.length === 0) return false;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const target = at < 0 ? (step > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + step));
  all[target]?.focus();
  return true;
}

/** One of several, which a key chooses; in it no letter is typed. */
const CHOICE = 'input[type="radio"]';

/** Activates the control of a shortcut: a field is focused, any other control is clicked. */
function activate(control: HTMLElement): void {
  const isChoice = control.matches(CHOICE);
  if (isChoice || control.matches(TYPING)) control.focus();
  const details = control.matches('summary') ? control.closest('details') : null;
  // A form that is open already stays open.
  if (isChoice || !(details?.open || control.matches(TYPING))) control.click();
  if (!details?.open) return;
  // Whole in view, with its button: it opens below the decisions.
  details.scrollIntoView?.({ block: 'nearest' });
  details.querySelector<HTMLElement>(TYPING)?.focus({ preventScroll: true });
}

/** The control of a key; none inside a closed form. */
const controlOf = (key: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-desk-key="${CSS.escape(key)}"]`)].find(
    (control) => !control.closest('details:not([open])') || control.matches('summary'),
  );

/** Whether a key that is pressed in a control belongs to that: a letter is typed, an arrow moves on. */
const isTyped = (target: EventTarget | null, key: string) =>
  target instanceof Element &&
  target.closest(`${TYPING}, dialog`) !== null &&
  !(target.matches(CHOICE) && /^\d$/.test(key));

/**
 * Handles a key press anywhere on the page: 'help' asks for the list of shortcuts, 'done' means it was handled, and
 * undefined that it is no shortcut. Ignored while typing, in a dialog, with a modifier key, and when the key repeats,
 * so that no decision is made by accident.
 */
export function handleShortcut(event: KeyboardEvent): 'help' | 'done' | undefined {
  const { key, target } = event;
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
    return undefined;
  if (event.isComposing || key.length !== 1) return undefined;
  if (isTyped(target, key)) return undefined;
  if (document.querySelector('dialog[open]')) return undefined;
  if (key === '?') {
    event.preventDefault();
    return 'help';
  }
  const control = controlOf(key);
  const isStep = key === 'j' || key === 'k';
  if (!control && !(isStep && rows().length > 0)) return undefined;
  event.preventDefault();
  if (control) activate(control);
  else moveInList(key === 'j' ? 1 : -1);
  return 'done';
}
