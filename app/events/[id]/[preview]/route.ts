import { loadEvents } from '#lib/catalog/load-events.server';
import { previewResponse } from '#lib/catalog/previews/preview-response.server';
import { findPreview } from '#lib/events/preview/find-preview';
import { belizeDay } from '#lib/time/calendar-day';

// Not in Next's page cache: images are large, and made-up URLs would push pages out of it.
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string; preview: string }> };

/** Responds with an event's preview image: /events/{id}/preview-{hash}.jpg */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id, preview } = await params;
  const { events } = await loadEvents();
  const found = findPreview(events, id, preview, belizeDay(Date.now()));
  if (found.kind === 'current') return previewResponse(found.event, request.signal);
  if (found.kind === 'unknown') {
    return new Response('There is no such picture.', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
    });
  }
  // Cached for minutes only: an event that is cancelled and then restored gets its former URL back.
  const headers = { Location: found.path, 'Cache-Control': 'public, max-age=300' };
  return new Response(null, { status: 308, headers });
}
