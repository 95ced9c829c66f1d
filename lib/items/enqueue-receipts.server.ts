import 'server-only';
import type { Kysely } from 'kysely';
import { serverEnv } from '#lib/env.server';
import { enqueue } from '#lib/notifications/enqueue.server';
import type { Database, ItemKind } from '#lib/store/schema';

/** Writes out, once, what follows an item that is no spam: its receipt, and a message's copy for the contact service. */
export async function enqueueReceipts(
  db: Kysely<Database>,
  { id, kind }: { id: string; kind: ItemKind },
  now: number,
): Promise<void> {
  await enqueue(db, { kind: 'receipt', itemId: id }, now);
  if (kind === 'contact' && serverEnv().CONTACT_FORM_URL)
    await enqueue(db, { kind: 'contact-service', itemId: id }, now);
}
