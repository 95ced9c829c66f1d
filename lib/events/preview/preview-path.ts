import { hashText } from '#lib/text/hash';
import type { CalendarEvent } from '../calendar-event.ts';
import { type PreviewContent, previewContent } from './preview-content.ts';

/** Increased when the drawing itself changes, because messengers cache a preview image by its address. */
const DRAWING_VERSION = 2;

/** A short hash of what is drawn, eight hexadecimal digits, for the address of the image. */
export const previewHash = (content: PreviewContent): string =>
  hashText(JSON.stringify([DRAWING_VERSION, content]))
    .toString(16)
    .padStart(8, '0');

/**
 * The address of an event's preview image. It changes with the content, because messengers cache the image:
 * '/events/20261120-dangriga-punta-rock-concert/preview-1f0c93ab.jpg'.
 */
export function previewPath(event: CalendarEvent): `/events/${string}/preview-${string}.jpg` {
  return `/events/${event.id}/preview-${previewHash(previewContent(event))}.jpg`;
}
