import 'client-only';
import type { DraftKind } from './draft.ts';

const keyOf = (kind: DraftKind) => `waiting-${kind}`;

/** Notes beside the database whether the sending of a draft was ordered and has no answer, so that it need not be opened. */
export function markWaiting(kind: DraftKind, waiting: boolean) {
  try {
    if (waiting) window.localStorage.setItem(keyOf(kind), 'yes');
    else window.localStorage.removeItem(keyOf(kind));
  } catch {
    // Then it waits until its form is opened.
  }
}

/** Whether a sending of this kind may wait on this device. */
export function isWaiting(kind: DraftKind): boolean {
  try {
    return window.localStorage.getItem(keyOf(kind)) === 'yes';
  } catch {
    return false;
  }
}

/** Where it is kept what became of sendings that waited, until somebody has read it. */
export const OUTCOMES_KEY = 'waiting-outcomes';

/** Whether anything waits to be sent, or was and nobody has read of it: only then its code is fetched. */
export function hasNewsOfForms(): boolean {
  try {
    return (
      isWaiting('event') || isWaiting('advertiser') || window.localStorage.getItem(OUTCOMES_KEY) !== null
    );
  } catch {
    return false;
  }
}
