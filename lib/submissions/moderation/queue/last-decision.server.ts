import 'server-only';
import { nameOf } from '../../items/record/moderated-item.ts';
import { contentOf } from '../../items/record/stored-payload.ts';
import { canDo, stateOf, statusLabel } from '../../items/states/submission-states.ts';
import { loadItem } from '../item/load-item.server.ts';

type LastDecision = { words: string; look: 'success' | 'warning'; itemId: string; undoVersion?: number };

/** What was answered to a proposal, by the page’s search parameters. */
const ANSWERED = new Map([
  ['accept', 'The correction is accepted, and on the calendar within seconds'],
  ['decline', 'The correction is declined'],
]);

/** The result of the decision that redirected to this page, by the page’s search parameters; undefined without one. */
export async function lastDecision(search: URLSearchParams): Promise<LastDecision | undefined> {
  const done = search.get('done');
  const item = done ? await loadItem(done) : undefined;
  if (!item) return undefined;
  const answered = ANSWERED.get(search.get('answered') ?? '');
  const name = `“${nameOf(contentOf(item))}” (${item.reference})`;
  if (answered) {
    // Its page has the new row.
    const isInSheet = search.get('answered') === 'accept' && item.published_via === 'sheet';
    const more = isInSheet ? ' Its row in the sheet has to be changed too; its page has the new one.' : '';
    return {
      words: `${answered}: ${name}.${more}`,
      look: isInSheet ? 'warning' : 'success',
      itemId: item.id,
    };
  }
  const isAskedAgain = search.has('again');
  if (!isAskedAgain && (!stateOf(item.status).isOpen || canDo(item, 'undo'))) {
    return {
      words: `${statusLabel(item)}: ${name}.`,
      look: 'success',
      itemId: item.id,
      ...(canDo(item, 'undo') && { undoVersion: item.version }),
    };
  }
  const left = [
    search.has('told') &&
      (item.former_event
        ? 'The submitter has already been told. Approved again, it has the same address, and the next email says only what changed; a rejection is emailed.'
        : 'The submitter has already been told; your next decision sends another email.'),
    search.has('sheet') && 'Its row may be in the sheet: delete it there.',
  ].filter(Boolean);
  const where = isAskedAgain ? 'Waiting for its answer again' : 'Back in the queue';
  const words = [`${where}: ${name}.`, ...left].join(' ');
  return { words, look: left.length > 0 ? 'warning' : 'success', itemId: item.id };
}
