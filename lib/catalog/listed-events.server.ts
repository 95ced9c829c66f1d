import 'server-only';
import type { ListedEvent } from '#lib/submissions/moderation/decisions/event-id-for';
import { servedEvents } from './event-snapshot.server.ts';

/** The events that the site serves now; empty when there are none, because a decision must not depend on the sheet. */
export async function listedEvents(): Promise<readonly ListedEvent[]> {
  try {
    return (await servedEvents()).events;
  } catch {
    return [];
  }
}
