import 'server-only';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { loadEvents } from './load-events.server.ts';

/** The event with an id; undefined when none has it. */
export async function findEvent(id: string): Promise<CalendarEvent | undefined> {
  const { events } = await loadEvents();
  return events.find((event) => event.id === id);
}
