// Draws preview images, one after the other, until its parent goes away. Started by
// lib/catalog/previews/drawing-process.server.ts, so that drawing (0.3 s of a processor) never delays a page.
// Decision 54 says why.
// Messages in: a DrawingTask. Messages out: a DrawingResult for each.
// It reads, below the current folder: worker/preview, rules of lib/events/preview, public/images, and the packages next
// (next/og), react, sharp and @fontsource/bricolage-grotesque.
import sharp from 'sharp';
import type { DrawingResult, DrawingTask } from '#lib/catalog/previews/drawing-task';
import { renderPreview } from './preview/render-preview.ts';

sharp.cache(false);
sharp.concurrency(1);

async function resultOf({ number, content, upload }: DrawingTask): Promise<DrawingResult> {
  try {
    return {
      number,
      jpeg: await renderPreview(content, undefined, upload),
      memoryBytes: process.memoryUsage.rss(),
    };
  } catch (error) {
    return { number, problem: error instanceof Error ? error.name : 'Unknown' };
  }
}

process.on('disconnect', () => process.exit());
process.on('message', (task: DrawingTask) => {
  void resultOf(task).then((result) => process.send?.(result));
});
