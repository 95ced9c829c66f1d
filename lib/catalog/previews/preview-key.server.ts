import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { ownImageFile } from '#lib/events/preview/own-image';
import { type PreviewContent, previewContent } from '#lib/events/preview/preview-content';
import { previewPath } from '#lib/events/preview/preview-path';
import { processWide } from '#lib/server/process-wide.server';

/** Images of our own do not change while a server runs. A sheet may name any number that do not exist. */
const MAX_DIGESTS = 500;

const digests = () =>
  processWide(
    'own-image-digests',
    () => new LRUCache<string, string>({ max: MAX_DIGESTS, fetchMethod: digestOfFile }),
  );

async function digestOfFile(file: string): Promise<string> {
  const content = await readFile(join(/*turbopackIgnore: true*/ process.cwd(), 'public', file)).catch(
    () => '',
  );
  return createHash('sha256').update(content).digest('hex');
}

/** What is drawn, and the key under which it is kept. */
export type KeyedPreview = { key: string; content: PreviewContent };

/** A preview by its address, with its key: another address or another image has another key. */
export async function keyedPreview(path: string, content: PreviewContent): Promise<KeyedPreview> {
  const file = content.picture && ownImageFile(content.picture);
  const image = file ? await digests().forceFetch(file) : '';
  const key = createHash('sha256').update(`${path}\n${image}`).digest('hex').slice(0, 32);
  return { key, content };
}

/** What is drawn for an event, with its key. */
export const previewOf = (event: CalendarEvent): Promise<KeyedPreview> =>
  keyedPreview(previewPath(event), previewContent(event));
