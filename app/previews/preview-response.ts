import 'server-only';
import type { PreviewContent } from '#lib/share/preview-content';
import { renderPreview } from './render-preview';

/** Answers with a preview picture, to be kept for a day: its address changes with what is drawn. */
export async function previewResponse(content: PreviewContent): Promise<Response> {
  return new Response(new Uint8Array(await renderPreview(content)), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
