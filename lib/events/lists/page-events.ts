import type { EventSummary } from '../event-summary.ts';

/** How many events are remembered in all: those of pages that are being rendered, at most 300 or a few each. */
const MAX_EVENTS = 5_000;

/**
 * One map of the process. Next renders a page twice, in two bundles with modules of their own: to the payload for the
 * browser, then from that to HTML. What goes from the first to the second this way is in the HTML alone.
 * Decision 82 says why.
 */
function lists(): Map<string, readonly EventSummary[]> {
  const shared = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for('belize-celebrations.page-events');
  shared[key] ??= new Map();
  return shared[key] as Map<string, readonly EventSummary[]>;
}

/** Keeps the events of a page under a name until the page is rendered to HTML; of very many, the oldest are forgotten. */
export function offerPageEvents(name: string, events: readonly EventSummary[]): void {
  const all = lists();
  all.delete(name);
  all.set(name, events);
  let count = [...all.values()].reduce((sum, list) => sum + list.length, 0);
  for (const [oldest, list] of all) {
    if (count <= MAX_EVENTS || oldest === name) break;
    all.delete(oldest);
    count -= list.length;
  }
}

/** The events that were offered under a name; none where it is unknown, as in a browser. */
export const pageEvents = (name: string): readonly EventSummary[] => lists().get(name) ?? [];
