import 'server-only';
import { movedEvent } from '#lib/events/moved-event';
import { MINUTE_MS } from '#lib/time/durations';
import { refreshEvents, servedEvents } from './event-snapshot.server.ts';
import { eventState } from './event-state.server.ts';

type EventAddress = { kind: 'known' } | { kind: 'unknown' } | { kind: 'moved'; id: string };

/** A reading this old (milliseconds) is made anew before somebody is told that an event does not exist. */
const OLD_MS = 5 * MINUTE_MS;

async function addressAmongServed(id: string): Promise<EventAddress> {
  const served = await servedEvents().catch(() => undefined);
  // When nothing is served yet, every address counts as known: the page itself finds out.
  if (!served || served.from === 'nothing') return { kind: 'known' };
  if (served.events.some((event) => event.id === id)) return { kind: 'known' };
  const moved = movedEvent(id, served.events);
  return moved ? { kind: 'moved', id: moved.id } : { kind: 'unknown' };
}

/** What an event's address leads to. A new row may have been written since the sheet was last read. */
export async function eventAddress(id: string): Promise<EventAddress> {
  const address = await addressAmongServed(id);
  if (address.kind === 'known' || Date.now() - eventState().readAt < OLD_MS) return address;
  await refreshEvents().catch(() => undefined);
  return addressAmongServed(id);
}
