import 'server-only';
import { DeliveryError } from '#lib/outbox/delivery-error';
import type { DeliveryOutcome, OutboxRow } from '#lib/outbox/handler';
import { serverEnv } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { stateOf } from '../submission-states.ts';
import { loadNotifiedItem, parseMailedItem } from './mailed-item.server.ts';

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
/** Redirects that repeat the request with its method and body; the others are followed with GET. */
const SENT_AGAIN = new Set([307, 308]);

/** Posts and follows redirects on the same origin only, so that no other host gets the message. */
async function post(url: string, init: RequestInit, redirects = 0): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'manual', cache: 'no-store' });
  const location = response.headers.get('location');
  // The response body is not needed; cancelling it releases the connection.
  await response.body?.cancel();
  if (response.status < 300 || response.status >= 400 || !location) return response;
  const next = new URL(location, url);
  if (next.origin !== new URL(url).origin || redirects >= MAX_REDIRECTS)
    throw new DeliveryError('temporary', 'REDIRECTED');
  const { body: _, ...withoutBody } = init;
  return post(
    next.href,
    SENT_AGAIN.has(response.status) ? init : { ...withoutBody, method: 'GET' },
    redirects + 1,
  );
}

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
    const response = await post(CONTACT_FORM_URL, {
      method: 'POST',
      body,
      // With the key, a service that supports such keys recognises a retry.
      headers: { Accept: 'application/json', 'Idempotency-Key': row.id },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (response.ok) return 'delivered';
    throw new DeliveryError(response.status >= 500 ? 'unreachable' : 'temporary', `HTTP_${response.status}`);
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    throw new DeliveryError('unreachable', errorCode(error) ?? 'NO_ANSWER');
  }
}
