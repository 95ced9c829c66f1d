import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { iso } from '#lib/outbox/due-in';
import { enqueue } from '#lib/outbox/enqueue.server';
import type { Task } from '#lib/outbox/worker.server';
import type { Database } from '#lib/server/store/schema';
import { inTransaction, store } from '#lib/server/store/store.server';
import { MINUTE_MS } from '#lib/time/durations';
import { settleUploads } from '#lib/uploads/claim-uploads.server';
import { CLOSING_MS, REMINDER_MS } from '../items/questions/question-times.ts';
import { openQuestions } from '../items/questions/stored-questions.server.ts';
import { writeAudit } from '../items/record/write-audit.server.ts';
import { CLOSED_AS, CLOSED_AUDIT, statusesWhere } from '../items/states/submission-states.ts';

/** Questions that are read at once; requests are answered in between. */
const BATCH = 100;
/** The clocks of several servers differ by a little less than this. */
const TOLERANCE_MS = MINUTE_MS;

/** Questions whose items wait for the answer, those that have waited longest first. */
const waitingQuestions = (db: Kysely<Database>) =>
  openQuestions(db)
    .innerJoin('items', 'items.id', 'questions.item_id')
    .select(['questions.id', 'questions.item_id', 'items.version'])
    .where(
      'items.status',
      'in',
      statusesWhere((state) => state.isOpen && state.isAsked === true),
    )
    .orderBy('questions.waiting_since')
    .limit(BATCH);

type Due = { id: string; item_id: string; version: number };

/** Enqueues the reminder of a question, unless another server has or it was answered meanwhile. */
const remind = ({ id, item_id, version }: Due, now: number): Promise<void> =>
  inTransaction(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('questions')
      .set({ reminded_at: iso(now) })
      .where('id', '=', id)
      .where('reminded_at', 'is', null)
      .where('answered_at', 'is', null)
      .where('taken_back_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('items').select('id').where('id', '=', item_id).where('version', '=', version)),
      )
      .executeTakeFirst();
    if (!numUpdatedRows) return;
    await writeAudit(db, { itemId: item_id, who: 'worker', action: 'reminded the submitter' }, now);
    await enqueue(
      db,
      { kind: 'question-reminder', itemId: item_id, data: { questionId: id }, occasion: id },
      now,
    );
  });

/** Closes an item, in the version that was read: an answer, a decision or another server may have come first. */
const close = ({ id, item_id, version }: Due, now: number): Promise<void> =>
  inTransaction(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('items')
      .set({
        status: CLOSED_AS,
        decided_at: iso(now),
        decided_by: 'worker',
        updated_at: iso(now),
        version: version + 1,
      })
      .where('id', '=', item_id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!numUpdatedRows) return;
    await settleUploads(db, item_id);
    await writeAudit(db, { itemId: item_id, who: 'worker', action: CLOSED_AUDIT }, now);
    const occasion = `${id} ${version + 1}`;
    await enqueue(db, { kind: 'question-closed', itemId: item_id, data: { questionId: id }, occasion }, now);
  });

/** Has questions that were asked by a clock that was ahead, and has been set back since, wait from now on. */
async function correctClock(now: number): Promise<void> {
  const { db } = await store();
  const latest = iso(now + TOLERANCE_MS);
  for (const column of ['waiting_since', 'reminded_at'] as const) {
    const ahead = await openQuestions(db).select('id').where(column, '>', latest).execute();
    for (const { id } of ahead)
      await db
        .updateTable('questions')
        .set({ [column]: iso(now) })
        .where('id', '=', id)
        .where(column, '>', latest)
        .execute();
  }
}

/** Questions that are to be reminded of at `now` (milliseconds since 1970). */
async function toRemind(now: number): Promise<Due[]> {
  const { db } = await store();
  return waitingQuestions(db)
    .where('questions.waiting_since', '<=', iso(now - REMINDER_MS))
    .where('questions.reminded_at', 'is', null)
    .execute();
}

/** Questions whose items are to be closed: 30 days without an answer, and three since the reminder. */
async function toClose(now: number): Promise<Due[]> {
  const { db } = await store();
  return waitingQuestions(db)
    .where('questions.waiting_since', '<=', iso(now - CLOSING_MS))
    .where('questions.reminded_at', '<=', iso(now - REMINDER_MS))
    .execute();
}

/**
 * Reminds submitters of questions without an answer and closes items whose answer did not come, each with its mail in
 * one transaction and exactly once, however many servers do it; `now` is in milliseconds since 1970. After a long time
 * without a server the reminder comes first, and three days later the end. Throws when the store is unavailable.
 * Decision 88 says why this is no row of the outbox.
 */
export async function keepQuestionDeadlines(now: number, signal?: AbortSignal): Promise<void> {
  await correctClock(now);
  for (const [due, settle] of [
    [toRemind, remind],
    [toClose, close],
  ] as const) {
    let found: Due[];
    do {
      found = await due(now);
      for (const question of found) if (!signal?.aborted) await settle(question, now);
      await nextTurn();
    } while (found.length === BATCH && !signal?.aborted);
  }
}

/** Runs every minute: it reads two entries of an index when nothing is due. */
export const QUESTIONS_TASK: Task = {
  run: keepQuestionDeadlines,
  everyMs: MINUTE_MS,
  retryMs: MINUTE_MS,
  failure: 'Questions without an answer could not be reminded of or closed',
};
