import 'server-only';
import type { FormValues } from '#lib/forms/form-values';
import { PublicError } from '#lib/server/http/public-error';
import { type EventSubmission, eventSubmissionSchema } from '../fields/event-submission.ts';
import { followUpsOf, pathWithFollowUps } from '../fields/when/follow-ups.ts';
import { withListedDates } from '../fields/when/when-values.ts';
import { IMAGES_FIELD, withListedImages } from '../items/images/listed-images.ts';
import { eventFromValues } from '../items/proposals/edited-event.ts';
import { questionsOf } from '../items/questions/stored-questions.server.ts';
import { saveFormDraft } from '../items/record/form-drafts.server.ts';
import { ANSWER_FIELD, answerSchema } from './answer-field.ts';
import { answerQuestion } from './answer-question.server.ts';
import type { SubmitterRequest } from './change-item.server.ts';
import { loadStatusItem } from './status-item.server.ts';

type Answered = { answer: string; event: EventSubmission };

/** Whether the answer is stored already: its response was lost, or it was sent twice. */
async function isStored({ token }: SubmitterRequest, { answer, event }: Answered): Promise<boolean> {
  const item = await loadStatusItem(token);
  const last = item && (await questionsOf(item.id)).findLast(({ answered_at }) => answered_at !== null);
  return last?.answer === answer && JSON.stringify(item?.event) === JSON.stringify(event);
}

/** Stores an answer with its changes, or invalid values as a draft. Returns where to redirect, below the private link. */
export async function answerByForm(seen: SubmitterRequest, values: FormValues) {
  const item = await loadStatusItem(seen.token);
  if (!item) throw new PublicError(404, 'There is nothing at this address.');
  const saveDraft = () => {
    const { token: _, version: __, ...filled } = values;
    return saveFormDraft(item.id, 'answer', withListedDates(filled), seen.now);
  };
  if (!item.event) throw new PublicError(409, 'It can no longer be answered.', { code: 'no-question' });
  const event = eventSubmissionSchema.safeParse(
    eventFromValues(values, withListedImages(item.event, values[IMAGES_FIELD])),
  );
  const answer = answerSchema.safeParse(values[ANSWER_FIELD] ?? '');
  const again = followUpsOf(values);
  if (!event.success || !answer.success || again.length > 0) {
    await saveDraft();
    return pathWithFollowUps('/answer', again);
  }
  const answered = { answer: answer.data, event: event.data };
  try {
    await answerQuestion(seen, answered);
    return '?done=answered' as const;
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const { code, fields } = error.details;
    // An image was deleted meanwhile: the page finds out which one.
    if (fields) {
      await saveDraft();
      return '/answer?again=1' as const;
    }
    if (error.status !== 409) throw error;
    if (await isStored(seen, answered)) return '?done=answered' as const;
    if (code !== 'changed') throw new PublicError(409, error.message, { code: 'no-question' });
    await saveDraft();
    return '/answer?changed=1' as const;
  }
}
