import { drawPreview } from '#components/share/draw-preview';
import { loadEvents } from '#lib/catalog/load-events.server';
import { findPreview } from '#lib/events/preview/find-preview';
import { previewContent } from '#lib/events/preview/preview-content';
import { previewResponse } from '#lib/events/preview/preview-response.server';

// Not kept among the pages: pictures are heavy, and addresses that somebody makes up would push the pages out.
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string; preview: string }> };

/** The preview picture of an event: /events/{id}/preview-{hash}.jpg */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, preview } = await params;
  const { events } = await loadEvents();
  const found = findPreview(events, id, preview);
  if (found.kind === 'current')
    return previewResponse(`${id}/${preview}`, previewContent(found.event), drawPreview);
  if (found.kind === 'unknown') {
    return new Response('There is no such picture.', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
    });
  }
  // Kept for minutes only: an event that is cancelled and then is not gets its former address back.
  const headers = { Location: found.path, 'Cache-Control': 'public, max-age=300' };
  return new Response(null, { status: 308, headers });
}
