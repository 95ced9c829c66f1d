import 'server-only';
import { inTransaction } from '#lib/server/store/store.server';
import { loadHistory } from '../../items/record/load-history.server.ts';
import { writeAudit } from '../../items/record/write-audit.server.ts';
import { CAME_TOO_LATE } from '../../items/states/submission-states.ts';
import type { ModeratorAction } from './decide-item.server.ts';

/** What a moderator wanted, by the action of the form; other forms are no decisions. */
const WANTED: ReadonlyMap<string, string> = new Map([
  ['approve', 'approve it'],
  ['reject', 'reject it'],
  ['answer', 'mark it as answered'],
  ['spam', 'mark it as spam'],
  ['ask', 'ask its sender something'],
  ['accept', 'accept the correction'],
  ['decline', 'decline the correction'],
]);

/**
 * Notes in the history of an item that a moderator's decision came too late. None where the same moderator decided last:
 * then the form was sent twice.
 */
export async function noteLateDecision(
  { itemId, who, now }: ModeratorAction,
  action: string,
  reason: string,
): Promise<void> {
  const wanted = WANTED.get(action);
  if (!wanted) return;
  await inTransaction(async (db) => {
    const last = (await loadHistory(db, itemId)).at(-1);
    if (!last || last.who === who) return;
    await writeAudit(
      db,
      { itemId, who, action: `${CAME_TOO_LATE} ${wanted}`, detail: { ...(reason && { reason }) } },
      now,
    );
  });
}
