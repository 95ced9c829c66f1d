import 'server-only';
import { eventFromOldId } from '#lib/events/rows/event-from-old-id';
import { MINUTE_MS } from '#lib/time/durations';
import { catalogState } from './catalog-state.server.ts';
import { eventLists } from './event-lists.server.ts';
import { refreshEvents, servedEvents } from './event-snapshot.server.ts';

type EventAddress = { kind: 'known' } | { kind: 'unknown' } | { kind: 'moved'; id: string };

/** Events this old are read again before an event is reported as not found. */
const NOT_FOUND_MAX_AGE_MS = 5 * MINUTE_MS;

async function addressAmongServed(id: string): Promise<EventAddress> {
  const served = await servedEvents().catch(() => undefined);
  // While nothing is served yet, every address counts as known: the page itself answers 404.
  if (!served || served.from === 'nothing') return { kind: 'known' };
  if (served.events.some((event) => event.id === id)) return { kind: 'known' };
  const { oldIds } = await eventLists(served, Date.now());
  const moved = eventFromOldId(id, oldIds);
  return moved ? { kind: 'moved', id: moved.id } : { kind: 'unknown' };
}

/** Whether the address of an event is known, unknown or moved. Reads the sheet again first when the row may be new. */
export async function eventAddress(id: string): Promise<EventAddress> {
  const address = await addressAmongServed(id);
  if (address.kind === 'known' || Date.now() - catalogState().readAt < NOT_FOUND_MAX_AGE_MS) return address;
  await refreshEvents().catch(() => undefined);
  return addressAmongServed(id);
}
