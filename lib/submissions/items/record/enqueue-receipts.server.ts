import 'server-only';
import type { Kysely } from 'kysely';
import { enqueue } from '#lib/outbox/enqueue.server';
import { recount } from '#lib/outbox/recount.server';
import { serverEnv } from '#lib/server/env.server';
import type { Database, ItemKind } from '#lib/server/store/schema';
import type { Payload } from '../../fields/field.ts';
import { senderOf } from './item-content.ts';
import { receiptLimit } from './mail-limits.ts';

/** Enqueues, once, the receipt of an item that is not spam, and the copy of a message for the contact service. */
export async function enqueueReceipts(
  db: Kysely<Database>,
  { id, kind, payload }: { id: string; kind: ItemKind; payload: Payload },
  now: number,
): Promise<void> {
  const { email } = senderOf({ kind, payload });
  await enqueue(db, { kind: 'receipt', itemId: id, limit: receiptLimit(email) }, now);
  if (kind === 'contact' && serverEnv().CONTACT_FORM_URL)
    await enqueue(db, { kind: 'contact-service', itemId: id }, now);
}

/**
 * Counts a receipt that is not delivered yet against the limit of the new address, where a change of an item's payload
 * has changed its sender's address. Call it inside the transaction of the change, after the item is written.
 */
export async function recountReceipt(
  db: Kysely<Database>,
  { id, kind, before, after }: { id: string; kind: ItemKind; before: Payload; after: Payload },
  now: number,
): Promise<void> {
  const { email } = senderOf({ kind, payload: after });
  if (email === senderOf({ kind, payload: before }).email) return;
  await recount(db, { kind: 'receipt', itemId: id }, receiptLimit(email), now);
}
