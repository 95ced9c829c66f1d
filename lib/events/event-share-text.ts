import type { CalendarEvent } from './calendar-event.ts';
import { formatEventWhen, formatEventWhere } from './format-event.ts';
import { moreDatesText } from './occurrences.ts';

/** The text of a shared event: 'Hudut Cook-Off, Fri 20 Nov 2026, 11 AM, and 3 more dates, Hopkins'. */
export function eventShareText(event: CalendarEvent): string {
  return [event.title, formatEventWhen(event), moreDatesText(event), formatEventWhere(event)]
    .filter(Boolean)
    .join(', ');
}
