import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import type { CalendarEvent } from '../calendar-event.ts';
import { CATEGORY_LABELS } from '../event-category.ts';
import { isOff } from '../event-status.ts';
import { formatCost } from '../format-cost.ts';
import { occurrencesOf } from '../occurrences.ts';
import { formatEventDestination } from '../page/event-destination.ts';
import { shownDescriptionText } from '../page/shown-description.ts';
import { type CalendarDates, calendarDates, dayStamp, utcStamp } from './calendar-dates.ts';
import { calendarLine, calendarText } from './calendar-text.ts';
import { type EntryVersion, latestOf, sequenceOf } from './entry-version.ts';

/**
 * DTSTAMP is required, but the sheet does not say when a row was changed. It is constant where nobody has seen it change,
 * so that the same event gives the same bytes on every server at any time.
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
 * Which version of the entry it is. The number never falls, or calendars would ignore the update (RFC 5545, 3.8.7.4): what
 * the event says by itself may be ahead of what is remembered while the store is away.
 */
function revisionLines(event: CalendarEvent, version: EntryVersion | undefined): string[] {
  const changedAt = latestOf(version?.changed, event.revision?.changedAt);
  const changed = changedAt && utcStamp(Date.parse(changedAt));
  const sequence = Math.max(version?.sequence ?? 0, sequenceOf(event));
  return [
    calendarLine('DTSTAMP', changed ?? STAMP),
    ...(changed ? [calendarLine('LAST-MODIFIED', changed)] : []),
    calendarLine('SEQUENCE', String(sequence)),
  ];
}

/** The UID of an event of which nothing is remembered: that of its id, so that a calendar which has the entry updates it. */
const firstUid = (id: string, siteUrl: string) => `${id}@${new URL(siteUrl).hostname}`;

/** The UID of a further date of an event; no id has a full stop, so it is never another event's. */
const furtherUid = (uid: string, date: CalendarDay) => uid.replace('@', `.${dayStamp(date)}@`);

/** One date of an event, as if it had no other, and the UID of its entry. */
type Entry = { event: CalendarEvent; uid: string };

type EntryUids = Pick<EntryVersion, 'uid' | 'uidDay'>;

/**
 * An entry for each date of an event, and a cancelled one for each further date that was removed, since calendars keep
 * what a file no longer mentions (STATUS in RFC 5545, 3.8.1.11). A further date that has become the first is among the
 * cancelled ones too: the first date has an entry with a UID of its own.
 */
function entriesOf(event: CalendarEvent, { uid, uidDay }: EntryUids, today: CalendarDay): Entry[] {
  const { moreDates = [], revision, endDate: _, ...single } = event;
  const withdrawn = revision?.withdrawn?.filter((day) => day >= today && !moreDates.includes(day)) ?? [];
  return [
    ...occurrencesOf(event).map((one) => ({
      event: one,
      uid: one.date === (uidDay ?? event.date) || !isCalendarDay(one.date) ? uid : furtherUid(uid, one.date),
    })),
    ...withdrawn.map((date) => ({
      event: { ...single, ...(revision && { revision }), date, status: 'cancelled' as const },
      uid: furtherUid(uid, date),
    })),
  ];
}

function entryLines(
  { event, uid }: Entry,
  dates: CalendarDates,
  siteUrl: string,
  version: EntryVersion | undefined,
): string[] {
  const url = `${siteUrl}/events/${event.id}`;
  const address = formatEventDestination(event);
  return [
    calendarLine('BEGIN', 'VEVENT'),
    calendarLine('UID', uid),
    ...revisionLines(event, version),
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
 * were taken out of it stay as cancelled entries until they are before `today`. `version` is what is remembered of it.
 */
export function eventCalendarFile(
  event: CalendarEvent,
  siteUrl: string,
  today: CalendarDay = FIRST_DAY,
  version?: EntryVersion,
): string | undefined {
  const uids = version ?? { uid: firstUid(event.id, siteUrl) };
  const entries = entriesOf(event, uids, today).flatMap((entry) => {
    const dates = calendarDates(entry.event);
    return dates ? entryLines(entry, dates, siteUrl, version) : [];
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
