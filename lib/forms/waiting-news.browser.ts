import 'client-only';
import { readStorage } from '#lib/device/web-storage.browser';
import { parseJson } from '#lib/text/parse-json';
import type { DraftKind } from './draft.ts';
import { draftKeys } from './draft-keys.browser.ts';

const waits = (key: string): boolean => {
  const draft = parseJson(readStorage(key));
  return (
    typeof draft === 'object' &&
    draft !== null &&
    'body' in draft &&
    'waiting' in draft &&
    draft.waiting === true
  );
};

/** Whether a draft of this kind was submitted on this device without getting a response. */
export const isWaiting = (kind: DraftKind): boolean => draftKeys(kind).some(waits);

/** The storage key of outcomes that the visitor has not closed yet. */
export const OUTCOMES_KEY = 'waiting-outcomes';

/** Whether a draft is waiting or an outcome is unread: only then is the code for both loaded. */
export const hasNewsOfForms = (): boolean =>
  isWaiting('event') || isWaiting('advertiser') || readStorage(OUTCOMES_KEY) !== null;
