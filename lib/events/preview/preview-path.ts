import { hashText } from '#lib/text/hash';
import type { CalendarEvent } from '../calendar-event.ts';
import { previewContent } from './preview-content.ts';

/** Raised when the drawing itself changes, so that messengers fetch the pictures they have kept again. */
const DRAWING = 1;

/**
 * The address of an event's preview picture. It changes with what is drawn, because messengers keep a picture
 * per address: '/events/20261120-dangriga-punta-rock-concert/preview-1f0c93ab.jpg'.
 */
export function previewPath(event: CalendarEvent): `/events/${string}/preview-${string}.jpg` {
  const hash = hashText(JSON.stringify([DRAWING, previewContent(event)]));
  return `/events/${event.id}/preview-${hash.toString(16).padStart(8, '0')}.jpg`;
}
