import 'client-only';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import { parseJson } from '#lib/text/parse-json';
import { deleteDraft, loadDraft, saveDraft } from './draft.browser.ts';
import { whileNoFormIsOpen } from './draft-hold.browser.ts';
import { deleteImages } from './draft-images.browser.ts';
import type { SendResult } from './form-answer.ts';
import { sendForm } from './send-form.browser.ts';
import {
  nameOfDraft,
  outcomesFrom,
  WAITING_FORMS,
  WAITING_SENT,
  type WaitingKind,
  type WaitingOutcome,
} from './waiting-forms.ts';
import { isWaiting, OUTCOMES_KEY } from './waiting-news.browser.ts';

/** The outcomes of waiting submissions that the visitor has not closed yet. */
export function unreadOutcomes(): WaitingOutcome[] {
  return outcomesFrom(parseJson(readStorage(OUTCOMES_KEY)));
}

/** Stores the last five unread outcomes. */
function storeOutcomes(outcomes: readonly WaitingOutcome[]) {
  // Where storage is disabled, the outcome is still shown, and mailed.
  writeStorage(OUTCOMES_KEY, outcomes.length === 0 ? undefined : JSON.stringify(outcomes.slice(-5)));
}

/** Removes an outcome that the visitor has closed. */
export function closeOutcome(outcome: WaitingOutcome) {
  const text = JSON.stringify(outcome);
  storeOutcomes(unreadOutcomes().filter((other) => JSON.stringify(other) !== text));
}

/** The outcome of a final response; undefined without one, when the draft stays waiting. */
function outcomeOf(kind: WaitingKind, title: string, result: SendResult): WaitingOutcome | undefined {
  if (result.ok) return outcomesFrom([{ ...result, kind, title }])[0];
  return result.status === 0 ? undefined : { kind, title, error: result.error.slice(0, 500) };
}

/**
 * Sends the waiting draft of a kind, which was submitted without getting a response: once, with its own key and body,
 * and only while its form is open in no tab. Resolves to the outcome, or to undefined without one. Never rejects.
 * Decision 27 says why this is no Background Sync.
 */
export async function sendWaiting(
  kind: WaitingKind,
  signal?: AbortSignal,
): Promise<WaitingOutcome | undefined> {
  if (!isWaiting(kind)) return undefined;
  let outcome: WaitingOutcome | undefined;
  const send = async () => {
    let draft = loadDraft(kind);
    if (!draft?.waiting || !draft.body) return;
    const result = await sendForm({
      path: WAITING_FORMS[kind].path,
      body: draft.body,
      idempotencyKey: draft.idempotencyKey,
      openingToken: draft.openingToken,
      signal,
      onRenewed: (renewed) => {
        if (draft) draft = { ...draft, ...renewed };
        if (draft) saveDraft(kind, draft);
      },
    });
    outcome = outcomeOf(kind, nameOfDraft(kind, draft), result);
    if (!outcome) return;
    // Before the draft is deleted: otherwise the private link would be lost if the page is closed now.
    storeOutcomes([...unreadOutcomes(), outcome]);
    if (result.ok) {
      deleteDraft(kind);
      if (kind === 'event') await deleteImages();
      window.dispatchEvent(new CustomEvent(WAITING_SENT, { detail: kind }));
    } else saveDraft(kind, { ...draft, waiting: false });
  };
  await whileNoFormIsOpen(kind, send).catch(() => false);
  return outcome;
}
