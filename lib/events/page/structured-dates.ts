import type { CalendarEvent } from '../calendar-event.ts';
import { occurrencesOf } from '../occurrences.ts';
import { eventStructuredData } from './event-structured-data.ts';

/** The schema.org Events of an event's page: one for each of its dates, all with the same address. */
export const structuredDates = (event: CalendarEvent, siteUrl: string, isOver: boolean) =>
  occurrencesOf(event).flatMap((one) => eventStructuredData(one, siteUrl, isOver) ?? []);
