import { addDays, type CalendarDay } from '#lib/time/calendar-day';
import { instantOf } from '#lib/time/zoned-time';
import type { CalendarEvent } from '../calendar-event.ts';
import { eventHours, hasOwnEnd } from '../event-hours.ts';
import { isPutOff } from '../event-status.ts';
import { timeZoneOf } from '../event-time-zone.ts';
import { hasDay, lastDay } from '../occurrences.ts';

/** The dates of a calendar entry: whole days, or instants (milliseconds since 1970) in a time zone. */
export type CalendarDates =
  | { kind: 'days'; first: CalendarDay; dayAfter: CalendarDay }
  | { kind: 'instants'; start: number; end?: number; timeZone: string };

/**
 * The days or instants of an event's calendar entry; undefined when its date is to be confirmed or it is postponed.
 * Whole days where the time or its zone is unknown, because a calendar in another country would shift the time. An
 * event of several days has instants only when the sheet has an end time for the last one: '10 AM - 6 PM' from Friday
 * to Sunday does not last through the nights; one night that is said twice does.
 */
export function calendarDates(event: CalendarEvent): CalendarDates | undefined {
  if (!hasDay(event) || isPutOff(event)) return undefined;
  const hours = eventHours(event);
  const timeZone = timeZoneOf(event);
  // The end of a night that is said twice, '8 PM - 2 AM' and the next day, is that of its first day.
  const hasEnd = !event.endDate || hasOwnEnd(event) || hours?.end?.day === event.date;
  if (!hours || !timeZone || !hasEnd)
    return { kind: 'days', first: event.date, dayAfter: addDays(lastDay(event), 1) };
  const start = instantOf(event.date, hours.start, timeZone);
  const end = hours.end && instantOf(hours.end.day, hours.end.minutes, timeZone);
  return { kind: 'instants', start, ...(end !== undefined && end > start && { end }), timeZone };
}

/** An instant (milliseconds since 1970) in UTC: '20261121T020000Z'. */
export const utcStamp = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A day without dashes: '20261120'. */
export const dayStamp = (day: CalendarDay) => day.replaceAll('-', '');
