import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calendarFilePath, eventCalendarFile } from '#lib/events/calendar/event-calendar-file';
import { googleCalendarLink } from '#lib/events/calendar/google-calendar-link';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { hasDay } from '#lib/events/upcoming-events';
import { someEvent } from '../../../support/events/some-event.ts';

const SITE = 'https://belize.example';

/** The file as a calendar reads it: unfolded, as pairs of name (with its parameters) and value. */
function entry(fields: Partial<CalendarEvent> = {}): Map<string, string> {
  const file = eventCalendarFile(someEvent(fields), SITE) ?? '';
  const lines = file.replace(/\r\n /g, '').split('\r\n').slice(0, -1);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

const datesOf = (fields: Partial<CalendarEvent>) =>
  [...entry(fields)].filter(([name]) => /^DT(START|END)/.test(name)).map((pair) => pair.join(':'));

/** What the address asks Google to fill in. */
function google(fields: Partial<CalendarEvent> = {}): Record<string, string> {
  const link = googleCalendarLink(someEvent(fields), SITE);
  return link ? Object.fromEntries(new URL(link).searchParams) : {};
}

test('an event as a file for any calendar', () => {
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
      'LOCATION:Y-Not Island\\, Dangriga',
      'CATEGORIES:Entertainment',
      'STATUS:CONFIRMED',
      'URL:https://belize.example/events/20261120-dangriga-punta-rock-concert',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

describe('the dates of a calendar entry', () => {
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
      'an end that is not known is not invented',
      { time: '8 PM' },
      ['DTSTART:20261121T020000Z'],
      '20261121T020000Z/20261121T020000Z',
      'America/Belize',
    ],
    [
      'all day, and the end is the day on which it is over',
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
      'several days of which the sheet names the end',
      { time: '6 PM', endDate: '2026-11-22', endTime: '2 PM' },
      ['DTSTART:20261121T000000Z', 'DTEND:20261122T200000Z'],
      '20261121T000000Z/20261122T200000Z',
      'America/Belize',
    ],
    [
      'an hour that is not clear, which counts as unknown',
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
      'a zone that the sheet names',
      { time: '7:30 PM', city: 'Berlin', country: 'Germany', timeZone: 'Europe/Berlin' },
      ['DTSTART:20261120T183000Z'],
      '20261120T183000Z/20261120T183000Z',
      'Europe/Berlin',
    ],
    [
      'a zone that nobody knows: its hour would be another one elsewhere',
      { time: '7:30 PM', city: 'Berlin', country: 'Germany' },
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
    ['without a day yet', { date: 'TBA' }],
    ['on a day that the calendar does not have', { date: '2027-02-30' }],
    ['put off to a day that is not known yet', { status: 'postponed' }],
  ])('do not exist for an event %s', (_, fields) => {
    expect(eventCalendarFile(someEvent(fields), SITE)).toBeUndefined();
    expect(googleCalendarLink(someEvent(fields), SITE)).toBeUndefined();
  });

  test('a time that the dates cannot hold is told in words, others are not told twice', () => {
    expect(entry({ time: 'Sunrise' }).get('DESCRIPTION')).toContain('\\nTime: Sunrise\\n');
    expect(google({ time: 'Sunrise' }).details).toContain('\nTime: Sunrise\n');
    expect(entry().get('DESCRIPTION')).not.toContain('Time:');
  });

  test('whole days keep nobody busy', () => {
    expect(entry({ time: undefined, isAllDay: true }).get('TRANSP')).toBe('TRANSPARENT');
    expect(entry().has('TRANSP')).toBe(false);
  });
});

test('a moved event is a newer version of the entry that people have', () => {
  const moved = entry({ movedFrom: { date: '2026-11-13', venue: 'Town Hall', city: 'Dangriga' } });
  expect(moved.get('UID')).toBe(entry().get('UID'));
  expect(Number(moved.get('SEQUENCE'))).toBeGreaterThan(Number(entry().get('SEQUENCE')));
});

test('a cancelled event says so, as a newer version of the entry that people have', () => {
  const cancelled = entry({ status: 'cancelled' });
  expect(cancelled.get('STATUS')).toBe('CANCELLED');
  expect(cancelled.get('UID')).toBe(entry().get('UID'));
  expect(Number(cancelled.get('SEQUENCE'))).toBeGreaterThan(Number(entry().get('SEQUENCE')));
  expect(google({ status: 'cancelled' }).text).toBe('Cancelled: Punta Rock Concert');
});

test('a port is no part of a UID', () => {
  expect(eventCalendarFile(someEvent(), 'http://localhost:3000')).toContain('@localhost\r\n');
});

test('without a place there is no line for it', () => {
  expect(entry({ venue: '', city: '' }).has('LOCATION')).toBe(false);
});

test('Google gets title, place, and the event’s own address', () => {
  expect(google({ title: 'Rum & Reggae + Soca' })).toMatchObject({
    action: 'TEMPLATE',
    text: 'Rum & Reggae + Soca',
    location: 'Y-Not Island, Dangriga',
  });
  expect(google().details).toMatch(
    /https:\/\/belize\.example\/events\/20261120-dangriga-punta-rock-concert$/,
  );
});

test('the file has an address below the event’s', () => {
  expect(calendarFilePath('drums')).toBe('/events/drums/calendar.ics');
});

test('every event of the sample sheet that has a day has a sound file', () => {
  const { events } = parseEventsCsv(readFileSync(join(__dirname, '../../../../data/events.csv'), 'utf8'));
  for (const event of events) {
    const file = eventCalendarFile(event, SITE);
    expect([event.id, file !== undefined]).toEqual([event.id, hasDay(event) && event.status !== 'postponed']);
    if (file) {
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }
  }
});

test('no day and no hour shifts with the time zone of the server', async () => {
  const offsets = { 'Europe/Copenhagen': -60, UTC: 0, 'America/Belize': 360, 'Pacific/Auckland': -780 };
  const answers = await Promise.all(
    Object.keys(offsets).map(async (zone) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [join(__dirname, 'print-calendars.ts')],
        {
          env: { ...process.env, TZ: zone },
        },
      );
      return JSON.parse(stdout) as { offset: number; output: string[] };
    }),
  );
  // The children did run in these zones.
  expect(answers.map(({ offset }) => offset)).toEqual(Object.values(offsets));
  for (const { output } of answers) expect(output).toEqual(answers[0]?.output);
  expect(answers[0]?.output).toContain(eventCalendarFile(someEvent(), SITE));
});
