import { findLandingPreview } from '#lib/catalog/landing/landing-preview.server';
import { keyedPreview } from '#lib/catalog/previews/preview-key.server';
import { drawnResponse } from '#lib/catalog/previews/preview-response.server';
import { SITE_PREVIEW_PATH } from '#lib/events/preview/ready-preview';

// Not in Next's page cache: images are large, and made-up URLs would push pages out of it.
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

/** Responds with the preview image of a landing page: /landing-previews/month-july-{hash}.jpg */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const found = await findLandingPreview(file, Date.now());
  if (!found)
    return new Response('There is no such picture.', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
    });
  if (found.path.endsWith(`/${file}`))
    return drawnResponse(await keyedPreview(found.path, found.content), SITE_PREVIEW_PATH, request.signal);
  // Cached for minutes only: what a page says may become again what it was.
  const headers = { Location: found.path, 'Cache-Control': 'public, max-age=300' };
  return new Response(null, { status: 308, headers });
}
