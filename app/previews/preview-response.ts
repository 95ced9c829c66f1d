import 'server-only';
import type { PreviewContent } from '#lib/events/preview/preview-content';
import { renderPreview } from './render-preview';

/** Pictures kept in memory, the most recently asked for last; about 150 KB each. */
const MAX_KEPT = 120;
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A picture by its address, drawn once however many ask for it at the same time. */
function keptPicture(address: string, content: PreviewContent): Promise<Uint8Array<ArrayBuffer>> {
  const picture =
    kept.get(address) ??
    renderPreview(content).then(
      (drawn) => new Uint8Array(drawn),
      (error: unknown) => {
        kept.delete(address);
        throw error;
      },
    );
  kept.delete(address);
  kept.set(address, picture);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return picture;
}

/** Answers with a preview picture, to be kept for a day: its address changes with what is drawn. */
export async function previewResponse(address: string, content: PreviewContent): Promise<Response> {
  return new Response(await keptPicture(address, content), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
