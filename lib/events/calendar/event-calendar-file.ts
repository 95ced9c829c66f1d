import type { CalendarEvent } from '../calendar-event.ts';
import { CATEGORY_LABELS } from '../event-category.ts';
import { formatEventAddress, formatEventCost } from '../format-event.ts';
import { occurrencesOf } from '../occurrences.ts';
import { toldText } from '../page/told-event.ts';
import { type CalendarDates, calendarDates, dayStamp, utcStamp } from './calendar-dates.ts';
import { calendarLine, calendarText } from './calendar-text.ts';

/**
 * DTSTAMP is required, but the sheet does not say when a row was changed. It is constant there, so that the same event
 * gives the same bytes on every server at any time.
 */
const STAMP = '20260101T000000Z';

/** The path of an event's iCalendar file: '/events/{id}/calendar.ics'. */
export const calendarFilePath = (id: string) => `/events/${id}/calendar.ics`;

/** The description of a calendar entry: the event's own, its time where the dates have none, its cost and its `url`. */
export function calendarNotes(event: CalendarEvent, dates: CalendarDates, url: string): string {
  const time = dates.kind === 'days' && event.time && `Time: ${event.time}`;
  const written = formatEventCost(event);
  const cost = written && `Cost: ${written}`;
  return [toldText(event, false), time, cost, url].filter(Boolean).join('\n');
}

function dateLines(dates: CalendarDates): string[] {
  if (dates.kind === 'days')
    return [
      calendarLine('DTSTART;VALUE=DATE', dayStamp(dates.first)),
      // Exclusive: the day after the last one (RFC 5545, 3.6.1).
      calendarLine('DTEND;VALUE=DATE', dayStamp(dates.dayAfter)),
      // The hours are unknown, so the days are not marked as busy.
      calendarLine('TRANSP', 'TRANSPARENT'),
    ];
  return [
    calendarLine('DTSTART', utcStamp(dates.start)),
    ...(dates.end === undefined ? [] : [calendarLine('DTEND', utcStamp(dates.end))]),
  ];
}

/**
 * Which version of the entry it is. The number never falls, or calendars would ignore the update (RFC 5545, 3.8.7.4); of
 * a row of the sheet only its state is known.
 */
function revisionLines({ revision, status, movedFrom }: CalendarEvent): string[] {
  if (!revision) {
    const sequence = Number(status === 'cancelled') + Number(movedFrom !== undefined);
    return [calendarLine('DTSTAMP', STAMP), calendarLine('SEQUENCE', String(sequence))];
  }
  const changed = utcStamp(Date.parse(revision.changedAt));
  return [
    calendarLine('DTSTAMP', changed),
    calendarLine('LAST-MODIFIED', changed),
    calendarLine('SEQUENCE', String(revision.sequence)),
  ];
}

/**
 * The UID of a date of an event. That of the first is derived from the id alone, so a calendar that already has the
 * entry updates it; no id has a full stop, so that of a later date is never another event's.
 */
const uidOf = (event: CalendarEvent, date: string, siteUrl: string) =>
  `${event.id}${date === event.date ? '' : `.${dayStamp(date)}`}@${new URL(siteUrl).hostname}`;

function entryLines(event: CalendarEvent, uid: string, dates: CalendarDates, siteUrl: string): string[] {
  const url = `${siteUrl}/events/${event.id}`;
  const address = formatEventAddress(event);
  const isCancelled = event.status === 'cancelled';
  return [
    calendarLine('BEGIN', 'VEVENT'),
    calendarLine('UID', uid),
    ...revisionLines(event),
    ...dateLines(dates),
    calendarLine('SUMMARY', calendarText(event.title)),
    calendarLine('DESCRIPTION', calendarText(calendarNotes(event, dates, url))),
    ...(address ? [calendarLine('LOCATION', calendarText(address))] : []),
    calendarLine('CATEGORIES', calendarText(CATEGORY_LABELS[event.category])),
    calendarLine('STATUS', isCancelled ? 'CANCELLED' : 'CONFIRMED'),
    calendarLine('URL', url),
    calendarLine('END', 'VEVENT'),
  ];
}

/**
 * One event as an iCalendar file (RFC 5545) with an entry for each of its dates; undefined when it has no date. Entries
 * rather than RDATE, which Outlook and Google Calendar leave out when they import a file.
 */
export function eventCalendarFile(event: CalendarEvent, siteUrl: string): string | undefined {
  const entries = occurrencesOf(event).flatMap((one) => {
    const dates = calendarDates(one);
    return dates ? entryLines(one, uidOf(event, one.date, siteUrl), dates, siteUrl) : [];
  });
  if (entries.length === 0) return undefined;
  return [
    calendarLine('BEGIN', 'VCALENDAR'),
    calendarLine('VERSION', '2.0'),
    calendarLine('PRODID', '-//Belize Celebrations//Events//EN'),
    calendarLine('CALSCALE', 'GREGORIAN'),
    ...entries,
    calendarLine('END', 'VCALENDAR'),
  ].join('');
}
