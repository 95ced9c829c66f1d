import 'server-only';
import { randomUUID } from 'node:crypto';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import { canDo, stateOf, statusLabel } from '../../items/states/submission-states.ts';
import { decideItem, type ModeratorAction } from '../decisions/decide-item.server.ts';
import type { ListedEvent } from '../decisions/event-id-for.ts';
import { undoDecision } from '../decisions/undo-decision.server.ts';
import { loadItem } from '../item/load-item.server.ts';
import {
  BULK_ACTIONS,
  type BulkAction,
  type BulkOutcome,
  bulkWords,
  outcomesSchema,
  type Undone,
  undoneSchema,
  undoneWords,
} from './bulk-decision.ts';

type Marked = { itemId: string; version: number };
type Acting = Pick<ModeratorAction, 'who' | 'now'>;

/** The 4xx that a decision about one item ended with; anything else is thrown on, since it stops the others too. */
function refusalOf(error: unknown): PublicError {
  if (error instanceof PublicError && error.status < 500) return error;
  throw error;
}

/** Who was faster about an item, if it was a moderator, and what it is now. */
async function overtaken(itemId: string): Promise<BulkOutcome> {
  const item = await loadItem(itemId);
  if (!item) return { is: 'unknown', itemId };
  const isDecided = !stateOf(item.status).isOpen;
  const by = isDecided ? (item.decided_by ?? 'somebody else') : '';
  return { is: 'overtaken', itemId, by, status: statusLabel(item).toLowerCase() };
}

async function decideOne(
  action: BulkAction,
  { itemId, version }: Marked,
  acting: Acting,
  listed: readonly ListedEvent[],
): Promise<BulkOutcome> {
  const item = await loadItem(itemId);
  if (!item) return { is: 'unknown', itemId };
  // Before the decision, which would refuse an item of another kind only after it has found it in the right state.
  if (item.version === version && stateOf(item.status).isOpen && !canDo(item, action))
    return { is: 'unfit', itemId };
  try {
    await decideItem(action, { itemId, version, ...acting }, listed);
    return { is: 'done', itemId, version: version + 1 };
  } catch (error) {
    refusalOf(error);
    return overtaken(itemId);
  }
}

/**
 * Decides about several items, each in a transaction of its own, so that one that was overtaken stops no other. Returns
 * the id by which the result is shown and taken back. Throws when the store is unavailable.
 */
export async function decideTogether(
  action: BulkAction,
  marked: readonly Marked[],
  acting: Acting,
  listed: readonly ListedEvent[],
): Promise<string> {
  const outcomes: BulkOutcome[] = [];
  for (const one of marked) outcomes.push(await decideOne(action, one, acting, listed));
  const { who, now } = acting;
  const id = randomUUID();
  const { db } = await store();
  await db
    .insertInto('bulk_decisions')
    .values({
      id,
      who,
      at: new Date(now).toISOString(),
      action,
      outcomes: JSON.stringify(outcomes),
      undone: null,
    })
    .execute();
  return id;
}

async function undoOne({ itemId, version }: Marked, acting: Acting): Promise<Undone> {
  try {
    return { itemId, isBack: true, ...(await undoDecision({ itemId, version, ...acting })) };
  } catch (error) {
    refusalOf(error);
    return { itemId, isBack: false, wasTold: false, isInSheet: false };
  }
}

async function loadBulk(id: string) {
  const { db } = await store();
  const row = await db.selectFrom('bulk_decisions').selectAll().where('id', '=', id).executeTakeFirst();
  const action = BULK_ACTIONS.find((known) => known === row?.action);
  if (!row || !action) return undefined;
  const outcomes = outcomesSchema.parse(JSON.parse(row.outcomes));
  return {
    action,
    outcomes,
    undone: row.undone === null ? undefined : undoneSchema.parse(JSON.parse(row.undone)),
  };
}

/**
 * Takes back what was decided about several items, each in a transaction of its own; one that was changed since stays.
 * Pressed twice, the second finds nothing left. Throws a 404 for an unknown id.
 */
export async function undoTogether(id: string, acting: Acting): Promise<void> {
  const bulk = await loadBulk(id);
  if (!bulk)
    throw new PublicError(404, 'These decisions can no longer be taken back together.', { code: 'bulk' });
  if (bulk.undone) return;
  const undone: Undone[] = [];
  for (const outcome of bulk.outcomes) if (outcome.is === 'done') undone.push(await undoOne(outcome, acting));
  const { db } = await store();
  await db
    .updateTable('bulk_decisions')
    .set({ undone: JSON.stringify(undone) })
    .where('id', '=', id)
    .where('undone', 'is', null)
    .execute();
}

type BulkResult = { words: string; look: 'success' | 'warning'; undoId?: string };

/** The result of decisions about several items, by its id in the address; undefined for an unknown one. */
export async function bulkResult(id: string | null): Promise<BulkResult | undefined> {
  const bulk = id ? await loadBulk(id) : undefined;
  if (!bulk || !id) return undefined;
  const { action, outcomes, undone } = bulk;
  if (undone) return undoneWords(undone);
  const done = outcomes.filter(({ is }) => is === 'done').length;
  return {
    words: bulkWords(action, outcomes),
    look: done === outcomes.length ? 'success' : 'warning',
    ...(done > 0 && { undoId: id }),
  };
}
