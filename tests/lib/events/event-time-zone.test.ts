import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventCalendarFile } from '#lib/events/calendar/event-calendar-file';
import { googleCalendarLink } from '#lib/events/calendar/google-calendar-link';
import { countryOf, isOnlineEvent, timeZoneOf } from '#lib/events/event-time-zone';
import { formatEventDestination } from '#lib/events/page/event-destination';
import { eventStructuredData } from '#lib/events/page/event-structured-data';
import { eventZone } from '#lib/events/page/event-zone';
import { readyPreviewPath, SITE_PREVIEW_PATH } from '#lib/events/preview/ready-preview';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { summarizeEvent } from '#lib/events/summarize-event';
import { finishSlices } from '#lib/time/slices';

const SITE = 'https://belize.example';

test('the time zone of an event is that of Belize in a Belizean city, and unknown in an unknown city abroad', () => {
  expect(timeZoneOf({ city: 'Hopkins' })).toBe('America/Belize');
  expect(timeZoneOf({ city: 'Springfield', country: 'United States' })).toBeUndefined();
});

const eventOf = (city: string) => {
  const csv = `Event,Date,Time,Venue,Location,Cost\nBelize Day,7/10/2027,7:00 PM - 9:00 PM,Community Hall,"${city}",25`;
  const [event] = finishSlices(parseEventsCsv(csv)).events;
  if (!event) throw new Error('No event');
  return event;
};

describe('a place abroad without a Country column is not in Belize on any surface:', () => {
  test.each([
    ['Miami, FL', '20270710T230000Z', '2027-07-10T19:00:00-04:00', 'US', 'Miami time'],
    ['Los Angeles, California', '20270711T020000Z', '2027-07-10T19:00:00-07:00', 'US', 'Los Angeles time'],
    ['Bronx, New York', '20270710T230000Z', '2027-07-10T19:00:00-04:00', 'US', 'New York time'],
    ['Toronto, Canada', '20270710T230000Z', '2027-07-10T19:00:00-04:00', 'CA', 'Toronto time'],
    ['Kingston, Jamaica', '20270711T000000Z', '2027-07-10T19:00:00-05:00', 'JM', 'Kingston time'],
    ['Mérida, Yucatán', '20270711T010000Z', '2027-07-10T19:00:00-06:00', 'MX', 'Mérida time'],
  ])('%s', (city, stamp, startDate, country, zone) => {
    const event = eventOf(city);
    expect(eventCalendarFile(event, SITE)).toContain(`DTSTART:${stamp}\r\n`);
    expect(new URL(googleCalendarLink(event, SITE) ?? '').searchParams.get('dates')).toMatch(`${stamp}/`);
    expect(eventStructuredData(event, SITE)).toMatchObject({
      startDate,
      location: { '@type': 'Place', address: { addressCountry: country } },
    });
    expect(formatEventDestination(event)).not.toContain('Belize');
    expect(eventZone(event, 0)?.zone).toBe(zone);
    expect(summarizeEvent(event).timeZone).toBe(timeZoneOf(event));
    expect(readyPreviewPath(event)).toBe(SITE_PREVIEW_PATH);
    // Nobody guesses its dollars.
    expect(event).toMatchObject({ price: 25 });
    expect(event.currency).toBeUndefined();
  });

  test('the town and not the whole text is the locality', () => {
    expect(eventStructuredData(eventOf('Miami, FL'), SITE)).toMatchObject({
      location: { address: { addressLocality: 'Miami' } },
    });
  });

  test.each(['Springfield, USA', 'Springfield, TN', 'Sydney, Australia', 'Online', 'Zoom'])(
    'where nobody knows the clocks of %s, there is no offset and no instant',
    (city) => {
      const event = eventOf(city);
      expect(eventCalendarFile(event, SITE)).toContain('DTSTART;VALUE=DATE:20270710\r\n');
      expect(eventStructuredData(event, SITE)).toMatchObject({ startDate: '2027-07-10T19:00:00' });
      expect(formatEventDestination(event)).toBe(`Community Hall, ${city}`);
      expect(eventZone(event, 0)).toBeUndefined();
      expect(summarizeEvent(event).timeZone).toBe('');
    },
  );
});

describe('what takes place on the internet', () => {
  test('has a virtual location at the address that it names, else at its page', () => {
    const event = eventOf('Online');
    expect(eventStructuredData({ ...event, website: 'https://meet.example/1' }, SITE)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://meet.example/1' },
    });
    expect(eventStructuredData(event, SITE)).toMatchObject({
      location: { url: `${SITE}/events/${event.id}` },
    });
  });

  test('has the clocks of the town or country that it names beside', () => {
    expect(timeZoneOf({ city: 'Belize City', venue: 'Zoom' })).toBe('America/Belize');
    expect(timeZoneOf({ city: 'Online', country: 'Belize' })).toBe('America/Belize');
    expect(timeZoneOf({ city: '', venue: 'Zoom' })).toBeUndefined();
    expect(isOnlineEvent({ city: 'Belize City', venue: 'Zoom' })).toBe(true);
  });
});

test('an unknown place is in Belize, unless its row names a country or other clocks', () => {
  expect(countryOf({ city: 'Xunantunich' })).toBe('BZ');
  expect(countryOf({ city: 'Xunantunich', timeZone: 'America/Belize' })).toBe('BZ');
  expect(countryOf({ city: 'Somewhere', timeZone: 'America/Chicago' })).toBeUndefined();
  expect(countryOf({ city: 'Somewhere', country: 'Atlantis' })).toBe('Atlantis');
});

test('every event of the sample calendar has a country', () => {
  const csv = readFileSync(join(__dirname, '../../../data/events.csv'), 'utf8');
  const { events } = finishSlices(parseEventsCsv(csv));
  const elsewhere = events.filter((event) => countryOf(event) === undefined || isOnlineEvent(event));
  expect(elsewhere).toEqual([]);
});

describe('the TimeZone cell of a row', () => {
  const read = (city: string, cell: string) =>
    finishSlices(
      parseEventsCsv(
        `Event,Date,Time,Venue,Location,TimeZone\nBelize Day,7/10/2027,7 PM - 9 PM,Hall,"${city}",${cell}`,
      ),
    );

  test.each([
    ['Chicago', 'CST', '2027-07-10T19:00:00-05:00'],
    ['Chicago', 'EST', '2027-07-10T19:00:00-05:00'],
    ['Miami, FL', 'EST', '2027-07-10T19:00:00-04:00'],
    ['Springfield, USA', 'EST', '2027-07-10T19:00:00-04:00'],
    ['Dangriga', 'CST', '2027-07-10T19:00:00-06:00'],
    ['Dangriga', 'America/New_York', '2027-07-10T19:00:00-04:00'],
  ])('of %s, %s, has summer time where its place has it', (city, cell, startDate) => {
    const { events, faults } = read(city, cell);
    expect(events[0] && eventStructuredData(events[0], SITE)).toMatchObject({ startDate });
    expect(faults).toBeUndefined();
  });

  test('that is not understood is left out, and named with its row', () => {
    const { events, skipped, faults } = read('Dangriga', 'whenever');
    expect(events[0] && timeZoneOf(events[0])).toBe('America/Belize');
    expect(skipped).toEqual([]);
    expect(faults).toMatchObject([
      { row: 2, column: 'TimeZone', cell: 'whenever', made: 'not understood, left out' },
    ]);
  });
});
