// Prints what calendars get of some events, for the test that runs it in several time zones.
import { eventCalendarFile } from '#lib/events/calendar/event-calendar-file';
import { googleCalendarLink } from '#lib/events/calendar/google-calendar-link';
import { someEvent } from '../../../support/events/some-event.ts';

const EVENTS = [
  someEvent(),
  someEvent({ time: undefined, isAllDay: true }),
  someEvent({ time: undefined, isAllDay: true, endDate: '2026-11-22' }),
  someEvent({ date: '2027-03-14', city: 'New York', time: '8 PM' }),
  someEvent({ date: '2026-12-31', time: '11:30 PM - 1 AM' }),
];

const output = EVENTS.flatMap((event) => [
  eventCalendarFile(event, 'https://belize.example'),
  googleCalendarLink(event, 'https://belize.example'),
]);

console.info(JSON.stringify({ offset: new Date(Date.UTC(2026, 10, 20)).getTimezoneOffset(), output }));
