import 'server-only';
import { servedEvents } from './event-snapshot.server.ts';
import { movedEvent } from './moved-event.ts';

export type EventAddress = { kind: 'known' } | { kind: 'unknown' } | { kind: 'moved'; id: string };

/**
 * What an event's address leads to, from what is being served now. When nothing is served yet, every address
 * counts as known: the page itself finds out.
 */
export async function eventAddress(id: string): Promise<EventAddress> {
  const served = await servedEvents().catch(() => undefined);
  if (!served || served.from === 'nothing') return { kind: 'known' };
  if (served.events.some((event) => event.id === id)) return { kind: 'known' };
  const moved = movedEvent(id, served.events);
  return moved ? { kind: 'moved', id: moved.id } : { kind: 'unknown' };
}
