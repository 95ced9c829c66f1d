import 'server-only';
import type { ItemTable } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { imagesOf } from '../../items/images/event-images.ts';
import { withStoredImages } from '../../items/images/stored-images.server.ts';
import type { ItemContent } from '../../items/record/item-content.ts';
import { contentOf } from '../../items/record/stored-payload.ts';

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

/** The content of an item without images that were deleted because it is spam or withdrawn, and how many those are. */
export async function contentToShow(
  item: Pick<ItemTable, 'id' | 'kind' | 'status' | 'payload'>,
): Promise<{ content: ItemContent; deletedImages: number }> {
  const content = contentOf(item);
  if (content.kind !== 'event') return { content, deletedImages: 0 };
  const payload = await withStoredImages((await store()).db, item, content.payload);
  const deletedImages = imagesOf(content.payload).length - imagesOf(payload).length;
  return { content: { ...content, payload }, deletedImages };
}
