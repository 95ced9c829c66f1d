import { formatShortDay } from '#lib/time/format-day';
import type { CalendarEvent } from '../calendar-event.ts';
import { statusWord, takesPlace } from '../event-status.ts';
import { formatEventDestination } from '../page/event-destination.ts';
import { type CalendarDates, calendarDates, dayStamp, utcStamp } from './calendar-dates.ts';
import { calendarNotes } from './event-calendar-file.ts';

/** Characters: much longer addresses are refused by servers and proxies. */
const NOTES_LENGTH = 900;

/** Google requires an end; where it is unknown, it is the start. */
function datesParameter(dates: CalendarDates): string {
  return dates.kind === 'days'
    ? `${dayStamp(dates.first)}/${dayStamp(dates.dayAfter)}`
    : `${utcStamp(dates.start)}/${utcStamp(dates.end ?? dates.start)}`;
}

/** 'Also on: Fri 27 Nov 2026, Fri 4 Dec 2026'; '' without further dates. */
const alsoOn = ({ moreDates = [] }: CalendarEvent) =>
  moreDates.length > 0 && `Also on: ${moreDates.map(formatShortDay).join(', ')}`;

/**
 * The link that adds an event to Google Calendar, of several dates the one at which it is shown: the address has room
 * for one. Undefined when the event has no date.
 */
export function googleCalendarLink(event: CalendarEvent, siteUrl: string): string | undefined {
  const dates = calendarDates(event);
  if (!dates) return undefined;
  const url = `${siteUrl}/events/${event.id}`;
  const notes = calendarNotes(
    { ...event, description: event.description.slice(0, NOTES_LENGTH) },
    dates,
    url,
  );
  const word = takesPlace(event) ? '' : statusWord(event);
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: word ? `${word}: ${event.title}` : event.title,
    dates: datesParameter(dates),
    details: [notes, alsoOn(event)].filter(Boolean).join('\n').toWellFormed(),
    location: formatEventDestination(event),
    ...(dates.kind === 'instants' && { ctz: dates.timeZone }),
  });
  return `https://calendar.google.com/calendar/render?${params}`;
}
