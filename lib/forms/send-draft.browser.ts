import 'client-only';
import type { Draft } from './draft.ts';
import type { DraftAutosave } from './draft-autosave.browser.ts';
import type { SendResult } from './form-answer.ts';
import { type SendRequest, sendForm } from './send-form.browser.ts';

/** Called with what was added to a draft: to its values, and to the body that is sent. */
type OnAdded = (values: Record<string, unknown>, body: Record<string, unknown>) => void;

/**
 * Sends ahead what a draft still has on the device alone, and adds to it what came of that. Resolves to the failure, if
 * there was one.
 */
export type CompleteDraft = (
  draft: Draft,
  how: Pick<SendRequest, 'signal' | 'onState'> & { onAdded: OnAdded },
) => Promise<Extract<SendResult, { ok: false }> | undefined>;

/** How the drafts of a kind are sent. */
export type DraftSending = Pick<SendRequest, 'path' | 'words' | 'timeoutMs'> & {
  /** Whether a draft without a response is sent again later; it may have been stored all the same. */
  staysWaiting?: boolean;
  complete?: CompleteDraft;
};

/**
 * Sends a body with the key of its draft, which is saved as waiting meanwhile and deleted on success. Never rejects.
 */
export async function sendDraft(
  autosave: DraftAutosave,
  request: DraftSending &
    Pick<SendRequest, 'body' | 'onState' | 'signal' | 'halt'> & {
      onAdded?: ((values: Record<string, unknown>) => void) | undefined;
    },
): Promise<SendResult> {
  const { staysWaiting = false, complete, onAdded, ...rest } = request;
  autosave.change({ body: request.body, waiting: true });
  const failure = await complete?.(autosave.draft, {
    ...(rest.onState && { onState: rest.onState }),
    // Halting is aborted whenever the other is.
    ...((rest.halt ?? rest.signal) && { signal: rest.halt ?? rest.signal }),
    onAdded: (values, body) => {
      autosave.change({
        values: { ...autosave.draft.values, ...values },
        body: { ...autosave.draft.body, ...body },
      });
      onAdded?.(values);
    },
  });
  const { idempotencyKey, openingToken, body = rest.body } = autosave.draft;
  const result =
    failure ??
    (await sendForm({
      ...rest,
      body,
      idempotencyKey,
      openingToken,
      onRenewed: (renewed) => autosave.change(renewed),
    }));
  if (result.ok) autosave.discard();
  else if (result.code !== 'cancelled') autosave.change({ waiting: staysWaiting && result.status === 0 });
  return result;
}
