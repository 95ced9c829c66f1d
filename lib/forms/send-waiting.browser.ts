import 'client-only';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import { parseJson } from '#lib/text/parse-json';
import { deleteDraft, loadDraft, loadDrafts, saveDraft } from './draft.browser.ts';
import type { Draft } from './draft.ts';
import { whileDraftIsClosed } from './draft-hold.browser.ts';
import { deleteImages } from './draft-images.browser.ts';
import type { SendResult } from './form-answer.ts';
import type { CompleteDraft } from './send-draft.browser.ts';
import { sendForm } from './send-form.browser.ts';
import {
  DRAFT_SENT,
  nameOfDraft,
  outcomesFrom,
  type SentDraft,
  WAITING_FORMS,
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

type WaitingOptions = {
  signal?: AbortSignal;
  complete?: CompleteDraft | undefined;
  /** Called with each outcome as soon as it is there. */
  onOutcome?: (outcome: WaitingOutcome) => void;
};

/**
 * Sends the waiting drafts of a kind, which were submitted without getting a response: each once, with its own key and
 * body, and only while it is open in no tab. A form that takes one over ends its retries, and keeps what is changed
 * there even if it had arrived. Never rejects. Decision 27 says
 * why this is no Background Sync.
 */
export async function sendWaiting(kind: WaitingKind, options: WaitingOptions = {}): Promise<void> {
  if (!isWaiting(kind)) return;
  for (const { id, waiting } of loadDrafts(kind)) {
    if (!waiting) continue;
    await whileDraftIsClosed(kind, id, (takenOver) => sendOne(kind, id, takenOver, options)).catch(() => {});
  }
}

/** Whether a stored draft has other values by now than those that were sent. */
const isChangedSince = (kind: WaitingKind, { id, values }: Draft): boolean => {
  const stored = loadDraft(kind, id);
  return stored !== undefined && JSON.stringify(stored.values) !== JSON.stringify(values);
};

async function sendOne(
  kind: WaitingKind,
  id: string,
  takenOver: AbortSignal,
  { signal, complete, onOutcome }: WaitingOptions,
): Promise<void> {
  let draft = loadDraft(kind, id);
  if (!draft?.waiting || !draft.body) return;
  const halt = new AbortController();
  const end = () => halt.abort();
  for (const reason of [signal, takenOver]) reason?.addEventListener('abort', end);
  const change = (part: Partial<Draft>) => {
    // A form that has taken the draft over saves it now.
    if (!draft || takenOver.aborted) return;
    draft = { ...draft, ...part };
    saveDraft(kind, draft);
  };
  const failure = await complete?.(draft, {
    signal: halt.signal,
    onAdded: (values, body) =>
      change({ values: { ...draft?.values, ...values }, body: { ...draft?.body, ...body } }),
  });
  const result =
    failure ??
    (await sendForm({
      path: WAITING_FORMS[kind].path,
      body: draft.body,
      idempotencyKey: draft.idempotencyKey,
      openingToken: draft.openingToken,
      signal,
      halt: halt.signal,
      onRenewed: change,
    }));
  const outcome = outcomeOf(kind, nameOfDraft(kind, draft), result);
  if (!outcome || (takenOver.aborted && !result.ok)) return;
  // Before the draft is deleted: otherwise the private link would be lost if the page is closed now.
  storeOutcomes([...unreadOutcomes(), outcome]);
  if (result.ok) {
    // What was typed in a form that has taken it over is not in what was sent.
    const stays = takenOver.aborted && isChangedSince(kind, draft);
    if (!stays) deleteDraft(kind, id);
    window.dispatchEvent(new CustomEvent<SentDraft>(DRAFT_SENT, { detail: { kind, id, result } }));
    if (kind === 'event' && !stays) await deleteImages(id);
  } else change({ waiting: false });
  onOutcome?.(outcome);
}
