import 'server-only';
import type { Route } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { loadEvents } from '#lib/events/load-events.server';
import { movedEvent } from '#lib/events/moved-event';

/** The event with an id; an old id leads to the event it meant, an unknown one to the site's 404. */
export async function findEvent(id: string): Promise<CalendarEvent> {
  const { events } = await loadEvents();
  const event = events.find((candidate) => candidate.id === id);
  if (event) return event;
  const moved = movedEvent(id, events);
  if (moved) permanentRedirect(`/events/${moved.id}` as Route);
  notFound();
}
