import 'server-only';
import type { Kysely } from 'kysely';
import { dueIn, iso } from '#lib/outbox/due-in';
import type { Database, NotificationKind } from '#lib/server/store/schema';
import type { StoredQuestion } from './stored-questions.server.ts';

/** Kinds of mails to a submitter about a question. */
export const QUESTION_MAILS = [
  'question',
  'question-reminder',
  'question-closed',
] as const satisfies readonly NotificationKind[];

/** The code of a mail about a question that was not sent, because its item was decided or the question taken back. */
export const NOT_ASKED = 'NOT_ASKED';

/** Ends a question that nobody needs to answer any more, inside the transaction that undoes it. */
export async function takeBackQuestion(
  db: Kysely<Database>,
  { id }: StoredQuestion,
  now: number,
): Promise<void> {
  await db
    .updateTable('questions')
    .set({ taken_back_at: iso(now) })
    .where('id', '=', id)
    .execute();
}

/**
 * Has a question wait from now on, after the decision that was made without its answer is undone. Its mails are sent if
 * they were not, because the decision came first.
 */
export async function askAgain(
  db: Kysely<Database>,
  { id, item_id }: StoredQuestion,
  now: number,
): Promise<void> {
  await db
    .updateTable('questions')
    .set({ waiting_since: iso(now) })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('outbox')
    .set({ delivered_at: null, last_error: null, attempts: 0, ...dueIn(0, now) })
    .where('item_id', '=', item_id)
    .where('kind', 'in', ['question', 'question-reminder'])
    .where('data', '=', JSON.stringify({ questionId: id }))
    .where('last_error', '=', NOT_ASKED)
    .execute();
}
