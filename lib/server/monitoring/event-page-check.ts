import type { Check } from './check.ts';

/** Asks a page by its path; resolves to its status, or to undefined without a response in time. */
type AskPage = (path: string) => Promise<number | undefined>;

/**
 * The check of event pages: asks for one, another one at each `turn` (0, 1, 2, …), since a page that was asked before may
 * come from memory. Where that fails a second one tells whether it is this page alone. `ids` are those of all events.
 */
export async function eventPageCheck(ids: readonly string[], turn: number, ask: AskPage): Promise<Check> {
  const first = ids[turn % ids.length];
  if (first === undefined) return { status: 'ok', reason: 'There is no event whose page could be asked for' };
  const status = await ask(`/events/${first}`);
  const details = { event: first, response: status ?? null };
  if (status === 200) return { status: 'ok', details };
  // A busy server is slow, and says nothing about its pages.
  if (status === undefined)
    return { status: 'degraded', reason: 'An event page does not respond in time', details };
  const second = ids[(turn + 1) % ids.length] ?? first;
  const isAlone = second !== first && (await ask(`/events/${second}`)) === 200;
  return {
    status: isAlone ? 'degraded' : 'failing',
    reason: `${isAlone ? 'An event page answers' : 'Event pages answer'} ${status} instead of 200`,
    details,
  };
}
