import 'server-only';
import type { Kysely, Selectable, Updateable } from 'kysely';
import { enqueue } from '#lib/outbox/enqueue.server';
import { PublicError } from '#lib/server/http/public-error';
import type { Database, ItemTable } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { storedFields } from '../items/record/stored-payload.ts';
import { writeAudit } from '../items/record/write-audit.server.ts';
import { writeTextMarks } from '../items/record/write-text-marks.server.ts';
import {
  canDo,
  type SubmissionStates,
  type SubmitterAction,
  stateOf,
  TRANSITIONS,
} from '../items/states/submission-states.ts';
import type { ModeratorNews } from '../mails/moderator-mails.ts';
import { findRow } from './status-item.server.ts';

export type SubmitterRequest = { token: string; version: number; now: number };
type Row = Selectable<ItemTable>;

type Change = {
  fields: Updateable<ItemTable>;
  /** Its entry in the history of the item. */
  audit: string;
  /** The names of the changed fields. */
  fieldNames?: readonly string[];
  /** The question that it answers. */
  questionId?: string;
  /** What moderators are mailed about; absent where there is nothing for them to do. */
  news?: ModeratorNews;
  /** What that mail needs besides the item, and never private data. */
  newsData?: Readonly<Record<string, unknown>>;
};

const changed = () =>
  new PublicError(409, 'This was changed in the meantime. Look at it as it is now, then try again.', {
    code: 'changed',
  });

const TOO_LATE: Record<SubmitterAction, string> = {
  correct: 'It has been answered in the meantime, so it can no longer be corrected here.',
  withdraw: 'It has been answered in the meantime, so it can no longer be withdrawn.',
  reply: 'Our question needs no answer any more.',
  reopen: 'It is open already, or can no longer be reopened.',
  announce: 'This event is no longer on the calendar, so there is nothing to announce.',
  propose: 'This event is no longer on the calendar, so there is nothing to correct.',
};

/**
 * Changes an item for the holder of its private link, in one transaction with its history and the mail to
 * moderators. Throws a PublicError: 404 for an unknown token, 409 when the item has changed since the page was
 * loaded or when its state does not allow the action.
 */
export async function changeItem(
  { token, version, now }: SubmitterRequest,
  action: SubmitterAction,
  changeOf: (row: Row, db: Kysely<Database>) => Promise<Change>,
  states?: SubmissionStates,
): Promise<void> {
  await inTransaction(async (db) => {
    const row = await findRow(db, token);
    if (!row) throw new PublicError(404, 'There is nothing at this address.');
    if (row.version !== version) throw changed();
    if (!canDo(row, action, states)) throw new PublicError(409, TOO_LATE[action], { code: 'too-late' });
    const { fields, audit, fieldNames, questionId, news, newsData } = await changeOf(row, db);
    const at = new Date(now).toISOString();
    const { numUpdatedRows } = await db
      .updateTable('items')
      .set({ ...fields, updated_at: at, version: version + 1 })
      .where('id', '=', row.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!numUpdatedRows) throw changed();
    if (fields.payload !== undefined) {
      const payload = storedFields(fields.payload);
      // Only now is the item's row locked: a form that was sent twice at once waits above, and then finds a new version.
      await writeTextMarks(db, { id: row.id, kind: row.kind, payload });
    }
    await db.deleteFrom('form_drafts').where('item_id', '=', row.id).execute();
    const detail = { ...(fieldNames && { fields: fieldNames }), ...(questionId && { questionId }) };
    await writeAudit(db, { itemId: row.id, who: 'submitter', action: audit, detail }, now);
    // No mails about spam.
    if (!news || stateOf(row.status, states).isSilent) return;
    await enqueue(
      db,
      {
        kind: TRANSITIONS[action].mail,
        itemId: row.id,
        data: { news, ...newsData },
        occasion: `announcement-${version + 1}`,
      },
      now,
    );
  });
}
