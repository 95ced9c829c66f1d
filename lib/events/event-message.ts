import type { CalendarEvent } from './calendar-event.ts';
import { formatEventWhen, formatEventWhere } from './format-event.ts';

/** The words that go with a shared event: 'Hudut Cook-Off, Fri 20 Nov 2026, 11 AM, Hopkins'. */
export function eventMessage(event: CalendarEvent): string {
  return [event.title, formatEventWhen(event), formatEventWhere(event)].filter(Boolean).join(', ');
}
