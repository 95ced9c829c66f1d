import 'server-only';
import { canDo, stateOf, statusLabel } from '../submission-states.ts';
import { loadItem } from './load-item.server.ts';
import { contentOf, nameOf } from './moderated-item.ts';

type LastDecision = { words: string; look: 'success' | 'warning'; itemId: string; undoVersion?: number };

/** The result of the decision that redirected to this page, by the page’s search parameters; undefined without one. */
export async function lastDecision(search: URLSearchParams): Promise<LastDecision | undefined> {
  const done = search.get('done');
  const item = done ? await loadItem(done) : undefined;
  if (!item) return undefined;
  const name = `“${nameOf(contentOf(item))}” (${item.reference})`;
  if (!stateOf(item.status).isOpen) {
    return {
      words: `${statusLabel(item)}: ${name}.`,
      look: 'success',
      itemId: item.id,
      ...(canDo(item, 'undo') && { undoVersion: item.version }),
    };
  }
  const left = [
    search.has('told') && 'The submitter was told already; your next decision sends another mail.',
    search.has('sheet') && 'Its row may be in the sheet: delete it there.',
  ].filter(Boolean);
  const words = [`Back in the queue: ${name}.`, ...left].join(' ');
  return { words, look: left.length > 0 ? 'warning' : 'success', itemId: item.id };
}
