import { loadEvents } from '#lib/catalog/load-events.server';
import { eventCalendarFile } from '#lib/events/calendar/event-calendar-file';
import { siteUrl } from '#lib/server/env.server';

// A file of a kilobyte is made faster than it is looked up, and takes no room from the pages that are kept.
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

const refuse = (sentence: string) =>
  new Response(sentence, {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
  });

/** An event for any calendar: /events/{id}/calendar.ics */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const { events } = await loadEvents();
  const event = events.find((candidate) => candidate.id === id);
  if (!event) return refuse('There is no such event.');
  const file = eventCalendarFile(event, siteUrl());
  if (!file)
    return refuse('The date of this event is not known yet, so there is nothing to put in a calendar.');
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      // Shown rather than saved: a phone then offers to put it in its calendar.
      'Content-Disposition': `inline; filename="${id}.ics"`,
      'Cache-Control': 'public, max-age=300',
    },
  });
}
