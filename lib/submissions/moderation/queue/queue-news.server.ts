import 'server-only';
import { LINK_IS_SENT } from '../decisions/sent-link-words.ts';
import { type AuditEntry, overtakenWords } from '../item/audit-words.ts';
import { moderationProblem } from '../requests/moderation-problem.ts';
import { bulkResult } from './decide-together.server.ts';
import { lastDecision } from './last-decision.server.ts';

type Undo = { itemId: string; version: number; key: string; to: 'queue' } | { bulk: string };
type News = { words: string; look: 'success' | 'warning'; undo?: Undo };

type NewsContext = {
  /** The address of the moderator. */
  email: string;
  /** The history of the item that the address names. */
  history?: readonly AuditEntry[] | undefined;
};

/** What the queue says about the form that led to it, by its address: what was decided, or why it was not. */
export async function queueNews(search: URLSearchParams, { email, history }: NewsContext): Promise<News[]> {
  const problem = search.get('problem');
  const isOvertaken = problem === 'conflict' && history !== undefined;
  const warning = isOvertaken ? overtakenWords(history, email) : moderationProblem(problem);
  const [last, bulk] = await Promise.all([lastDecision(search), bulkResult(search.get('bulk'))]);
  const news: News[] = [];
  if (warning) news.push({ words: warning, look: 'warning' });
  if (search.has('linked') && !warning) news.push({ words: LINK_IS_SENT, look: 'success' });
  if (bulk) {
    const { words, look, undoId } = bulk;
    news.push({ words, look, ...(undoId && { undo: { bulk: undoId } }) });
  }
  if (last) {
    const { words, look, itemId, undoVersion: version } = last;
    news.push({
      words,
      look,
      ...(version !== undefined && { undo: { itemId, version, key: '', to: 'queue' } }),
    });
  }
  return news;
}
