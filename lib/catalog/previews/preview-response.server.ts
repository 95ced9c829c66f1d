import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { readyPreviewPath } from '#lib/events/preview/ready-preview';
import { processWide } from '#lib/server/process-wide.server';
import { type KeyedPreview, previewOf } from './preview-key.server.ts';
import { previews } from './previews.server.ts';

/** At most a day, although the address changes with the content: the drawing itself may be improved. */
const CACHED_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const readyPreviews = () => processWide('ready-previews', () => new Map<string, Uint8Array<ArrayBuffer>>());

/** One of our ready previews, below 100 KB each; undefined when its file is missing. */
async function loadReadyPreview(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const held = readyPreviews().get(path);
  if (held) return held;
  const file = join(/*turbopackIgnore: true*/ process.cwd(), 'public', path);
  const content = await readFile(file).catch(() => undefined);
  if (!content) return undefined;
  const jpeg = new Uint8Array(content);
  readyPreviews().set(path, jpeg);
  return jpeg;
}

const jpegResponse = (jpeg: Uint8Array<ArrayBuffer>, cacheControl: string) =>
  new Response(jpeg, { headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': cacheControl } });

async function readyResponse(path: string): Promise<Response> {
  // Never cached: messengers show what they got first, and the next one to ask may get the page's own.
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': '60' };
  const jpeg = await loadReadyPreview(path);
  if (jpeg) return jpegResponse(jpeg, headers['Cache-Control']);
  return new Response('The picture is not drawn yet. Please try again in a minute.', {
    status: 503,
    headers,
  });
}

/**
 * The response with a preview image: what is kept on disk, else what is drawn within four seconds, else the ready preview
 * at a path below public/. `signal` is that of the request.
 */
export async function drawnResponse(
  { key, content }: KeyedPreview,
  readyPath: string,
  signal: AbortSignal,
): Promise<Response> {
  const { store, queue } = previews();
  const stored = await store.read(key);
  if (stored) return jpegResponse(stored, CACHED_A_DAY);
  const asked = await queue.ask(key, content, signal);
  return asked.kind === 'drawn'
    ? jpegResponse(new Uint8Array(asked.jpeg), CACHED_A_DAY)
    : readyResponse(readyPath);
}

/** The response with the preview image of an event; until it is drawn the ready one of its category. */
export const previewResponse = async (event: CalendarEvent, signal: AbortSignal): Promise<Response> =>
  drawnResponse(await previewOf(event), readyPreviewPath(event), signal);
