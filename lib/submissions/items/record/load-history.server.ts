import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/store/schema';

/** The history of an item, oldest first. */
export const loadHistory = (db: Kysely<Database>, itemId: string) =>
  db
    .selectFrom('audit')
    .select(['id', 'at', 'who', 'action', 'detail'])
    .where('item_id', '=', itemId)
    .orderBy('at')
    .execute();
