import 'server-only';
import { DeliveryError } from '#lib/outbox/delivery-error';
import type { DeliveryOutcome, OutboxRow } from '#lib/outbox/handler';
import { serverEnv } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { sendRequest } from '#lib/server/http/send-request.server';
import { stateOf } from '../items/states/submission-states.ts';
import { loadNotifiedItem, parseMailedItem } from './mailed-item.server.ts';

const TIMEOUT_MS = 10_000;

/** Sends a contact message to the configured form-collection service; any OK status is success. Throws a DeliveryError. */
export async function sendToContactService(row: OutboxRow, signal: AbortSignal): Promise<DeliveryOutcome> {
  const { CONTACT_FORM_URL } = serverEnv();
  if (!CONTACT_FORM_URL) return { reason: 'NOT_CONFIGURED' };
  const stored = await loadNotifiedItem(row.item_id);
  if (!stored) return { reason: 'ITEM_GONE' };
  if (stateOf(stored.status).isSilent) return { reason: 'SPAM' };
  const item = parseMailedItem(stored);
  if (item.kind !== 'contact') return { reason: 'NO_MESSAGE' };
  const body = new FormData();
  for (const name of ['name', 'email', 'phone', 'subject', 'message'] as const)
    body.set(name, item.payload[name]);
  try {
    const response = await sendRequest(CONTACT_FORM_URL, {
      method: 'POST',
      body,
      // No other host gets the message.
      follows: 'same-origin',
      ignoresBody: true,
      timeoutMs: TIMEOUT_MS,
      signal,
      // With the key, a service that supports such keys recognises a retry.
      headers: { Accept: 'application/json', 'Idempotency-Key': row.id },
    });
    if (response.ok) return 'delivered';
    throw new DeliveryError(response.status >= 500 ? 'unreachable' : 'temporary', `HTTP_${response.status}`);
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    const code = errorCode(error) ?? 'NO_ANSWER';
    throw new DeliveryError(code === 'REDIRECTED' ? 'temporary' : 'unreachable', code);
  }
}
