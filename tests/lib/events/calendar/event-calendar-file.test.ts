import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calendarFilePath, eventCalendarFile } from '#lib/events/calendar/event-calendar-file';
import { googleCalendarLink } from '#lib/events/calendar/google-calendar-link';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { hasDay } from '#lib/events/occurrences';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishSlices } from '#lib/time/slices';
import { someEvent } from '../../../support/events/some-event.ts';

const SITE = 'https://belize.example';

/** The file as a calendar reads it: unfolded, as a map from name (with its parameters) to value. */
function entry(fields: Partial<CalendarEvent> = {}): Map<string, string> {
  const file = eventCalendarFile(someEvent(fields), SITE) ?? '';
  const lines = file.replace(/\r\n /g, '').split('\r\n').slice(0, -1);
  for (const line of lines) expect(line).toMatch(/^[A-Z-]+(;VALUE=DATE)?:/);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

const datesOf = (fields: Partial<CalendarEvent>) =>
  [...entry(fields)].filter(([name]) => /^DT(START|END)/.test(name)).map((pair) => pair.join(':'));

/** The values of the link's parameters. */
function google(fields: Partial<CalendarEvent> = {}): Record<string, string> {
  const link = googleCalendarLink(someEvent(fields), SITE);
  return link ? Object.fromEntries(new URL(link).searchParams) : {};
}

test('the file of an event has all lines that a calendar needs', () => {
  expect(eventCalendarFile(someEvent(), SITE)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Belize Celebrations//Events//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:20261120-dangriga-punta-rock-concert@belize.example',
      'DTSTAMP:20260101T000000Z',
      'SEQUENCE:0',
      'DTSTART:20261121T020000Z',
      'DTEND:20261121T070000Z',
      'SUMMARY:Punta Rock Concert',
      'DESCRIPTION:Join us at Y-Not Island in Dangriga\\, 8 PM - 1 AM. Paid event.\\',
      ' nCost: Paid\\nhttps://belize.example/events/20261120-dangriga-punta-rock-co',
      ' ncert',
      'LOCATION:Y-Not Island\\, Dangriga\\, Belize',
      'CATEGORIES:Entertainment',
      'STATUS:CONFIRMED',
      'URL:https://belize.example/events/20261120-dangriga-punta-rock-concert',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('days in a row with other hours on one are whole days, with the hours in words', () => {
  const time = '8 PM - 2 AM, Sat 6 PM - 2 AM';
  const fair = { endDate: '2026-11-21', time, plainTime: '8 PM - 2 AM; Sat 6 PM - 2 AM' };
  expect(datesOf(fair)).toEqual(['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261122']);
  expect(entry(fair).get('DESCRIPTION')).toContain('Time: 8 PM - 2 AM\\, Sat 6 PM - 2 AM');
  expect(google(fair).details).toContain(`Time: ${time}`);
});

test('an event that was changed since its approval says when, and its number is that of its changes', () => {
  const changed = entry({
    revision: { sequence: 3, changedAt: '2026-11-02T15:04:05.678Z' },
    status: 'cancelled',
  });
  expect(changed.get('SEQUENCE')).toBe('3');
  expect(changed.get('LAST-MODIFIED')).toBe('20261102T150405Z');
  expect(changed.get('DTSTAMP')).toBe('20261102T150405Z');
  expect(changed.get('UID')).toBe(entry().get('UID'));
});

describe('the dates of a calendar entry,', () => {
  test.each<[string, Partial<CalendarEvent>, string[], string, string | undefined]>([
    [
      'an evening that ends after midnight',
      { time: '8 PM - 1 AM' },
      ['DTSTART:20261121T020000Z', 'DTEND:20261121T070000Z'],
      '20261121T020000Z/20261121T070000Z',
      'America/Belize',
    ],
    [
      'an end in a column of its own',
      { time: '7 PM', endTime: '10 PM' },
      ['DTSTART:20261121T010000Z', 'DTEND:20261121T040000Z'],
      '20261121T010000Z/20261121T040000Z',
      'America/Belize',
    ],
    [
      'a start without an end',
      { time: '8 PM' },
      ['DTSTART:20261121T020000Z'],
      '20261121T020000Z/20261121T020000Z',
      'America/Belize',
    ],
    [
      'all day, with the day after as the end',
      { time: undefined, isAllDay: true },
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261121'],
      '20261120/20261121',
      undefined,
    ],
    [
      'several days',
      { time: undefined, isAllDay: true, endDate: '2026-11-30' },
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261201'],
      '20261120/20261201',
      undefined,
    ],
    [
      'several days with the hours of each',
      { time: '10 AM - 6 PM', endDate: '2026-11-22' },
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261123'],
      '20261120/20261123',
      undefined,
    ],
    [
      'one night that is said twice, by its hours and by its last day',
      { time: '8 PM - 2 AM', endDate: '2026-11-21' },
      ['DTSTART:20261121T020000Z', 'DTEND:20261121T080000Z'],
      '20261121T020000Z/20261121T080000Z',
      'America/Belize',
    ],
    [
      'several nights with the hours of each',
      { time: '8 PM - 2 AM', endDate: '2026-11-22' },
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261123'],
      '20261120/20261123',
      undefined,
    ],
    [
      'several days with an end time for the last one',
      { time: '6 PM', endDate: '2026-11-22', endTime: '2 PM' },
      ['DTSTART:20261121T000000Z', 'DTEND:20261122T200000Z'],
      '20261121T000000Z/20261122T200000Z',
      'America/Belize',
    ],
    [
      'several days with an unclear end time for the last one',
      { time: '6 PM', endDate: '2026-11-22', endTime: 'late' },
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261123'],
      '20261120/20261123',
      undefined,
    ],
    [
      'an end that is before the start because daylight saving skips the start',
      { date: '2027-03-14', time: '2:30 AM - 3:15 AM', city: 'New York' },
      ['DTSTART:20270314T073000Z'],
      '20270314T073000Z/20270314T073000Z',
      'America/New_York',
    ],
    [
      'an unclear time, which counts as unknown',
      { time: 'Sunrise' },
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261121'],
      '20261120/20261121',
      undefined,
    ],
    [
      'a city of the diaspora in its own zone, in summer',
      { date: '2027-07-10', time: '2 PM', city: 'New York' },
      ['DTSTART:20270710T180000Z'],
      '20270710T180000Z/20270710T180000Z',
      'America/New_York',
    ],
    [
      'a city of the diaspora in its own zone, in winter',
      { date: '2027-01-10', time: '2 PM', city: 'New York' },
      ['DTSTART:20270110T190000Z'],
      '20270110T190000Z/20270110T190000Z',
      'America/New_York',
    ],
    [
      'the time zone of the sheet',
      { time: '7:30 PM', city: 'Berlin', country: 'Germany', timeZone: 'Europe/Berlin' },
      ['DTSTART:20261120T183000Z'],
      '20261120T183000Z/20261120T183000Z',
      'Europe/Berlin',
    ],
    [
      'a country with one zone',
      { time: '8 PM', city: 'Kingston', country: 'Jamaica' },
      ['DTSTART:20261121T010000Z'],
      '20261121T010000Z/20261121T010000Z',
      'America/Jamaica',
    ],
    [
      'an unknown time zone, with whole days',
      { time: '7:30 PM', city: 'Manaus', country: 'Brazil' },
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261121'],
      '20261120/20261121',
      undefined,
    ],
  ])('are right for %s', (_, fields, lines, dates, zone) => {
    expect(datesOf(fields)).toEqual(lines);
    const asked = google(fields);
    expect(asked.dates).toBe(dates);
    expect(asked.ctz).toBe(zone);
  });

  test.each<[string, Partial<CalendarEvent>]>([
    ['whose date is to be confirmed', { date: 'TBA' }],
    ['on a day that does not exist', { date: '2027-02-30' }],
    ['that is postponed', { status: 'postponed' }],
  ])('do not exist for an event %s', (_, fields) => {
    expect(eventCalendarFile(someEvent(fields), SITE)).toBeUndefined();
    expect(googleCalendarLink(someEvent(fields), SITE)).toBeUndefined();
  });

  test('without a time, are completed by the unclear time in the description', () => {
    expect(entry({ time: 'Sunrise' }).get('DESCRIPTION')).toContain('\\nTime: Sunrise\\n');
    expect(google({ time: 'Sunrise' }).details).toContain('\nTime: Sunrise\n');
    expect(entry().get('DESCRIPTION')).not.toContain('Time:');
  });

  test('as whole days, do not mark the days as busy', () => {
    expect(entry({ time: undefined, isAllDay: true }).get('TRANSP')).toBe('TRANSPARENT');
    expect(entry().has('TRANSP')).toBe(false);
  });
});

test('a moved event is a newer version of the same entry', () => {
  const moved = entry({
    movedFrom: { date: '2026-11-13', venue: 'Town Hall', city: 'Dangriga', to: '2026-11-20' },
  });
  expect(moved.get('UID')).toBe(entry().get('UID'));
  expect(Number(moved.get('SEQUENCE'))).toBeGreaterThan(Number(entry().get('SEQUENCE')));
});

test('a cancelled event is a newer, cancelled version of the same entry', () => {
  const cancelled = entry({ status: 'cancelled' });
  expect(cancelled.get('STATUS')).toBe('CANCELLED');
  expect(cancelled.get('UID')).toBe(entry().get('UID'));
  expect(Number(cancelled.get('SEQUENCE'))).toBeGreaterThan(Number(entry().get('SEQUENCE')));
  expect(google({ status: 'cancelled' }).text).toBe('Cancelled: Punta Rock Concert');
});

test('the UID of an entry has no port', () => {
  expect(eventCalendarFile(someEvent(), 'http://localhost:3000')).toContain('@localhost\r\n');
});

test('an entry has no line for an empty place', () => {
  expect(entry({ venue: '', city: '' }).has('LOCATION')).toBe(false);
});

test('the link to Google has the title, the place and the address of the event', () => {
  expect(google({ title: 'Rum & Reggae + Soca' })).toMatchObject({
    action: 'TEMPLATE',
    text: 'Rum & Reggae + Soca',
    location: 'Y-Not Island, Dangriga, Belize',
  });
  expect(google().details).toMatch(
    /https:\/\/belize\.example\/events\/20261120-dangriga-punta-rock-concert$/,
  );
});

test('the link to Google has at most 900 characters of a description', () => {
  const { details = '' } = google({ description: 'x'.repeat(2000) });
  expect(details.match(/x+/)?.[0]).toHaveLength(900);
});

test('the path of the file is below that of the event', () => {
  expect(calendarFilePath('drums')).toBe('/events/drums/calendar.ics');
});

test('every event of the sample calendar with a day has a valid file', () => {
  const { events } = finishSlices(
    parseEventsCsv(readFileSync(join(__dirname, '../../../../data/events.csv'), 'utf8')),
  );
  for (const event of events) {
    const file = eventCalendarFile(event, SITE);
    expect([event.id, file !== undefined]).toEqual([event.id, hasDay(event) && event.status !== 'postponed']);
    if (file) {
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }
  }
});
