import { answerByForm } from '#lib/submissions/private-page/answer-by-form.server';
import { statusHandler } from '#lib/submissions/private-page/status-handler.server';

export const dynamic = 'force-dynamic';

/** Stores the answer to a moderator's question, with changes of the event. */
export const POST = statusHandler(answerByForm);
