import 'client-only';
import type { DraftAutosave } from './draft-autosave.browser.ts';
import { getOpeningToken } from './send-form.browser.ts';

/** Milliseconds; the server accepts a token for six hours, so the form of an old draft gets a new one. */
const TOKEN_MAX_AGE_MS = 5 * 3_600_000;

/**
 * Loads the opening token of a form, unless its draft has a recent one, and adds it to the draft. `signal` aborts.
 */
export function keepOpeningToken(autosave: DraftAutosave, signal: AbortSignal) {
  const { openingToken: current, openedAt } = autosave.draft;
  if (current && Date.now() - openedAt < TOKEN_MAX_AGE_MS) return;
  const renew = async () => {
    const openingToken = await getOpeningToken(undefined, signal);
    if (openingToken && !signal.aborted) autosave.add({ openingToken });
  };
  void renew();
  // When the form was opened offline, as soon as the device is online.
  window.addEventListener('online', () => autosave.draft.openingToken || void renew(), { signal });
}
