import { eventIndexAnswer } from '#lib/events/event-index-answer.server';
import { loadEvents } from '#lib/events/load-events.server';

export const dynamic = 'force-dynamic';

/** All events to come, small, for searching in the browser. */
export async function GET(request: Request): Promise<Response> {
  const snapshot = await loadEvents().catch(() => undefined);
  if (snapshot) return eventIndexAnswer(request, snapshot, Date.now());
  return Response.json(
    { error: 'Events are not available right now' },
    { status: 503, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } },
  );
}
