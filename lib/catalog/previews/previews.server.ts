import 'server-only';
import { join } from 'node:path';
import type { PreviewContent } from '#lib/events/preview/preview-content';
import { serverEnv } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import { processWide } from '#lib/server/process-wide.server';
import { MINUTE_MS } from '#lib/time/durations';
import { DrawingFailed, drawingProcess } from './drawing-process.server.ts';
import { previewQueue } from './preview-queue.ts';
import { previewStore } from './preview-store.server.ts';
import { uploadedImage } from './uploaded-image.server.ts';

const MEGABYTE = 1024 * 1024;
/** About 1,700 previews of 150 KB. */
export const STORE_MAX_BYTES = 256 * MEGABYTE;
const MIN_FREE_BYTES = 256 * MEGABYTE;
/** As many as are drawn in the time that each waits. */
const QUEUE_LIMITS = { waitMs: 4_000, maxWaiting: 20, maxLeft: 200, failureMs: 5 * MINUTE_MS };

const CLOCK = {
  now: () => performance.now(),
  after: (milliseconds: number, call: () => void) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

function makeService() {
  const store = previewStore({
    folder: join(/*turbopackIgnore: true*/ serverEnv().DATA_DIR, 'previews'),
    maxBytes: STORE_MAX_BYTES,
    minFreeBytes: MIN_FREE_BYTES,
  });
  const drawer = drawingProcess();
  let isStoring = true;

  /** Keeps a preview; a disk that fails is logged when it begins to. */
  async function keep(key: string, jpeg: Uint8Array): Promise<void> {
    try {
      await store.keep(key, jpeg);
      isStoring = true;
    } catch (error) {
      if (isStoring) log().warn({ code: errorCode(error) ?? 'UNEXPECTED' }, 'Previews are not kept on disk');
      isStoring = false;
    }
  }

  async function draw(key: string, content: PreviewContent): Promise<Uint8Array> {
    // Another server with the same folder, or an earlier task, may have drawn it meanwhile.
    const stored = await store.read(key);
    if (stored) return stored;
    try {
      const jpeg = await drawer.draw(content, await uploadedImage(content.picture));
      await keep(key, jpeg);
      return jpeg;
    } catch (error) {
      const reason = error instanceof DrawingFailed ? error.message : (errorCode(error) ?? 'UNEXPECTED');
      log().warn({ reason }, 'A preview could not be drawn');
      throw error;
    }
  }

  return { store, queue: previewQueue(draw, QUEUE_LIMITS, CLOCK), isStoring: () => isStoring };
}

/** The previews of this process: one store, one queue, one drawing process. */
export const previews = () => processWide('previews', makeService);
