import 'server-only';
import { PublicError } from '#lib/server/http/public-error';
import type { EventSubmission } from '../fields/event-submission.ts';
import { openQuestionOf } from '../items/questions/stored-questions.server.ts';
import { TRANSITIONS } from '../items/states/submission-states.ts';
import { changeItem, type SubmitterRequest } from './change-item.server.ts';
import { correctedColumns } from './correct-item.server.ts';

/**
 * Stores the answer to the open question about an event with the changed event: in one transaction it waits for a
 * decision again, at its old place in the queue, and moderators are mailed, the one who asked first. An event that was
 * closed without an answer is reopened by it. Throws a PublicError: 409 when nothing is asked any more or the item was
 * changed meanwhile, 400 with the field for an image that our upload did not issue.
 */
export async function answerQuestion(
  seen: SubmitterRequest,
  { answer, event }: { answer: string; event: EventSubmission },
): Promise<void> {
  await changeItem(seen, 'reply', async (row, db) => {
    const question = await openQuestionOf(db, row.id);
    if (!question)
      throw new PublicError(409, 'Our question needs no answer any more.', { code: 'no-question' });
    const { fields, fieldNames } = await correctedColumns(row, event, db);
    await db
      .updateTable('questions')
      .set({ answer, answered_at: new Date(seen.now).toISOString() })
      .where('id', '=', question.id)
      .execute();
    return {
      fields: { ...fields, status: TRANSITIONS.reply.to, decided_at: null, decided_by: null },
      audit: 'answered',
      fieldNames,
      questionId: question.id,
      news: 'answered',
      newsData: { questionId: question.id, first: question.asked_by },
    };
  });
}
