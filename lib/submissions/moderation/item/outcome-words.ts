import { proposalAnswerOf } from '../../items/proposals/proposal-answer.ts';
import { stateOf, statusLabel, waitsForDecision } from '../../items/states/submission-states.ts';
import { formatInstant } from './format-instant.ts';
import type { ItemDetail } from './item-detail.ts';

/** The columns of an item that say what became of it. */
export type DecidedItem = Pick<
  ItemDetail['item'],
  'kind' | 'status' | 'decided_at' | 'decided_by' | 'reason' | 'proposal_answer'
>;

/** Who decided, without an address: a mail may be forwarded. */
function byWhom(decidedBy: string | null, who: string): string {
  if (decidedBy === who) return ' by you';
  if (decidedBy === 'submitter') return ' by its sender';
  return decidedBy?.includes('@') ? ' by another moderator' : '';
}

const quoted = (reason: string | null | undefined) => (reason ? `: “${reason}”` : '.');

/** What became of an item, for the reader `who` of a mailed link: 'Rejected by you on Sat 21 Nov 2026, 06:12: “Over.”' */
export function itemOutcomeWords(item: DecidedItem, who: string): string {
  const state = stateOf(item.status);
  if (waitsForDecision(state)) return 'It waits for a decision.';
  if (state.isOpen) return 'Its sender was asked something and has not answered yet.';
  const when = item.decided_at ? ` on ${formatInstant(item.decided_at)}` : '';
  return `${statusLabel(item)}${byWhom(item.decided_by, who)}${when}${quoted(item.reason)}`;
}

/** What became of the correction that a mail was about; a later one has a mail and a link of its own. */
export function proposalOutcomeWords({ proposal_answer }: Pick<DecidedItem, 'proposal_answer'>): string {
  const answered = proposalAnswerOf(proposal_answer);
  if (!answered) return 'The correction of this mail waits no longer.';
  return `The correction was ${answered.answer} on ${formatInstant(answered.at)}${quoted(answered.reason)}`;
}
