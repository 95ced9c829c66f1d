import type { CalendarEvent } from './calendar-event.ts';
import { formatEventWhen } from './format-event.ts';

const DESCRIPTION_LENGTH = 200;

/** The title of an event's page: 'Hudut Cook-Off, Fri 20 Nov 2026, 11 AM - 3 PM' */
export const eventPageTitle = (event: CalendarEvent) => `${event.title}, ${formatEventWhen(event)}`;

/** The meta description of an event's page: the event's description, cut between words. */
export function eventMetaDescription({ description }: Pick<CalendarEvent, 'description'>): string {
  if (description.length <= DESCRIPTION_LENGTH) return description;
  return `${description.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`;
}
