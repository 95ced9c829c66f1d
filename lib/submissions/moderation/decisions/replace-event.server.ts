import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { CalendarEvent } from '#lib/events/calendar-event';
import type { Database, ItemTable } from '#lib/server/store/schema';
import { giveUpUploads } from '#lib/uploads/claim-uploads.server';
import { type EventSubmission, imageAddressesOf } from '../../fields/event-submission.ts';
import { duplicateKeysOf } from '../../items/received/submit-event.server.ts';
import { payloadColumns } from '../../items/record/search-text.ts';
import { writeTextMarks } from '../../items/record/write-text-marks.server.ts';
import { changeItemAsModerator, type ModeratorAction } from './decide-item.server.ts';

type Row = Selectable<ItemTable>;

/** The row of the sheet with a public id, as it is served. */
export type RowWithId = (id: string | null) => CalendarEvent | undefined;

type Replacement = {
  item: Row;
  after: EventSubmission;
  /** What changes with it. */
  columns: Partial<Omit<Row, 'version' | 'id'>>;
  /** Images that the item holds beside those of the event; all others are released. */
  otherImages?: readonly string[];
};

/**
 * Stores an event as a moderator wants it in place of the one before, with all that is derived from it. Throws a 409 when
 * another transaction changed the item first.
 */
export async function replaceEvent(
  db: Kysely<Database>,
  deciding: ModeratorAction,
  { item, after, columns, otherImages = [] }: Replacement,
): Promise<void> {
  const { id, kind } = item;
  await changeItemAsModerator(db, deciding, {
    ...payloadColumns({ ...item, payload: after }),
    ...duplicateKeysOf(after),
    ...columns,
  });
  await writeTextMarks(db, { id, kind, payload: after });
  await giveUpUploads(db, id, [...imageAddressesOf(after), ...otherImages]);
}
