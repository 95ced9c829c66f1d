import type { CalendarEvent } from '../calendar-event.ts';
import { previewPath } from './preview-path.ts';

const FILE_NAME = /^preview-[0-9a-f]{8}\.jpg$/;

type FoundPreview =
  | { kind: 'current'; event: CalendarEvent }
  | { kind: 'moved'; path: string }
  | { kind: 'unknown' };

/** The meaning of an address `/events/{id}/{file}`. Only an event's current preview image is rendered. */
export function findPreview(events: readonly CalendarEvent[], id: string, file: string): FoundPreview {
  const event = FILE_NAME.test(file) ? events.find((candidate) => candidate.id === id) : undefined;
  if (!event) return { kind: 'unknown' };
  const path = previewPath(event);
  return path.endsWith(`/${file}`) ? { kind: 'current', event } : { kind: 'moved', path };
}
