import 'server-only';
import { randomUUID } from 'node:crypto';
import { enqueue } from '#lib/outbox/enqueue.server';
import { PublicError } from '#lib/server/http/public-error';
import { inTransaction } from '#lib/server/store/store.server';
import { writeAudit } from '../../items/record/write-audit.server.ts';
import { canDo, stateOf, TRANSITIONS } from '../../items/states/submission-states.ts';
import { NEEDS_QUESTION } from './canned-questions.ts';
import {
  changeItemAsModerator,
  conflictError,
  loadItemAtVersion,
  type ModeratorAction,
  UNDO_SECONDS,
} from './decide-item.server.ts';

/**
 * Asks the submitter of a waiting event something instead of deciding: in one transaction with the mail (after 20
 * seconds, so that it can be undone) and the entry in the history. The event waits apart until the answer. Throws a
 * PublicError: 404 unknown, 409 changed meanwhile or not waiting, 400 without a question or an address to send it to.
 */
export async function askSubmitter({
  question,
  ...asking
}: ModeratorAction & { question: string }): Promise<void> {
  const { itemId, version, who, now } = asking;
  if (question === '') throw new PublicError(400, NEEDS_QUESTION, { code: 'question' });
  await inTransaction(async (db) => {
    const item = await loadItemAtVersion(db, asking, 'decide');
    if (!stateOf(item.status).actions.includes('ask')) throw conflictError();
    if (!canDo(item, 'ask'))
      throw new PublicError(400, 'Applications and messages are answered by email, not asked about here.');
    if (item.purged_at !== null)
      throw new PublicError(400, 'Its contact details are deleted, so nobody can be asked.');
    await changeItemAsModerator(db, asking, { status: TRANSITIONS.ask.to });
    const id = randomUUID();
    const at = new Date(now).toISOString();
    await db
      .insertInto('questions')
      .values({ id, item_id: itemId, question, asked_by: who, asked_at: at, waiting_since: at })
      .execute();
    await writeAudit(db, { itemId, who, action: TRANSITIONS.ask.audit, detail: { question } }, now);
    await enqueue(
      db,
      {
        kind: TRANSITIONS.ask.mail,
        itemId,
        data: { questionId: id },
        occasion: String(version + 1),
        delaySeconds: UNDO_SECONDS,
      },
      now,
    );
  });
}
