import 'client-only';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import { parseJson } from '#lib/text/parse-json';
import { deleteDraft, loadDraft, saveDraft } from './draft.browser.ts';
import { whileNobodyFills } from './draft-hold.browser.ts';
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
import { isWaiting, markWaiting, OUTCOMES_KEY } from './waiting-mark.browser.ts';

/** What nobody has read yet of sendings that waited; it stays until somebody closes it. */
export function unreadOutcomes(): WaitingOutcome[] {
  return outcomesFrom(parseJson(readStorage(OUTCOMES_KEY)));
}

/** Keeps what is to be read; the last five. */
function keepOutcomes(outcomes: readonly WaitingOutcome[]) {
  // Where nothing can be kept it is on the screen, and in the mail.
  writeStorage(OUTCOMES_KEY, outcomes.length === 0 ? undefined : JSON.stringify(outcomes.slice(-5)));
}

/** Forgets an outcome that was read. */
export function closeOutcome(outcome: WaitingOutcome) {
  const text = JSON.stringify(outcome);
  keepOutcomes(unreadOutcomes().filter((other) => JSON.stringify(other) !== text));
}

/** What to tell of an answer; undefined while there is none, and it waits on. */
function outcomeOf(kind: WaitingKind, title: string, result: SendResult): WaitingOutcome | undefined {
  if (result.ok) return outcomesFrom([{ ...result, kind, title }])[0];
  return result.status === 0 ? undefined : { kind, title, error: result.error.slice(0, 500) };
}

/**
 * Sends the draft of a kind whose sending somebody ordered and that got no answer: once, with its own key and body,
 * and only while its form is open nowhere. Resolves to what is to be told, or to undefined. Never rejects.
 */
export async function sendWaiting(
  kind: WaitingKind,
  signal?: AbortSignal,
): Promise<WaitingOutcome | undefined> {
  if (!isWaiting(kind)) return undefined;
  let outcome: WaitingOutcome | undefined;
  const send = async () => {
    let draft = await loadDraft(kind);
    if (!draft?.waiting || !draft.body) return markWaiting(kind, false);
    const result = await sendForm({
      path: WAITING_FORMS[kind].path,
      body: draft.body,
      idempotencyKey: draft.idempotencyKey,
      openingToken: draft.openingToken,
      signal,
      onRenewed: (renewed) => {
        if (draft) draft = { ...draft, ...renewed };
        return draft && saveDraft(kind, draft);
      },
    });
    outcome = outcomeOf(kind, nameOfDraft(kind, draft), result);
    if (!outcome) return;
    // Before the draft goes: a page that is left now must not take the private link with it.
    keepOutcomes([...unreadOutcomes(), outcome]);
    if (result.ok) {
      await deleteDraft(kind);
      window.dispatchEvent(new CustomEvent(WAITING_SENT, { detail: kind }));
    } else await saveDraft(kind, { ...draft, waiting: false });
  };
  await whileNobodyFills(kind, send).catch(() => false);
  return outcome;
}
