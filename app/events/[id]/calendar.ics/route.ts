import { loadEvents } from '#lib/catalog/load-events.server';
import { loadMemory } from '#lib/catalog/memory/load-memory.server';
import { eventCalendarFile } from '#lib/events/calendar/event-calendar-file';
import { siteUrl } from '#lib/server/env.server';
import { belizeDay } from '#lib/time/calendar-day';

// Not cached: generating a kilobyte is cheaper than a cache lookup, and it would push pages out of Next's cache.
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

const notFound = (sentence: string) =>
  new Response(sentence, {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
  });

/** Responds with an event as an iCalendar file: /events/{id}/calendar.ics */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const { events } = await loadEvents();
  const event = events.find((candidate) => candidate.id === id);
  if (!event) return notFound('There is no such event.');
  const { byId } = await loadMemory();
  const file = eventCalendarFile(event, siteUrl(), belizeDay(Date.now()), byId.get(id));
  if (!file)
    return notFound('The date of this event is not known yet, so there is nothing to put in a calendar.');
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      // Inline rather than an attachment: a phone then offers to add it to its calendar.
      'Content-Disposition': `inline; filename="${id}.ics"`,
      'Cache-Control': 'public, max-age=300',
    },
  });
}
