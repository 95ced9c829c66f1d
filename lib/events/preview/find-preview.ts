import type { CalendarDay } from '#lib/time/calendar-day';
import type { CalendarEvent } from '../calendar-event.ts';
import { atNextDate } from '../occurrences.ts';
import { previewPath } from './preview-path.ts';

const FILE_NAME = /^preview-[0-9a-f]{8}\.jpg$/;

type FoundPreview =
  | { kind: 'current'; event: CalendarEvent }
  | { kind: 'moved'; path: string }
  | { kind: 'unknown' };

/**
 * The meaning of an address `/events/{id}/{file}` on a day. Only an event's current preview image is rendered, of
 * several dates that of the next.
 */
export function findPreview(
  events: readonly CalendarEvent[],
  id: string,
  file: string,
  today: CalendarDay,
): FoundPreview {
  const found = FILE_NAME.test(file) ? events.find((candidate) => candidate.id === id) : undefined;
  if (!found) return { kind: 'unknown' };
  const event = atNextDate(found, today);
  const path = previewPath(event);
  return path.endsWith(`/${file}`) ? { kind: 'current', event } : { kind: 'moved', path };
}
