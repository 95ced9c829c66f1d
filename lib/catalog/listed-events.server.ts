import 'server-only';
import type { ListedEvent } from '#lib/submissions/moderation/event-id-for';
import { servedEvents } from './event-snapshot.server.ts';

/** The events the site shows now. None when there is nothing to show: a decision does not wait for the sheet. */
export async function listedEvents(): Promise<ListedEvent[]> {
  try {
    const { events } = await servedEvents();
    return events.map(({ id, title, date, city }) => ({ id, title, date, city }));
  } catch {
    return [];
  }
}
