import 'server-only';
import type { Kysely } from 'kysely';
import { enqueue } from '#lib/outbox/enqueue.server';
import { serverEnv } from '#lib/server/env.server';
import type { Database, ItemKind } from '#lib/server/store/schema';
import type { Payload } from '../fields/field.ts';
import { receiptLimit } from '../mails/mail-limits.ts';
import { senderOf } from './item-content.ts';

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
