import { answerByForm } from '#lib/submissions/questions/answer-by-form.server';
import { statusHandler } from '#lib/submissions/status/status-handler.server';

export const dynamic = 'force-dynamic';

/** Stores the answer to a moderator's question, with changes of the event. */
export const POST = statusHandler(answerByForm);
