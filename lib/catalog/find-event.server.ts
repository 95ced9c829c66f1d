import 'server-only';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { loadEvents } from './load-events.server.ts';

/** The event with an id; undefined when there is none. Throws when there are no events to serve. */
export async function findEvent(id: string): Promise<CalendarEvent | undefined> {
  const { events } = await loadEvents();
  return events.find((event) => event.id === id);
}
