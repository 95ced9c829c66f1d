import type { Selectable } from 'kysely';
import type { ItemTable } from '#lib/server/store/schema';
import { canDo, ENDS_ASKING, stateOf, TOOK_BACK, waitsForDecision } from '../states/submission-states.ts';

/** Seconds after a decision in which the link that made it takes it back: less than its mail waits. */
export const LINK_UNDO_SECONDS = 12;

/**
 * What the mail of a link asks its moderator: to decide about a submission (or about one that came back with an answer,
 * which is a later round), or to answer one proposal, by the instant at which it was made. News ask nothing.
 */
export type MailedAsk =
  | { what: 'decision'; round: number }
  | { what: 'proposal'; madeAt: number }
  | { what: 'nothing' };

/** What a link may do now: decide or answer what its mail asked, take that back, or only show what became of it. */
export type LinkPower = 'decide' | 'answer' | 'undo' | 'show';

type Entry = { at: string; who: string; action: string };
type Asking = Pick<Selectable<ItemTable>, 'kind' | 'status' | 'proposed_at'>;

const isSoonAfter = (later: string, earlier: string) =>
  Date.parse(later) - Date.parse(earlier) <= LINK_UNDO_SECONDS * 1_000;

/** The decisions in a history, oldest first, without those that were taken back at once; a question counts as one. */
function decisionsIn(history: readonly Entry[]): Entry[] {
  const decisions: Entry[] = [];
  for (const entry of history) {
    const last = decisions.at(-1);
    if (ENDS_ASKING.includes(entry.action)) decisions.push(entry);
    else if (entry.action.startsWith(TOOK_BACK) && last && isSoonAfter(entry.at, last.at)) decisions.pop();
  }
  return decisions;
}

/** What an item asks of moderators, which the link of a mail about it is bound to. */
export function askOf(item: Asking, history: readonly Entry[]): MailedAsk {
  if (waitsForDecision(stateOf(item.status))) return { what: 'decision', round: decisionsIn(history).length };
  if (canDo(item, 'accept') && item.proposed_at)
    return { what: 'proposal', madeAt: Date.parse(item.proposed_at) };
  return { what: 'nothing' };
}

/**
 * What a link that is bound to `asked` may do with an item, for `who` at `now` (milliseconds since 1970). It decides
 * once, whoever decided; a decision that was taken back later than 12 seconds after it is for a moderator who signs in.
 */
export function linkPower(
  asked: MailedAsk,
  { item, history, who, now }: { item: Asking; history: readonly Entry[]; who: string; now: number },
): LinkPower {
  const current = askOf(item, history);
  if (asked.what === 'proposal')
    return current.what === 'proposal' && current.madeAt === asked.madeAt ? 'answer' : 'show';
  if (asked.what === 'nothing') return 'show';
  if (current.what === 'decision' && current.round === asked.round) return 'decide';
  const decisions = decisionsIn(history);
  const last = decisions.at(-1);
  const isOwn = last?.who === who && decisions.length === asked.round + 1;
  return isOwn && canDo(item, 'undo') && isSoonAfter(new Date(now).toISOString(), last.at) ? 'undo' : 'show';
}

/** An ask as a link writes it: 'd0' for the first decision, 'p' with an instant for a proposal, 'n' for nothing. */
export function askText(asked: MailedAsk): string {
  switch (asked.what) {
    case 'decision':
      return `d${asked.round.toString(36)}`;
    case 'proposal':
      return `p${asked.madeAt.toString(36)}`;
    case 'nothing':
      return 'n';
  }
}

/** The ask that a link names. Links of before it was written ask for the first decision. */
export function askFromText(text: string | undefined): MailedAsk {
  const number = Number.parseInt(text?.slice(1) || '0', 36);
  if (text === undefined || text.startsWith('d')) return { what: 'decision', round: number };
  return text.startsWith('p') ? { what: 'proposal', madeAt: number } : { what: 'nothing' };
}
