import { listedEvents } from '#lib/catalog/listed-events.server';
import { sheetRowWithId } from '#lib/catalog/sheet-rows.server';
import { PublicError } from '#lib/server/http/public-error';
import { seeOther } from '#lib/server/http/response.server';
import { decideItem } from '#lib/submissions/moderation/decide-item.server';
import { type ItemFormRequest, itemPost } from '#lib/submissions/moderation/item-post.server';
import { loadItem } from '#lib/submissions/moderation/load-item.server';
import { moderationPath } from '#lib/submissions/moderation/moderation-path';
import { neighboursOf } from '#lib/submissions/moderation/queue.server';
import { filterForOpenItems } from '#lib/submissions/moderation/queue-filter';
import { MAX_REASON_CHARACTERS } from '#lib/submissions/moderation/ready-reasons';
import { undoDecision } from '#lib/submissions/moderation/undo-decision.server';
import { answerProposal } from '#lib/submissions/proposals/answer-proposal.server';
import { askSubmitter } from '#lib/submissions/questions/ask-submitter.server';
import { MAX_QUESTION_CHARACTERS } from '#lib/submissions/questions/ready-questions';
import { DECISIONS, PROPOSAL_ANSWERS } from '#lib/submissions/submission-states';

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

/** The page after a decision: the next item to decide, or the same one for a moderator with the link of a mail. */
async function pathAfter(
  { deciding: { itemId }, filter, key }: Omit<ItemFormRequest, 'form'>,
  outcome: Record<string, string> = {},
): Promise<string> {
  const more = { done: itemId, ...outcome };
  if (key) return moderationPath({ itemId, key, more });
  const item = await loadItem(itemId);
  const next = item && (await neighboursOf(item, filterForOpenItems(filter))).next;
  return moderationPath({ itemId: next, filter, more });
}

async function decide({ form, deciding, filter, key }: ItemFormRequest): Promise<Response> {
  const { itemId } = deciding;
  const action = form.get('action');
  if (action === 'undo') {
    // A mail may be forwarded, so its link can undo only the decision of the moderator it was sent to.
    const { wasTold, isInSheet, isAsked } = await undoDecision(deciding, { isOwnOnly: key !== '' });
    const outcome = {
      done: itemId,
      ...(wasTold && { told: 'yes' }),
      ...(isInSheet && { sheet: 'yes' }),
      ...(isAsked && { again: 'yes' }),
    };
    return seeOther(moderationPath({ itemId, filter, key, more: outcome }));
  }
  const answer = PROPOSAL_ANSWERS.find((known) => known === action);
  if (answer) {
    await answerProposal(answer, { ...deciding, reason: reasonOf(form) }, sheetRowWithId);
    return seeOther(await pathAfter({ deciding, filter, key }, { answered: answer }));
  }
  if (action === 'ask') {
    await askSubmitter({ ...deciding, question: questionOf(form) });
    return seeOther(await pathAfter({ deciding, filter, key }));
  }
  const decision = DECISIONS.find((known) => known === action);
  if (!decision) throw new PublicError(400, 'There is no such decision.');
  await decideItem(decision, { ...deciding, reason: reasonOf(form) }, await listedEvents());
  return seeOther(await pathAfter({ deciding, filter, key }));
}

/** Codes of errors that the item's page explains, like a missing reason and a decision on an outdated version. */
const TOLD_IN_PLACE = ['reason', 'question', 'conflict', 'does-not-fit'];

/**
 * Decides on an item, asks its submitter, or undoes that, and redirects to the next pending item; to the item itself where a
 * reason or a question is missing, and where the decision was overtaken.
 */
export const POST = itemPost(async (sent) => {
  try {
    return await decide(sent);
  } catch (error) {
    const code = error instanceof PublicError ? error.details.code : undefined;
    if (!code || !TOLD_IN_PLACE.includes(code)) throw error;
    const { deciding, filter, key } = sent;
    return seeOther(moderationPath({ itemId: deciding.itemId, filter, key, more: { problem: code } }));
  }
});
