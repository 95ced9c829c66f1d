import 'server-only';
import type { Kysely, Updateable } from 'kysely';
import { eventId } from '#lib/events/facts/event-id';
import { enqueue } from '#lib/outbox/enqueue.server';
import { PublicError } from '#lib/server/http/public-error';
import type { Database, ItemKind, ItemTable } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { settleUploads } from '#lib/uploads/claim-uploads.server';
import { LINK_IS_OVER, UNDO_IS_OVER } from '../../items/links/item-link-words.ts';
import { type LinkPower, linkPower, type MailedAsk } from '../../items/links/mailed-ask.ts';
import { eventsChanged, noteEventsChanged } from '../../items/published/events-version.server.ts';
import { approvalColumns, formerPublication } from '../../items/published/former-publication.server.ts';
import { loadHistory } from '../../items/record/load-history.server.ts';
import { contentOf } from '../../items/record/stored-payload.ts';
import { writeAudit } from '../../items/record/write-audit.server.ts';
import {
  type Decision,
  type DecisionTransition,
  type SubmissionStates,
  stateOf,
  TRANSITIONS,
} from '../../items/states/submission-states.ts';
import { notifyOrganiser } from '../../mails/notify-organiser.server.ts';
import { writableSheet } from '../../mails/sheet/append-to-sheet.server.ts';
import { NEEDS_REASON } from './canned-reasons.ts';
import { eventIdFor, type ListedEvent } from './event-id-for.ts';

/** A moderator's action on an item: who, when (milliseconds since 1970), and on which version. */
export type ModeratorAction = {
  itemId: string;
  version: number;
  who: string;
  now: number;
  /** What the mail asked whose link a moderator acts with; absent in a session, which may do everything. */
  asked?: MailedAsk | undefined;
};

/** How many ids of the same date, place and title are looked up at once. */
const SUFFIXES = 100;
/** Seconds between a decision and its mail, in which it can be undone. */
export const UNDO_SECONDS = 20;

/** The error when the item has changed since the moderator opened it. */
export const conflictError = () =>
  new PublicError(
    409,
    'Somebody was faster: this item has changed since you opened it. Look at it as it is now, then decide.',
    { code: 'conflict' },
  );

/**
 * Loads an item in the version that the moderator saw, to decide, answer or undo. Throws a 404, a 409 when it has changed
 * since, or a 403 where the link of a mail no longer allows that.
 */
export async function loadItemAtVersion(
  db: Kysely<Database>,
  { itemId, version, who, now, asked }: ModeratorAction,
  power: Exclude<LinkPower, 'show'>,
) {
  const item = await db.selectFrom('items').selectAll().where('id', '=', itemId).executeTakeFirst();
  if (!item) throw new PublicError(404, 'There is no such item.', { code: 'unknown' });
  if (item.version !== version) throw conflictError();
  if (!asked) return item;
  const history = await loadHistory(db, itemId);
  if (linkPower(asked, { item, history, who, now }) === power) return item;
  throw power === 'undo'
    ? new PublicError(403, UNDO_IS_OVER, { code: 'undo-over' })
    : new PublicError(403, LINK_IS_OVER, { code: 'link-over' });
}

/** Changes an item. Throws a 409 when another transaction changed it first. */
export async function changeItemAsModerator(
  db: Kysely<Database>,
  { itemId, version, now }: ModeratorAction,
  changes: Omit<Updateable<ItemTable>, 'version' | 'id'>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('items')
    .set({ ...changes, updated_at: new Date(now).toISOString(), version: version + 1 })
    .where('id', '=', itemId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!numUpdatedRows) throw conflictError();
}

async function isFreeId(db: Kysely<Database>, eventId: string, itemId: string): Promise<boolean> {
  const other = await db
    .selectFrom('items')
    .select('id')
    .where('event_id', '=', eventId)
    .where('id', '!=', itemId)
    .executeTakeFirst();
  return other === undefined;
}

type Approving = { kind: ItemKind; payload: string; id: string; former_event_id: string | null };

async function freeEventId(
  db: Kysely<Database>,
  item: Approving,
  listed: readonly ListedEvent[],
): Promise<string> {
  const content = contentOf(item);
  if (content.kind !== 'event') throw new PublicError(400, 'Only an event can be approved.');
  // An event that was public before has the same address again, whatever was changed meanwhile.
  if (item.former_event_id && (await isFreeId(db, item.former_event_id, item.id)))
    return item.former_event_id;
  const { title, date, community: city } = content.payload;
  const natural = eventId({ title, date, city });
  for (let most = SUFFIXES; ; most += SUFFIXES) {
    // By exact ids: neither database has an index for ids that begin alike, whatever its collation.
    const possible = [natural, ...Array.from({ length: most }, (_, index) => `${natural}-${index + 2}`)];
    const rows = await db
      .selectFrom('items')
      .select(['event_id', 'former_event_id'])
      .where((row) => row.or([row('event_id', 'in', possible), row('former_event_id', 'in', possible)]))
      .where('id', '!=', item.id)
      .execute();
    const taken = new Set(
      rows.flatMap(({ event_id, former_event_id }) => [event_id ?? '', former_event_id ?? '']),
    );
    const id = eventIdFor({ title, date, city }, taken, listed);
    if (possible.includes(id)) return id;
  }
}

/**
 * Decides about an open item in one transaction with all consequences: its public id, the mail to the submitter
 * (after 20 seconds, so that the decision can be undone), the row for the sheet and the entry in the history.
 * Throws a PublicError: 404 unknown, 409 changed meanwhile or already decided, 403 by a mailed link that has decided, 400
 * for a decision that does not fit the item or a rejection without a reason. `sameAs` is the public id of the listed event
 * that a rejected one is the same as: its submitter is told which.
 */
export async function decideItem(
  decision: Decision,
  deciding: ModeratorAction & { reason?: string; sameAs?: string | undefined },
  listed: readonly ListedEvent[],
  states?: SubmissionStates,
): Promise<void> {
  const { itemId, who, now, reason = '' } = deciding;
  const { kinds, to: status, mail, audit: action }: DecisionTransition = TRANSITIONS[decision];
  if (decision === 'reject' && reason === '') throw new PublicError(400, NEEDS_REASON, { code: 'reason' });
  await inTransaction(async (db) => {
    // Comes first: it locks one row that all approvals share, so that two of them never choose the same id.
    if (decision === 'approve') await noteEventsChanged(db);
    const item = await loadItemAtVersion(db, deciding, 'decide');
    if (!stateOf(item.status, states).actions.includes(decision)) throw conflictError();
    if (!kinds.includes(item.kind))
      throw new PublicError(400, 'This decision does not fit the item.', { code: 'unfit' });
    const event_id = decision === 'approve' ? await freeEventId(db, item, listed) : null;
    const former = decision === 'approve' ? await formerPublication(db, item) : undefined;
    await changeItemAsModerator(db, deciding, {
      status,
      decided_at: new Date(now).toISOString(),
      decided_by: who,
      reason: decision === 'reject' ? reason : null,
      event_id,
      published_via: decision === 'approve' ? 'store' : null,
      ...(decision === 'approve' && approvalColumns(item, now)),
    });
    // Spam stays in the budget of images until it is deleted.
    if (!stateOf(status, states).isSilent) await settleUploads(db, itemId);
    const same = listed.find(({ id }) => decision === 'reject' && id === deciding.sameAs);
    const sameAs = same && { id: same.id, title: same.title };
    const detail = {
      ...(event_id && { eventId: event_id }),
      ...(decision === 'reject' && { reason }),
      ...(sameAs && { sameAs }),
    };
    await writeAudit(db, { itemId, who, action, detail }, now);
    const occasion = String(deciding.version + 1);
    const later = { itemId, occasion, delaySeconds: UNDO_SECONDS };
    // Its organiser was told before that it is on the calendar: only what changed since is news.
    if (former)
      await notifyOrganiser(db, deciding, {
        told: 'amended',
        before: { ...contentOf(item).payload, ...former },
        after: contentOf(item).payload,
        delaySeconds: UNDO_SECONDS,
      });
    else if (mail)
      await enqueue(db, { kind: mail, data: { decision: status, reason, sameAs }, ...later }, now);
    if (decision === 'approve' && writableSheet()) await enqueue(db, { kind: 'sheet-append', ...later }, now);
  });
  if (decision === 'approve') eventsChanged.raise();
}
