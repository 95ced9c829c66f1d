import type { CalendarEvent } from '../calendar-event.ts';
import { formatEventAddress } from '../format-event.ts';
import { type CalendarDates, calendarDates, dayStamp, utcStamp } from './calendar-dates.ts';
import { calendarNotes } from './event-calendar-file.ts';

/** Characters; an address that is much longer is refused on its way. */
const NOTES_LENGTH = 900;

/** Google wants an end: one that is not known is the start. */
function dateWords(dates: CalendarDates): string {
  return dates.kind === 'days'
    ? `${dayStamp(dates.first)}/${dayStamp(dates.dayAfter)}`
    : `${utcStamp(dates.start)}/${utcStamp(dates.end ?? dates.start)}`;
}

/** The address at which Google Calendar offers to take an event up; undefined when there is no day to keep. */
export function googleCalendarLink(event: CalendarEvent, siteUrl: string): string | undefined {
  const dates = calendarDates(event);
  if (!dates) return undefined;
  const url = `${siteUrl}/events/${event.id}`;
  const notes = calendarNotes(
    { ...event, description: event.description.slice(0, NOTES_LENGTH) },
    dates,
    url,
  );
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.status === 'cancelled' ? `Cancelled: ${event.title}` : event.title,
    dates: dateWords(dates),
    details: notes.toWellFormed(),
    location: formatEventAddress(event),
    ...(dates.kind === 'instants' && { ctz: dates.timeZone }),
  });
  return `https://calendar.google.com/calendar/render?${params}`;
}
