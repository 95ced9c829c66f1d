import 'client-only';
import type { DraftAutosave } from './draft-autosave.browser.ts';
import type { SendResult } from './form-answer.ts';
import { type SendRequest, sendForm } from './send-form.browser.ts';

/** How the drafts of a kind are sent. */
export type DraftSending = Pick<SendRequest, 'path' | 'words' | 'timeoutMs'> & {
  /** Whether a draft without a response is sent again later; it may have been stored all the same. */
  staysWaiting?: boolean;
};

/**
 * Sends a body with the key of its draft, which is saved as waiting meanwhile and deleted on success. Never rejects.
 */
export async function sendDraft(
  autosave: DraftAutosave,
  request: DraftSending & Pick<SendRequest, 'body' | 'onState' | 'signal' | 'halt'>,
): Promise<SendResult> {
  const { staysWaiting = false, ...rest } = request;
  autosave.change({ body: request.body, waiting: true });
  const { idempotencyKey, openingToken } = autosave.draft;
  const result = await sendForm({
    ...rest,
    idempotencyKey,
    openingToken,
    onRenewed: (renewed) => autosave.change(renewed),
  });
  if (result.ok) autosave.discard();
  else if (result.code !== 'cancelled') autosave.change({ waiting: staysWaiting && result.status === 0 });
  return result;
}
