import 'client-only';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import type { DraftKind } from './draft.ts';

const keyOf = (kind: DraftKind) => `waiting-${kind}`;

/** Notes beside the database whether the sending of a draft was ordered and has no answer, so that it need not be opened. */
export function markWaiting(kind: DraftKind, waiting: boolean) {
  // Where nothing can be noted it waits until its form is opened.
  writeStorage(keyOf(kind), waiting ? 'yes' : undefined);
}

/** Whether a sending of this kind may wait on this device. */
export const isWaiting = (kind: DraftKind): boolean => readStorage(keyOf(kind)) === 'yes';

/** Where it is kept what became of sendings that waited, until somebody has read it. */
export const OUTCOMES_KEY = 'waiting-outcomes';

/** Whether anything waits to be sent, or was and nobody has read of it: only then its code is fetched. */
export const hasNewsOfForms = (): boolean =>
  isWaiting('event') || isWaiting('advertiser') || readStorage(OUTCOMES_KEY) !== null;
