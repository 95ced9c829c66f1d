import 'server-only';
import { notFound } from 'next/navigation';
import { loadEvents } from '#lib/catalog/load-events.server';
import type { CalendarEvent } from '#lib/events/calendar-event';

/** The event with an id. The middleware has already turned unknown addresses away. */
export async function findEvent(id: string): Promise<CalendarEvent> {
  const { events } = await loadEvents();
  return events.find((event) => event.id === id) ?? notFound();
}
