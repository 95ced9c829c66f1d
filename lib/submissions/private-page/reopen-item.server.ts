import 'server-only';
import { openQuestionOf } from '../items/questions/stored-questions.server.ts';
import { TRANSITIONS } from '../items/states/submission-states.ts';
import { changeItem, type SubmitterRequest } from './change-item.server.ts';

/**
 * Reopens an event that was closed without an answer: its question waits anew, and nothing of it is deleted any more.
 * Throws a 409 when it is not closed, or was changed since the page was loaded.
 */
export async function reopenItem(seen: SubmitterRequest): Promise<void> {
  await changeItem(seen, 'reopen', async (row, db) => {
    const question = await openQuestionOf(db, row.id);
    if (question)
      await db
        .updateTable('questions')
        .set({ waiting_since: new Date(seen.now).toISOString() })
        .where('id', '=', question.id)
        .execute();
    return {
      // Without a question, which only a fault could have left out, moderators decide at once.
      fields: {
        status: question ? TRANSITIONS.reopen.to : TRANSITIONS.undo.to,
        decided_at: null,
        decided_by: null,
      },
      audit: 'reopened',
      news: 'reopened',
      newsData: question && { first: question.asked_by },
    };
  });
}
