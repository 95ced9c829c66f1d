import 'client-only';
import type { DraftKeeper } from './draft-keeper.browser.ts';
import type { SendResult } from './form-answer.ts';
import { type SendRequest, sendForm } from './send-form.browser.ts';

/** How the drafts of a kind are sent. */
export type DraftSending = Pick<SendRequest, 'path' | 'words' | 'patienceMs'> & {
  /** Whether a draft without a response is sent again later; it may have been stored all the same. */
  staysWaiting?: boolean;
};

/**
 * Sends a body with the key of its draft, which is saved as waiting meanwhile and deleted on success. Never rejects.
 */
export async function sendDraft(
  keeper: DraftKeeper,
  request: DraftSending & Pick<SendRequest, 'body' | 'onState' | 'signal' | 'halt'>,
): Promise<SendResult> {
  const { staysWaiting = false, ...rest } = request;
  keeper.change({ body: request.body, waiting: true });
  const { idempotencyKey, openingToken } = keeper.draft;
  const result = await sendForm({
    ...rest,
    idempotencyKey,
    openingToken,
    onRenewed: (renewed) => keeper.change(renewed),
  });
  if (result.ok) keeper.discard();
  else if (result.code !== 'cancelled') keeper.change({ waiting: staysWaiting && result.status === 0 });
  return result;
}
