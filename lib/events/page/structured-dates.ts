import type { CalendarEvent } from '../calendar-event.ts';
import { occurrencesOf } from '../occurrences.ts';
import { eventStructuredData } from './event-structured-data.ts';

/** The event on each of its dates that are cancelled. */
function cancelledOf(event: CalendarEvent): CalendarEvent[] {
  const { moreDates: _, cancelledDates = [], ...rest } = event;
  return cancelledDates.map((date) => ({ ...rest, date, status: 'cancelled' }));
}

/** The schema.org Events of an event's page: one for each of its dates, cancelled ones too, all with the same address. */
export const structuredDates = (event: CalendarEvent, siteUrl: string, isOver: boolean) =>
  [...occurrencesOf(event), ...cancelledOf(event)].flatMap(
    (one) => eventStructuredData(one, siteUrl, isOver) ?? [],
  );
