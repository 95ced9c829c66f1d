import { currentRow, hasMarks, markRow, moveInRows } from './queue-rows.ts';

// Controls in which letters are typed or choose an option.
const TYPING =
  'input:not([type="hidden"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

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
  // Whole in view, with its button, wherever the page is scrolled to.
  details.querySelector('form')?.scrollIntoView?.({ block: 'nearest' });
  details.querySelector<HTMLElement>(TYPING)?.focus({ preventScroll: true });
}

/** Whether a control is on the screen: what is beside the list is only there on a wide one. */
const isShown = (control: HTMLElement) => control.checkVisibility?.() ?? true;

/** Whether a control decides about another item than the selected row: that one is still being loaded. */
function isOfAnotherItem(control: Element): boolean {
  const pane = control.closest<HTMLElement>('[data-moderation-pane]');
  const row = pane && currentRow()?.closest<HTMLElement>('li');
  return Boolean(
    row &&
      document.activeElement?.closest('li') === row &&
      row.dataset.moderationItem !== pane.dataset.moderationPane,
  );
}

/** The control of a key; none inside a closed form. Where rows are marked, a decision is about them. */
function controlOf(key: string): HTMLElement | undefined {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(`[data-moderation-key="${CSS.escape(key)}"]`),
  ].filter(
    (control) => (!control.closest('details:not([open])') || control.matches('summary')) && isShown(control),
  );
  const ofMarked = controls.find((control) => control.closest('[data-moderation-marked]'));
  if (ofMarked && hasMarks()) return ofMarked;
  return controls.find((control) => control !== ofMarked && !isOfAnotherItem(control));
}

/** Whether a key that is pressed in a control belongs to that: a letter is typed, an arrow moves on. */
const isTyped = (target: EventTarget | null, key: string) =>
  target instanceof Element &&
  target.closest(`${TYPING}, dialog`) !== null &&
  !(target.matches(CHOICE) && /^\d$/.test(key));

/** Closes the form of a decision that is open, and returns to its button. */
function closeDecision(): boolean {
  const open = document.querySelector<HTMLDetailsElement>('[data-decisions] details[open]');
  if (!open) return false;
  open.open = false;
  open.querySelector<HTMLElement>('summary')?.focus();
  return true;
}

const ROW_KEYS: Readonly<Record<string, () => void>> = {
  j: () => moveInRows(1),
  k: () => moveInRows(-1),
  x: () => markRow(false),
  X: () => markRow(true),
  Enter: () => currentRow()?.click(),
};

/** What a key does with the rows of the queue; Enter only where no other control has it. */
const rowAction = (key: string, target: EventTarget | null) =>
  currentRow() && (key !== 'Enter' || target === document.body) ? ROW_KEYS[key] : undefined;

/**
 * Handles a key press anywhere on the page: 'help' asks for the list of shortcuts, 'done' means it was handled, and
 * undefined that it is no shortcut. Ignored while typing, in a dialog, with a modifier key, and when the key repeats,
 * so that no decision is made by accident; a row is passed at each repetition.
 */
export function handleShortcut(event: KeyboardEvent): 'help' | 'done' | undefined {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.isComposing || (event.repeat && !/^[jk]$/.test(key))) return undefined;
  if (document.querySelector('dialog[open]')) return undefined;
  if (key === 'Escape') return closeDecision() ? 'done' : undefined;
  if ((key.length !== 1 && key !== 'Enter') || isTyped(target, key)) return undefined;
  if (key === '?') {
    event.preventDefault();
    return 'help';
  }
  const control = controlOf(key);
  const act = control ? () => activate(control) : rowAction(key, target);
  if (!act) return undefined;
  event.preventDefault();
  act();
  return 'done';
}
