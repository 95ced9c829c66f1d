import 'server-only';
import type { Kysely } from 'kysely';
import { dueIn } from '#lib/outbox/due-in';
import { PublicError } from '#lib/server/http/public-error';
import type { Database, ItemKind } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { enqueueReceipts } from '../store/enqueue-receipts.server.ts';
import { eventsChanged, noteEventsChanged } from '../store/events-version.server.ts';
import { writeAudit } from '../store/write-audit.server.ts';
import { canDo, stateOf, TRANSITIONS } from '../submission-states.ts';
import { changedMeanwhile, changeItemAsModerator, type Deciding, itemAsSeen } from './decide-item.server.ts';

/** Takes back what still waits to go out; tells what has gone already, or is in a worker's hands. */
async function recall(db: Kysely<Database>, { itemId, now }: Deciding, decidedAt: string): Promise<string[]> {
  const at = new Date(now).toISOString();
  await db
    .deleteFrom('outbox')
    .where('item_id', '=', itemId)
    .where('kind', 'in', ['decision', 'sheet-append'])
    .where('delivered_at', 'is', null)
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<', at)]))
    .execute();
  const gone = await db
    .selectFrom('outbox')
    .select('kind')
    .where('item_id', '=', itemId)
    .where('kind', 'in', ['decision', 'sheet-append'])
    .where('created_at', '>=', decidedAt)
    // With a code it was only put aside, since nobody wanted it any more.
    .where((where) => where.or([where('delivered_at', 'is', null), where('last_error', 'is', null)]))
    .execute();
  return gone.map(({ kind }) => kind);
}

/** Has what is kept from spam go out after all, once: whoever was taken for a machine has no receipt yet. */
async function sendHeldBack(db: Kysely<Database>, item: { id: string; kind: ItemKind }, now: number) {
  await db
    .updateTable('outbox')
    .set({ delivered_at: null, last_error: null, attempts: 0, ...dueIn(0, now) })
    .where('item_id', '=', item.id)
    .where('kind', 'in', ['receipt', 'contact-service'])
    .where('last_error', '=', 'SPAM')
    .execute();
  await enqueueReceipts(db, item, now);
}

/** What undoing could not take back: the submitter knows already, or the sheet has the row. */
type Undone = { wasTold: boolean; isInSheet: boolean };

/**
 * Puts a decided item back among those that wait, and takes back its mail when that has not gone yet; what its
 * submitter announced of the event goes with the approval it was about. With `isOwnOnly` somebody else's decision
 * stays. Throws a PublicError: 403 for that, 404 unknown, 409 changed meanwhile, or nothing to undo.
 */
export async function undoDecision(deciding: Deciding, { isOwnOnly = false } = {}): Promise<Undone> {
  const { itemId, who, now } = deciding;
  const undone = await inTransaction(async (db) => {
    const item = await itemAsSeen(db, deciding);
    if (!canDo(item, 'undo')) throw changedMeanwhile();
    if (isOwnOnly && item.decided_by !== who)
      throw new PublicError(403, 'Somebody else decided this. Sign in to take it back.', {
        code: 'not-yours',
      });
    // Before the item itself, as an approval does, so that two transactions never wait for each other.
    if (item.event_id) await noteEventsChanged(db);
    const gone = await recall(db, deciding, item.decided_at ?? '');
    await changeItemAsModerator(db, deciding, {
      status: TRANSITIONS.undo.to,
      decided_at: null,
      decided_by: null,
      reason: null,
      event_id: null,
      published_via: null,
      announcement: null,
    });
    if (stateOf(item.status).isSilent) await sendHeldBack(db, item, now);
    const isInSheet = item.published_via === 'sheet' || gone.includes('sheet-append');
    const left = { wasTold: gone.includes('decision'), isInSheet };
    await writeAudit(db, { itemId, who, action: `took back: ${item.status}`, detail: left }, now);
    return left;
  });
  eventsChanged.raise();
  return undone;
}
