import 'server-only';
import { store } from '#lib/server/store/store.server';

/** The row of an item, or undefined. */
export async function loadItem(id: string) {
  const { db } = await store();
  return db.selectFrom('items').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The row of the item with a reference like 'BC-7K4M-92QX', or undefined. */
export async function loadItemByReference(reference: string) {
  const { db } = await store();
  return db
    .selectFrom('items')
    .selectAll()
    .where('reference', '=', reference.trim().toUpperCase())
    .executeTakeFirst();
}

/** The history of an item, oldest first. */
export async function historyOf(itemId: string) {
  const { db } = await store();
  return db
    .selectFrom('audit')
    .select(['id', 'at', 'who', 'action', 'detail'])
    .where('item_id', '=', itemId)
    .orderBy('at')
    .execute();
}
