import type { CalendarEvent } from './calendar-event.ts';
import { formatEventWhen, formatEventWhere } from './format-event.ts';

/** The text of a shared event: 'Hudut Cook-Off, Fri 20 Nov 2026, 11 AM, Hopkins'. */
export function eventShareText(event: CalendarEvent): string {
  return [event.title, formatEventWhen(event), formatEventWhere(event)].filter(Boolean).join(', ');
}
