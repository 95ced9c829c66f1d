import 'server-only';
import { LRUCache } from 'lru-cache';
import type { PreviewContent } from './preview-content.ts';
import { type DrawPreview, renderPreview } from './render-preview.server.ts';

/** Preview images by their address, about 150 KB each; simultaneous requests share one rendering. */
const previews = new LRUCache<
  string,
  Uint8Array<ArrayBuffer>,
  { content: PreviewContent; draw: DrawPreview }
>({
  max: 120,
  fetchMethod: async (_address, _stale, { context: { content, draw } }) =>
    new Uint8Array(await renderPreview(content, draw)),
});

/** The response with a preview image. It may be cached for a day, because its address changes with its content. */
export async function previewResponse(
  address: string,
  content: PreviewContent,
  draw: DrawPreview,
): Promise<Response> {
  return new Response(await previews.forceFetch(address, { context: { content, draw } }), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
