import 'server-only';
import type { Kysely } from 'kysely';
import type { Database, ItemKind } from '#lib/server/store/schema';
import type { Payload } from '../../fields/field.ts';
import { bodyOf } from './item-content.ts';
import { textMarks } from './text-marks.ts';

/** Stores the marks of an item's text in place of those it had, inside the transaction that stores its payload. */
export async function writeTextMarks(
  db: Kysely<Database>,
  item: { id: string; kind: ItemKind; payload: Payload },
): Promise<void> {
  await db.deleteFrom('item_texts').where('item_id', '=', item.id).execute();
  const marks = textMarks(bodyOf(item));
  if (marks.length === 0) return;
  await db
    .insertInto('item_texts')
    .values(marks.map((hash) => ({ item_id: item.id, hash })))
    .execute();
}
