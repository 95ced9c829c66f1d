import 'server-only';
import type { Selectable } from 'kysely';
import { DeliveryError } from '#lib/outbox/delivery-error';
import type { ItemTable } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { storedFields, wholeContentFrom } from '../items/record/stored-payload.ts';
import type { MailedItem } from './item-mail.ts';

/** Loads the stored item of a notification; undefined once it was deleted. */
export async function loadNotifiedItem(itemId: string | null): Promise<Selectable<ItemTable> | undefined> {
  if (itemId === null) return undefined;
  const { db } = await store();
  return db.selectFrom('items').selectAll().where('id', '=', itemId).executeTakeFirst();
}

/** An item with its payload parsed by the schema of its kind. Throws a DeliveryError when that fails. */
export function parseMailedItem({ kind, reference, created_at, payload }: Selectable<ItemTable>): MailedItem {
  try {
    return { reference, createdAt: created_at, ...wholeContentFrom(kind, storedFields(payload)) };
  } catch {
    throw new DeliveryError('temporary', 'UNREADABLE_ITEM');
  }
}
