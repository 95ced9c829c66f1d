import type { CalendarEvent } from '../calendar-event.ts';
import { formatEventWhere } from '../format-event.ts';
import { whenWords } from './event-metadata.ts';

/** The text of a shared event: 'Hudut Cook-Off, Fri 20 Nov 2026, 11 AM, and 3 more dates, Hopkins'. */
export function eventShareText(event: CalendarEvent): string {
  return [event.title, whenWords(event), formatEventWhere(event)].filter(Boolean).join(', ');
}
