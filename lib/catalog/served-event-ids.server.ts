import 'server-only';
import { servedEvents } from './event-snapshot.server.ts';

const sets = new WeakMap<object, ReadonlySet<string>>();

/** The ids of all events that are served now, without a request to a source; empty when there are none. */
export async function servedEventIds(): Promise<ReadonlySet<string>> {
  const served = await servedEvents().catch(() => undefined);
  if (!served) return new Set();
  const ids = sets.get(served) ?? new Set(served.events.map(({ id }) => id));
  sets.set(served, ids);
  return ids;
}
