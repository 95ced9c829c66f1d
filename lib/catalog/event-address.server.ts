import 'server-only';
import { eventFromOldId } from '#lib/events/rows/event-from-old-id';
import { rememberedAddress } from '#lib/memory/remembered-address';
import { MINUTE_MS } from '#lib/time/durations';
import { catalogState } from './catalog-state.server.ts';
import { eventLists } from './event-lists.server.ts';
import { refreshEvents, servedEvents } from './event-snapshot.server.ts';
import { loadMemory } from './memory/load-memory.server.ts';

/** 'gone' is an event that was listed, and of which nothing may be shown any more. */
type EventAddress =
  | { kind: 'known' }
  | { kind: 'unknown' }
  | { kind: 'gone' }
  | { kind: 'moved'; id: string };

/** Events this old are read again before an event is reported as not found. */
const NOT_FOUND_MAX_AGE_MS = 5 * MINUTE_MS;

async function addressAmongServed(id: string): Promise<EventAddress> {
  const served = await servedEvents().catch(() => undefined);
  // While nothing is served yet, every address counts as known: the page itself answers 404.
  if (!served || served.from === 'nothing') return { kind: 'known' };
  if (served.events.some((event) => event.id === id)) return { kind: 'known' };
  const decided = rememberedAddress(await loadMemory(), id);
  if (decided) return decided.kind === 'parted' ? { kind: 'unknown' } : decided;
  const { oldIds } = await eventLists(served, Date.now());
  const moved = eventFromOldId(id, oldIds);
  return moved ? { kind: 'moved', id: moved.id } : { kind: 'unknown' };
}

/** Whether the address of an event is known, unknown, moved or gone. Reads the sheet again first when the row may be new. */
export async function eventAddress(id: string): Promise<EventAddress> {
  const address = await addressAmongServed(id);
  if (address.kind === 'known' || Date.now() - catalogState().readAt < NOT_FOUND_MAX_AGE_MS) return address;
  await refreshEvents().catch(() => undefined);
  return addressAmongServed(id);
}
