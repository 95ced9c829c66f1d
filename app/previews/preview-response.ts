import 'server-only';
import { LRUCache } from 'lru-cache';
import type { PreviewContent } from '#lib/events/preview/preview-content';
import { renderPreview } from './render-preview';

/** Preview images by their address, about 150 KB each; drawn once however many ask at the same time. */
const previews = new LRUCache<string, Uint8Array<ArrayBuffer>, PreviewContent>({
  max: 120,
  fetchMethod: async (_address, _stale, { context }) => new Uint8Array(await renderPreview(context)),
});

/** Answers with a preview picture, to be kept for a day: its address changes with what is drawn. */
export async function previewResponse(address: string, content: PreviewContent): Promise<Response> {
  return new Response(await previews.forceFetch(address, { context: content }), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
