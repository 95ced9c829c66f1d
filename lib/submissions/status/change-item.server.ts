import 'server-only';
import type { Kysely, Selectable, Updateable } from 'kysely';
import { enqueue } from '#lib/outbox/enqueue.server';
import { PublicError } from '#lib/server/http/public-error';
import type { Database, ItemTable } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { writeAudit } from '../store/write-audit.server.ts';
import { findRow } from './status-item.server.ts';

export type Seen = { token: string; version: number; now: number };
type Row = Selectable<ItemTable>;

type Change = {
  fields: Updateable<ItemTable>;
  /** What the history says of it. */
  action: string;
  /** The names of the fields that are different. */
  fieldNames?: readonly string[];
  /** What moderators are told. */
  news: 'cancelled' | 'moved' | 'corrected' | 'withdrawn';
};

const changed = () =>
  new PublicError(409, 'This was changed in the meantime. Look at it as it is now, then try again.', {
    code: 'changed',
  });

/** A 409 for what can no longer be done, because somebody has decided. */
export const tooLate = (sentence: string) => new PublicError(409, sentence, { code: 'too-late' });

/**
 * Changes an item for the holder of its private link, in one transaction with its history and what moderators are
 * told. Throws a PublicError: 404 for a link that names nothing, 409 when it is not as it was seen.
 */
export async function changeItem(
  { token, version, now }: Seen,
  changeOf: (row: Row, db: Kysely<Database>) => Promise<Change>,
): Promise<void> {
  await inTransaction(async (db) => {
    const row = await findRow(db, token);
    if (!row) throw new PublicError(404, 'There is nothing at this address.');
    if (row.version !== version) throw changed();
    const { fields, action, fieldNames, news } = await changeOf(row, db);
    const at = new Date(now).toISOString();
    const { numUpdatedRows } = await db
      .updateTable('items')
      .set({ ...fields, updated_at: at, version: version + 1 })
      .where('id', '=', row.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!numUpdatedRows) throw changed();
    await db.deleteFrom('form_drafts').where('item_id', '=', row.id).execute();
    const detail = fieldNames && { fields: fieldNames };
    await writeAudit(db, { itemId: row.id, who: 'submitter', action, detail }, now);
    // Nobody is disturbed by what was caught as spam.
    if (row.status === 'spam') return;
    await enqueue(
      db,
      {
        kind: 'moderators-new',
        itemId: row.id,
        data: { news },
        occasion: `announcement-${version + 1}`,
      },
      now,
    );
  });
}
