import 'client-only';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import type { DraftKind } from './draft.ts';

const keyOf = (kind: DraftKind) => `waiting-${kind}`;

/** Marks in localStorage whether a draft is waiting to be sent, so that a page need not open the database to know. */
export function markWaiting(kind: DraftKind, waiting: boolean) {
  // Where storage is disabled, the draft waits until its form is opened.
  writeStorage(keyOf(kind), waiting ? 'yes' : undefined);
}

/** Whether a draft of this kind is marked as waiting on this device. */
export const isWaiting = (kind: DraftKind): boolean => readStorage(keyOf(kind)) === 'yes';

/** The storage key of outcomes that the visitor has not closed yet. */
export const OUTCOMES_KEY = 'waiting-outcomes';

/** Whether a draft is waiting or an outcome is unread: only then is the code for both loaded. */
export const hasNewsOfForms = (): boolean =>
  isWaiting('event') || isWaiting('advertiser') || readStorage(OUTCOMES_KEY) !== null;
