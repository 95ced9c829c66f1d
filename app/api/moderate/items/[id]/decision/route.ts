import { listedEvents } from '#lib/catalog/listed-events.server';
import { sheetRowWithId } from '#lib/catalog/sheet-rows.server';
import { seeOther } from '#lib/server/handlers/response.server';
import { PublicError } from '#lib/server/http/public-error';
import { ALREADY_LISTED } from '#lib/submissions/items/record/same-event';
import { DECISIONS, PROPOSAL_ANSWERS } from '#lib/submissions/items/states/submission-states';
import { answerProposal } from '#lib/submissions/moderation/decisions/answer-proposal.server';
import { askSubmitter } from '#lib/submissions/moderation/decisions/ask-submitter.server';
import { cancelDate } from '#lib/submissions/moderation/decisions/cancel-date.server';
import { MAX_QUESTION_CHARACTERS } from '#lib/submissions/moderation/decisions/canned-questions';
import { MAX_REASON_CHARACTERS } from '#lib/submissions/moderation/decisions/canned-reasons';
import { decideItem } from '#lib/submissions/moderation/decisions/decide-item.server';
import { noteLateDecision } from '#lib/submissions/moderation/decisions/note-late-decision.server';
import { undoDecision } from '#lib/submissions/moderation/decisions/undo-decision.server';
import { loadItem } from '#lib/submissions/moderation/item/load-item.server';
import { neighboursOf } from '#lib/submissions/moderation/queue/queue.server';
import {
  type ItemFormRequest,
  itemPost,
  pathAfter,
} from '#lib/submissions/moderation/requests/item-post.server';
import { filterForOpenItems } from '#lib/submissions/moderation/requests/queue-filter';

export const dynamic = 'force-dynamic';

/** Words for the submitter: the moderator's own, else the prepared ones that were chosen. */
function wordsOf(form: URLSearchParams, own: string, prepared: string, most: number): string {
  const words = (form.get(own) ?? '').trim() || (form.get(prepared) ?? '').trim();
  // Line breaks are the only control characters that they may have.
  return words
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .slice(0, most);
}

const reasonOf = (form: URLSearchParams) => wordsOf(form, 'ownReason', 'reason', MAX_REASON_CHARACTERS);
const questionOf = (form: URLSearchParams) =>
  wordsOf(form, 'ownQuestion', 'question', MAX_QUESTION_CHARACTERS);

/** Where a moderator goes on after a decision: at the next item, or at the same one with the link of a mail. */
async function nextPath(sent: ItemFormRequest, outcome: Record<string, string> = {}): Promise<string> {
  const { deciding, filter, key, isInQueue } = sent;
  const { itemId } = deciding;
  const more = { done: itemId, ...outcome };
  if (key) return pathAfter(sent, itemId, more);
  const item = await loadItem(itemId);
  const next = item && (await neighboursOf(item, isInQueue ? filter : filterForOpenItems(filter))).next;
  return pathAfter(sent, next, more);
}

/** Decides on an item, asks its submitter, or undoes that, and redirects to the next item, in the queue or on its page. */
const decide = async (sent: ItemFormRequest): Promise<Response> => {
  const { form, deciding } = sent;
  const { itemId } = deciding;
  const action = form.get('action');
  if (action === 'undo') {
    const { wasTold, isInSheet, isAsked } = await undoDecision(deciding);
    const outcome = {
      done: itemId,
      ...(wasTold && { told: 'yes' }),
      ...(isInSheet && { sheet: 'yes' }),
      ...(isAsked && { again: 'yes' }),
    };
    return seeOther(pathAfter(sent, itemId, outcome));
  }
  const answer = PROPOSAL_ANSWERS.find((known) => known === action);
  if (answer) {
    await answerProposal(answer, { ...deciding, reason: reasonOf(form) }, sheetRowWithId);
    return seeOther(await nextPath(sent, { answered: answer }));
  }
  if (action === 'cancel-date') {
    await cancelDate({ ...deciding, day: form.get('day') ?? '' });
    return seeOther(pathAfter(sent, itemId, { saved: 'yes' }));
  }
  if (action === 'ask') {
    await askSubmitter({ ...deciding, question: questionOf(form) });
    return seeOther(await nextPath(sent));
  }
  const decision = DECISIONS.find((known) => known === action);
  if (!decision) throw new PublicError(400, 'There is no such decision.', { code: 'decision' });
  const sameAs = form.get('reason') === ALREADY_LISTED ? (form.get('sameAs') ?? undefined) : undefined;
  await decideItem(decision, { ...deciding, reason: reasonOf(form), sameAs }, await listedEvents());
  return seeOther(await nextPath(sent));
};

/** The same; a decision that came too late enters the history too, so that those who decided differently know of it. */
export const POST = itemPost(async (sent) => {
  try {
    return await decide(sent);
  } catch (error) {
    const isLate = error instanceof PublicError && error.details.code === 'conflict';
    if (isLate) await noteLateDecision(sent.deciding, sent.form.get('action') ?? '', reasonOf(sent.form));
    throw error;
  }
});
