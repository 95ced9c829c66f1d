import { createHash } from 'node:crypto';
import { indexFromEvents } from '#lib/events/event-index';
import { loadEvents } from '#lib/events/load-events.server';
import { summarizeEvent } from '#lib/events/summarize-event';
import { upcomingEvents } from '#lib/events/upcoming-events';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';

let made: { key: string; body: string; etag: string } | undefined;

/** All events to come, small, for searching in the browser. */
export async function GET(request: Request): Promise<Response> {
  const snapshot = await loadEvents().catch(() => undefined);
  if (!snapshot)
    return Response.json(
      { error: 'Events are not available right now' },
      { status: 503, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } },
    );
  const today = belizeDay(Date.now());
  const key = `${snapshot.version} ${today}`;
  if (made?.key !== key) {
    const body = JSON.stringify(indexFromEvents(upcomingEvents(snapshot.events, today).map(summarizeEvent)));
    made = { key, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  }
  const headers = { ETag: made.etag, 'Cache-Control': 'public, max-age=60, stale-while-revalidate=300' };
  // A proxy that compresses may weaken the tag.
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.some((tag) => tag.replace(/^W\//, '') === made?.etag))
    return new Response(null, { status: 304, headers });
  return new Response(made.body, {
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  });
}
