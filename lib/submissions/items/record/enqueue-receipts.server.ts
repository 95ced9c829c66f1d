import 'server-only';
import type { Kysely } from 'kysely';
import { enqueue } from '#lib/outbox/enqueue.server';
import { serverEnv } from '#lib/server/env.server';
import type { Database, ItemKind } from '#lib/server/store/schema';

/** Enqueues, once, the receipt of an item that is not spam, and the copy of a message for the contact service. */
export async function enqueueReceipts(
  db: Kysely<Database>,
  { id, kind }: { id: string; kind: ItemKind },
  now: number,
): Promise<void> {
  await enqueue(db, { kind: 'receipt', itemId: id }, now);
  if (kind === 'contact' && serverEnv().CONTACT_FORM_URL)
    await enqueue(db, { kind: 'contact-service', itemId: id }, now);
}
