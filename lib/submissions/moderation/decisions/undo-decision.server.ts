import 'server-only';
import type { Kysely } from 'kysely';
import { dueIn } from '#lib/outbox/due-in';
import type { Database, ItemKind, ItemTable, NotificationKind } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { asJsonObject } from '#lib/text/json-object';
import { parseJson } from '#lib/text/parse-json';
import { giveUpUploads } from '#lib/uploads/claim-uploads.server';
import { imageAddressesOf } from '../../fields/event-submission.ts';
import { reclaimImages } from '../../items/images/stored-images.server.ts';
import { proposedEvent } from '../../items/proposals/proposal.ts';
import { eventsChanged, noteEventsChanged } from '../../items/published/events-version.server.ts';
import { formerColumns, lastMailedDecision } from '../../items/published/former-publication.server.ts';
import { openQuestionOf } from '../../items/questions/stored-questions.server.ts';
import { askAgain, QUESTION_MAILS, takeBackQuestion } from '../../items/questions/undo-question.server.ts';
import { duplicateKeysOf } from '../../items/received/submit-event.server.ts';
import { enqueueReceipts } from '../../items/record/enqueue-receipts.server.ts';
import { payloadColumns } from '../../items/record/search-text.ts';
import { contentOf } from '../../items/record/stored-payload.ts';
import { writeAudit } from '../../items/record/write-audit.server.ts';
import { writeTextMarks } from '../../items/record/write-text-marks.server.ts';
import { canDo, stateOf, TOOK_BACK, TRANSITIONS } from '../../items/states/submission-states.ts';
import {
  changeItemAsModerator,
  conflictError,
  loadItemAtVersion,
  type ModeratorAction,
} from './decide-item.server.ts';

/** Deletes notifications that are not sent yet; returns their kinds, and those that were sent already or are being sent. */
async function recall(
  db: Kysely<Database>,
  { itemId, now }: ModeratorAction,
  { kinds, since }: { kinds: readonly NotificationKind[]; since: string },
): Promise<{ unsent: string[]; gone: string[] }> {
  const at = new Date(now).toISOString();
  const unsent = await db
    .deleteFrom('outbox')
    .where('item_id', '=', itemId)
    .where('kind', 'in', kinds)
    .where('delivered_at', 'is', null)
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<', at)]))
    .returning('kind')
    .execute();
  const gone = await db
    .selectFrom('outbox')
    .select('kind')
    .where('item_id', '=', itemId)
    .where('kind', 'in', kinds)
    .where('created_at', '>=', since)
    // Delivered with an error code: it was skipped as no longer needed, not sent.
    .where((where) => where.or([where('delivered_at', 'is', null), where('last_error', 'is', null)]))
    .execute();
  return { unsent: unsent.map(({ kind }) => kind), gone: gone.map(({ kind }) => kind) };
}

/** Sends, once, what was suppressed for spam: a sender mistaken for a robot has no receipt yet. */
async function sendSuppressed(db: Kysely<Database>, item: { id: string; kind: ItemKind }, now: number) {
  await db
    .updateTable('outbox')
    .set({ delivered_at: null, last_error: null, attempts: 0, digest_id: null, ...dueIn(0, now) })
    .where('item_id', '=', item.id)
    .where('kind', 'in', ['receipt', 'contact-service'])
    .where('last_error', '=', 'SPAM')
    .execute();
  await enqueueReceipts(db, item, now);
}

/** The payload of an event that was spam, with those of its images that still exist; undefined where it stays. */
async function payloadAfterUndo(
  db: Kysely<Database>,
  item: Pick<ItemTable, 'id' | 'kind' | 'status' | 'payload'>,
): Promise<string | undefined> {
  const content = contentOf(item);
  if (!stateOf(item.status).isSilent || content.kind !== 'event') return undefined;
  return JSON.stringify(await reclaimImages(db, item, content.payload));
}

/** What could not be undone: the submitter has the mail already, or the sheet has the row; and whether it waits for an answer again. */
type Undone = { wasTold: boolean; isInSheet: boolean; isAsked?: true };

/**
 * Makes a decided item wait again and cancels its mail if that is not sent yet. What the submitter announced stays, so
 * that an event that is approved again is not said to take place where or when it does not; a correction that they
 * propose becomes part of the event. A question is taken back the same way; an item that was decided while it waited for
 * an answer waits for it again. Throws a PublicError: 403 by a mailed link for another moderator's decision or after 12
 * seconds, 404 unknown, 409 changed meanwhile or nothing to undo.
 */
export async function undoDecision(deciding: ModeratorAction): Promise<Undone> {
  const { itemId, who, now } = deciding;
  const undone = await inTransaction(async (db) => {
    const item = await loadItemAtVersion(db, deciding, 'undo');
    if (!canDo(item, 'undo')) throw conflictError();
    const question = await openQuestionOf(db, itemId);
    const asked = canDo(item, 'reply') ? question : undefined;
    // Locked before the item, in the same order as an approval does, so that two transactions never deadlock.
    if (item.event_id) await noteEventsChanged(db);
    const { unsent, gone } = await recall(
      db,
      deciding,
      asked
        ? { kinds: QUESTION_MAILS, since: asked.asked_at }
        : { kinds: ['decision', 'correction', 'sheet-append'], since: item.decided_at ?? '' },
    );
    const payload = await payloadAfterUndo(db, item);
    const wasTold =
      gone.some((kind) => kind !== 'sheet-append' && kind !== 'correction') ||
      (!asked && (await lastMailedDecision(db, itemId)) === item.status);
    const isChangeUnsent = unsent.includes('correction');
    const former = asked ? {} : formerColumns(item, { wasTold, isChangeUnsent, now });
    const proposed = proposedEvent(item);
    if (asked) await takeBackQuestion(db, asked, now);
    else if (question) await askAgain(db, question, now);
    const isAsked = question !== undefined && !asked;
    await changeItemAsModerator(db, deciding, {
      ...(payload && { payload }),
      // What its organiser proposed is decided on with the rest.
      ...(proposed && { ...payloadColumns({ ...item, payload: proposed }), ...duplicateKeysOf(proposed) }),
      ...former,
      proposal: null,
      proposed_at: null,
      proposal_answer: null,
      status: isAsked ? TRANSITIONS.ask.to : TRANSITIONS.undo.to,
      decided_at: null,
      decided_by: null,
      reason: null,
      event_id: null,
      published_via: null,
    });
    if (proposed) {
      await writeTextMarks(db, { id: itemId, kind: item.kind, payload: proposed });
      await giveUpUploads(db, itemId, imageAddressesOf(proposed));
    }
    if (stateOf(item.status).isSilent) await sendSuppressed(db, item, now);
    const isInSheet = item.published_via === 'sheet' || gone.includes('sheet-append');
    const left = { wasTold, isInSheet };
    const fields = proposed && Object.keys(asJsonObject(parseJson(item.proposal)));
    const detail = { ...left, ...(fields && { fields }) };
    const action = `${TOOK_BACK}${asked ? ' the question' : `: ${item.status}`}`;
    await writeAudit(db, { itemId, who, action, detail }, now);
    return { ...left, ...(isAsked && { isAsked }) };
  });
  eventsChanged.raise();
  return undone;
}
