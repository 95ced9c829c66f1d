import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { eventStructuredData, timeZoneOf } from '#lib/events/event-structured-data';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { someEvent } from '../../support/events/some-event.ts';

const SITE = 'https://belize.example';
const dataOf = (fields: Partial<CalendarEvent> = {}) => {
  const data = eventStructuredData(someEvent(fields), SITE);
  // As it is written into the page.
  return data && JSON.parse(JSON.stringify(data));
};
const datesOf = (fields: Partial<CalendarEvent>) => {
  const { startDate, endDate } = dataOf(fields);
  return [startDate, endDate];
};

test('an event of which the sheet says the least says nothing that is invented', () => {
  expect(dataOf()).toStrictEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Punta Rock Concert',
    description: 'Join us at Y-Not Island in Dangriga, 8 PM - 1 AM. Paid event.',
    url: 'https://belize.example/events/20261120-dangriga-punta-rock-concert',
    startDate: '2026-11-20T20:00:00-06:00',
    endDate: '2026-11-21T01:00:00-06:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: 'Y-Not Island',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Dangriga',
        addressRegion: 'Stann Creek',
        addressCountry: 'BZ',
      },
    },
  });
});

test('an event of which it says all there is', () => {
  expect(
    dataOf({
      image: '/images/events/concert.webp',
      images: ['https://pictures.example/a.jpg', 'javascript:alert(1)', '//evil.example/b.jpg'],
      organizer: 'National Garifuna Council',
      ticketUrl: 'https://tickets.example/punta',
      price: 25.5,
      currency: 'USD',
      address: '1 Front Street',
      country: 'Belize',
    }),
  ).toMatchObject({
    image: ['https://belize.example/images/events/concert.webp', 'https://pictures.example/a.jpg'],
    organizer: { '@type': 'Organization', name: 'National Garifuna Council' },
    offers: { '@type': 'Offer', price: 25.5, priceCurrency: 'USD', url: 'https://tickets.example/punta' },
    location: {
      address: {
        streetAddress: '1 Front Street',
        addressLocality: 'Dangriga',
        addressRegion: 'Stann Creek',
        addressCountry: 'Belize',
      },
    },
  });
});

describe('an event has days alone, its first and its last, when its time is', () => {
  test.each<[string, Partial<CalendarEvent>, string, string]>([
    ['all day', { isAllDay: true, time: undefined }, '2026-11-20', '2026-11-20'],
    ['written in words', { time: 'Sunrise' }, '2026-11-20', '2026-11-20'],
    ['an hour of which half of the day', { time: '5:30' }, '2026-11-20', '2026-11-20'],
    ['midnight, the first or the last minute', { time: '12 AM' }, '2026-11-20', '2026-11-20'],
    ['several days', { isAllDay: true, time: undefined, endDate: '2026-11-22' }, '2026-11-20', '2026-11-22'],
    ['an end whose start is unknown', { time: 'Sunrise', endTime: '9 AM' }, '2026-11-20', '2026-11-20'],
  ])('%s', (_, fields, startDate, endDate) => {
    expect(datesOf(fields)).toEqual([startDate, endDate]);
  });
});

describe('an end is never invented', () => {
  test('a start alone has none', () => {
    expect(dataOf({ time: '7:00 PM' })).toMatchObject({ startDate: '2026-11-20T19:00:00-06:00' });
    expect(dataOf({ time: '7:00 PM' })).not.toHaveProperty('endDate');
  });

  test.each<[Partial<CalendarEvent>, string, string]>([
    [{ time: '10:00 am – 4:00 pm' }, '2026-11-20T10:00:00-06:00', '2026-11-20T16:00:00-06:00'],
    [{ time: '7 PM', endTime: '10 PM' }, '2026-11-20T19:00:00-06:00', '2026-11-20T22:00:00-06:00'],
    // Before the start, so it is the next morning.
    [{ time: '7 PM', endTime: '2 AM' }, '2026-11-20T19:00:00-06:00', '2026-11-21T02:00:00-06:00'],
    [
      { time: '7 PM', endTime: '2 AM', endDate: '2026-11-21' },
      '2026-11-20T19:00:00-06:00',
      '2026-11-21T02:00:00-06:00',
    ],
    [{ time: '7 PM - 9 PM', endTime: '11 PM' }, '2026-11-20T19:00:00-06:00', '2026-11-20T23:00:00-06:00'],
    [{ time: '7 PM', endDate: '2026-11-22' }, '2026-11-20T19:00:00-06:00', '2026-11-22'],
    [
      { time: '9 AM - 5 PM', endDate: '2026-11-22' },
      '2026-11-20T09:00:00-06:00',
      '2026-11-22T17:00:00-06:00',
    ],
  ])('%j is from %s to %s', (fields, startDate, endDate) => {
    expect(datesOf(fields)).toEqual([startDate, endDate]);
  });

  test('an end that is not clear is none', () => {
    expect(dataOf({ time: '7 PM', endTime: 'late' })).not.toHaveProperty('endDate');
  });
});

describe('an hour has the offset of the zone of', () => {
  test.each<[string, Partial<CalendarEvent>, string]>([
    ['Belize', { date: '2026-07-01' }, '2026-07-01T20:00:00-06:00'],
    ['Los Angeles in winter', { date: '2026-12-01', city: 'Los Angeles, CA' }, '2026-12-01T20:00:00-08:00'],
    ['Los Angeles in summer', { date: '2026-07-01', city: 'LA' }, '2026-07-01T20:00:00-07:00'],
    ['London in winter', { date: '2027-01-30', city: 'London' }, '2027-01-30T20:00:00+00:00'],
    ['London in summer', { date: '2027-07-01', city: 'London, UK' }, '2027-07-01T20:00:00+01:00'],
    ['Toronto in winter', { date: '2027-01-30', city: 'Toronto, ON' }, '2027-01-30T20:00:00-05:00'],
    [
      'the TimeZone column before the city’s',
      { date: '2026-12-01', city: 'London', timeZone: 'Pacific/Auckland' },
      '2026-12-01T20:00:00+13:00',
    ],
    ['a Belizean village we do not know', { city: 'Xunantunich' }, '2026-11-20T20:00:00-06:00'],
    ['the same, named as Belizean', { city: 'Xunantunich', country: 'belize' }, '2026-11-20T20:00:00-06:00'],
    [
      'a city abroad with its zone',
      { city: 'Miami, FL', country: 'United States', timeZone: 'America/New_York' },
      '2026-11-20T20:00:00-05:00',
    ],
    [
      'a city abroad whose zone nobody wrote: Google takes the zone of the location',
      { city: 'Miami, FL', country: 'United States' },
      '2026-11-20T20:00:00',
    ],
  ])('%s', (_, fields, startDate) => {
    expect(dataOf(fields).startDate).toBe(startDate);
  });

  test('its place at its end as well, in the night in which the clocks change', () => {
    expect(datesOf({ date: '2027-03-13', city: 'Chicago, IL', time: '10 PM - 4 AM' })).toEqual([
      '2027-03-13T22:00:00-06:00',
      '2027-03-14T04:00:00-05:00',
    ]);
    expect(datesOf({ city: 'Miami, FL', country: 'United States' })).toEqual([
      '2026-11-20T20:00:00',
      '2026-11-21T01:00:00',
    ]);
  });

  test('a city in Belize, and of none for a city abroad', () => {
    expect(timeZoneOf({ city: 'Hopkins' })).toBe('America/Belize');
    expect(timeZoneOf({ city: 'Miami, FL', country: 'United States' })).toBeUndefined();
  });
});

describe('the address of the place', () => {
  test.each([
    ['Corozal Town', { addressLocality: 'Corozal', addressRegion: 'Corozal', addressCountry: 'BZ' }],
    ['Nationwide', { addressCountry: 'BZ' }],
    ['', { addressCountry: 'BZ' }],
    ['Houston, TX', { addressLocality: 'Houston', addressCountry: 'US' }],
    ['London', { addressLocality: 'London', addressCountry: 'GB' }],
    ['Xunantunich', { addressLocality: 'Xunantunich', addressCountry: 'BZ' }],
  ])('is complete for the city %j', (city, address) => {
    expect(dataOf({ city }).location.address).toStrictEqual({ '@type': 'PostalAddress', ...address });
  });

  test('has no name where the venue is not known: the city does not stand in for it', () => {
    expect(dataOf({ venue: '' }).location).not.toHaveProperty('name');
  });
});

describe('an event', () => {
  test.each(['Free', 'FREE', 'free'])('that costs “%s” has a price of 0', (cost) => {
    expect(dataOf({ cost }).offers).toMatchObject({ '@type': 'Offer', price: 0 });
  });

  test('with a written price of 0 is free', () => {
    expect(dataOf({ cost: '', price: 0 }).offers).toMatchObject({ price: 0 });
  });

  test.each<[string, Partial<CalendarEvent>]>([
    ['the cost Paid and no price', { cost: 'Paid' }],
    ['no word about its cost', { cost: '' }],
    ['words that name no price', { cost: 'Donation' }],
    ['a price whose currency is unknown', { cost: 'Paid', price: 20 }],
    ['a page for tickets without a price', { cost: 'Paid', ticketUrl: 'https://tickets.example/' }],
  ])('has no offers with %s', (_, fields) => {
    expect(dataOf(fields)).not.toHaveProperty('offers');
  });
});

describe('all values, startDate included, are kept by an event', () => {
  test.each([
    ['cancelled', 'https://schema.org/EventCancelled'],
    ['postponed', 'https://schema.org/EventPostponed'],
  ] as const)('that is %s', (status, eventStatus) => {
    expect(dataOf({ status })).toStrictEqual({ ...dataOf(), eventStatus });
  });
});

test.each(['TBA', '2027-02-30', '', '11/5/26', '2026-11-20T20:00'])(
  'a date that is no day of the calendar has no structured data: %j',
  (date) => {
    expect(dataOf({ date })).toBeUndefined();
  },
);

test('every event of the sample sheet with a day has its own address and a true time', () => {
  const sheet = readFileSync(join(__dirname, '../../../data/events.csv'), 'utf8');
  const all = parseEventsCsv(sheet).events.map((event) => ({
    event,
    data: eventStructuredData(event, SITE) as Record<string, unknown> | undefined,
  }));
  const written = all.flatMap(({ event, data }) => (data ? [{ event, data }] : []));
  expect(all.length - written.length).toBe(1);
  expect(new Set(written.map(({ data }) => data.url)).size).toBe(written.length);
  for (const { event, data } of written) {
    expect(data.startDate).toMatch(new RegExp(`^${event.date}(T\\d\\d:\\d\\d:00[+-]\\d\\d:00)?$`));
    if (event.isAllDay) expect(data).toMatchObject({ startDate: event.date, endDate: event.date });
    else expect(data.startDate === event.date).toBe(event.time === 'Sunrise');
  }
});

describe('an event that its organiser moved', () => {
  const movedFrom = { date: '2026-11-13', venue: 'Y-Not Island', city: 'Dangriga' };

  test('to another day is rescheduled, with the day it was announced for', () => {
    expect(dataOf({ movedFrom })).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-11-13',
    });
  });

  test('to another place on the same day is scheduled', () => {
    const data = dataOf({ movedFrom: { ...movedFrom, date: '2026-11-20', venue: 'Town Hall' } });
    expect(data.eventStatus).toBe('https://schema.org/EventScheduled');
    expect(data.previousStartDate).toBeUndefined();
  });
});

test('a page with more about an event is no ticket and no address of ours: it is left out', () => {
  expect(JSON.stringify(dataOf({ website: 'https://example.com/more' }))).not.toContain('example.com');
});
