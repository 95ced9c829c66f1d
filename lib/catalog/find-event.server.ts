import 'server-only';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { type RelatedEvents, relatedEvents } from '#lib/events/page/related-events';
import { indexVersion } from './event-lists.server.ts';
import { loadEventLists, loadEvents } from './load-events.server.ts';

/** Related events, and the version of the index that has them. */
type FoundRelated = { related: RelatedEvents; version: string };

/** The event with an id; undefined when there is none. Throws when there are no events to serve. */
export async function findEvent(id: string): Promise<CalendarEvent | undefined> {
  const { events } = await loadEvents();
  return events.find((event) => event.id === id);
}

/** Other events for an event's page, at an instant (milliseconds since 1970). Throws like `findEvent`. */
export async function findRelated(event: CalendarEvent, now: number): Promise<FoundRelated> {
  const { toCome, snapshot } = await loadEventLists(now);
  return { related: relatedEvents(event, toCome, now), version: indexVersion(snapshot, now) };
}
