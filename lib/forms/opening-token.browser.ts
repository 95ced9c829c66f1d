import 'client-only';
import type { DraftKeeper } from './draft-keeper.browser.ts';
import { getOpeningToken } from './send-form.browser.ts';

/** Milliseconds; the server takes a token for six hours, so an old draft gets a new one while it is filled in. */
const TOKEN_MAX_AGE_MS = 5 * 3_600_000;

/** Fetches the token that says when a form was opened and keeps it with its draft, until `signal` aborts. */
export function keepOpeningToken(keeper: DraftKeeper, signal: AbortSignal) {
  const { openingToken: kept, openedAt } = keeper.draft;
  if (kept && Date.now() - openedAt < TOKEN_MAX_AGE_MS) return;
  const renew = async () => {
    const openingToken = await getOpeningToken(undefined, signal);
    if (openingToken && !signal.aborted) keeper.change({ openingToken });
  };
  void renew();
  // Opened without a network: as soon as there is one.
  window.addEventListener('online', () => keeper.draft.openingToken || void renew(), { signal });
}
