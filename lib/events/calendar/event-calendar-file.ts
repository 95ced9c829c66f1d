import type { CalendarDay } from '#lib/time/calendar-day';
import type { CalendarEvent } from '../calendar-event.ts';
import { CATEGORY_LABELS } from '../event-category.ts';
import { isOff } from '../event-status.ts';
import { formatCost } from '../format-cost.ts';
import { occurrencesOf } from '../occurrences.ts';
import { formatEventDestination } from '../page/event-destination.ts';
import { shownDescriptionText } from '../page/shown-description.ts';
import { type CalendarDates, calendarDates, dayStamp, utcStamp } from './calendar-dates.ts';
import { calendarLine, calendarText } from './calendar-text.ts';

/**
 * DTSTAMP is required, but the sheet does not say when a row was changed. It is constant there, so that the same event
 * gives the same bytes on every server at any time.
 */
const STAMP = '20260101T000000Z';

const FIRST_DAY = '0000-01-01';

/** The path of an event's iCalendar file: '/events/{id}/calendar.ics'. */
export const calendarFilePath = (id: string) => `/events/${id}/calendar.ics`;

/** The description of a calendar entry: the event's own, its time where the dates have none, its cost and its `url`. */
export function calendarNotes(event: CalendarEvent, dates: CalendarDates, url: string): string {
  const time = dates.kind === 'days' && event.time && `Time: ${event.time}`;
  const written = formatCost(event, 'full');
  const cost = written && `Cost: ${written}`;
  return [shownDescriptionText(event, false), time, cost, url].filter(Boolean).join('\n');
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
function revisionLines(event: CalendarEvent): string[] {
  const { revision, movedFrom } = event;
  if (!revision) {
    const sequence = Number(isOff(event)) + Number(movedFrom !== undefined);
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
 * entry updates it; no id has a full stop, so that of a further date is never another event's.
 */
const uidOf = (id: string, furtherDate: CalendarDay | undefined, siteUrl: string) =>
  `${id}${furtherDate ? `.${dayStamp(furtherDate)}` : ''}@${new URL(siteUrl).hostname}`;

type Entry = { event: CalendarEvent; uid: string };

/**
 * An entry for each date of an event, and a cancelled one for each further date that was removed, since calendars keep
 * what a file no longer mentions (STATUS in RFC 5545, 3.8.1.11). A further date that has become the first is among the
 * cancelled ones too: the first date has an entry with a UID of its own.
 */
function entriesOf(event: CalendarEvent, siteUrl: string, today: CalendarDay): Entry[] {
  const { moreDates = [], revision, endDate: _, ...single } = event;
  const withdrawn = revision?.withdrawn?.filter((day) => day >= today && !moreDates.includes(day)) ?? [];
  return [
    ...occurrencesOf(event).map((one) => ({
      event: one,
      uid: uidOf(event.id, one.date === event.date ? undefined : one.date, siteUrl),
    })),
    ...withdrawn.map((date) => ({
      event: { ...single, ...(revision && { revision }), date, status: 'cancelled' as const },
      uid: uidOf(event.id, date, siteUrl),
    })),
  ];
}

function entryLines(event: CalendarEvent, uid: string, dates: CalendarDates, siteUrl: string): string[] {
  const url = `${siteUrl}/events/${event.id}`;
  const address = formatEventDestination(event);
  return [
    calendarLine('BEGIN', 'VEVENT'),
    calendarLine('UID', uid),
    ...revisionLines(event),
    ...dateLines(dates),
    calendarLine('SUMMARY', calendarText(event.title)),
    calendarLine('DESCRIPTION', calendarText(calendarNotes(event, dates, url))),
    ...(address ? [calendarLine('LOCATION', calendarText(address))] : []),
    calendarLine('CATEGORIES', calendarText(CATEGORY_LABELS[event.category])),
    calendarLine('STATUS', isOff(event) ? 'CANCELLED' : 'CONFIRMED'),
    calendarLine('URL', url),
    calendarLine('END', 'VEVENT'),
  ];
}

/**
 * One event as an iCalendar file (RFC 5545) with an entry for each of its dates; undefined when it has no date. Dates that
 * were taken out of it stay as cancelled entries until they are before `today`.
 */
export function eventCalendarFile(
  event: CalendarEvent,
  siteUrl: string,
  today: CalendarDay = FIRST_DAY,
): string | undefined {
  const entries = entriesOf(event, siteUrl, today).flatMap(({ event: one, uid }) => {
    const dates = calendarDates(one);
    return dates ? entryLines(one, uid, dates, siteUrl) : [];
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
