import type { EventSummary } from '../event-summary.ts';

/** How many lists are remembered: those of pages that are being rendered. */
const MAX_LISTS = 16;

/**
 * One map of the process. Next renders a page twice, in two bundles with modules of their own: to the payload for the
 * browser, then from that to HTML. What goes from the first to the second this way is in the HTML alone.
 */
function lists(): Map<string, readonly EventSummary[]> {
  const shared = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for('belize-celebrations.page-events');
  shared[key] ??= new Map();
  return shared[key] as Map<string, readonly EventSummary[]>;
}

/** Keeps the events of a page under a name until the page is rendered to HTML; the oldest of sixteen is forgotten. */
export function offerPageEvents(name: string, events: readonly EventSummary[]): void {
  const all = lists();
  all.delete(name);
  all.set(name, events);
  const [oldest] = all.keys();
  if (all.size > MAX_LISTS && oldest !== undefined) all.delete(oldest);
}

/** The events that were offered under a name; none where it is unknown, as in a browser. */
export const pageEvents = (name: string): readonly EventSummary[] => lists().get(name) ?? [];
