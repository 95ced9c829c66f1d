import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { eventStructuredData } from '#lib/events/page/event-structured-data';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishSlices } from '#lib/time/slices';
import { someEvent } from '../../../support/events/some-event.ts';

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

test('an event with only the required columns has no invented facts', () => {
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

test('days in a row with other hours on the first or the last begin and end by these', () => {
  const days = { date: '2026-11-20', endDate: '2026-11-22', time: 'as written' };
  expect(datesOf({ ...days, plainTime: '10 AM - 6 PM; Sun 10 AM - 2 PM' })).toEqual([
    '2026-11-20T10:00:00-06:00',
    '2026-11-22T14:00:00-06:00',
  ]);
  expect(datesOf({ ...days, plainTime: '10 AM - 6 PM; 2026-11-20 5 PM - 10 PM' })).toEqual([
    '2026-11-20T17:00:00-06:00',
    '2026-11-22T18:00:00-06:00',
  ]);
});

test('an event with all optional columns has all of them', () => {
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

describe('the first and the last day are without a time when the time is', () => {
  test.each<[string, Partial<CalendarEvent>, string, string]>([
    ['all day', { isAllDay: true, time: undefined }, '2026-11-20', '2026-11-20'],
    ['in words', { time: 'Sunrise' }, '2026-11-20', '2026-11-20'],
    ['ambiguous, morning or evening', { time: '5:30' }, '2026-11-20', '2026-11-20'],
    ['midnight, the first minute or the last', { time: '12 AM' }, '2026-11-20', '2026-11-20'],
    [
      'all day for several days',
      { isAllDay: true, time: undefined, endDate: '2026-11-22' },
      '2026-11-20',
      '2026-11-22',
    ],
    [
      'unclear at the start, although the end is clear',
      { time: 'Sunrise', endTime: '9 AM' },
      '2026-11-20',
      '2026-11-20',
    ],
  ])('%s', (_, fields, startDate, endDate) => {
    expect(datesOf(fields)).toEqual([startDate, endDate]);
  });
});

describe('an end is never invented', () => {
  test('where the time is only a start', () => {
    expect(dataOf({ time: '7:00 PM' })).toMatchObject({ startDate: '2026-11-20T19:00:00-06:00' });
    expect(dataOf({ time: '7:00 PM' })).not.toHaveProperty('endDate');
  });

  test.each<[Partial<CalendarEvent>, string, string]>([
    [{ time: '10:00 am – 4:00 pm' }, '2026-11-20T10:00:00-06:00', '2026-11-20T16:00:00-06:00'],
    [{ time: '7 PM', endTime: '10 PM' }, '2026-11-20T19:00:00-06:00', '2026-11-20T22:00:00-06:00'],
    // An end that is not after the start is on the next day.
    [{ time: '7 PM', endTime: '7 PM' }, '2026-11-20T19:00:00-06:00', '2026-11-21T19:00:00-06:00'],
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
  ])('so that %j is from %s to %s', (fields, startDate, endDate) => {
    expect(datesOf(fields)).toEqual([startDate, endDate]);
  });

  test('where the end is unclear', () => {
    expect(dataOf({ time: '7 PM', endTime: 'late' })).not.toHaveProperty('endDate');
  });
});

describe('a time has the UTC offset', () => {
  test.each<[string, Partial<CalendarEvent>, string]>([
    ['Belize', { date: '2026-07-01' }, '2026-07-01T20:00:00-06:00'],
    ['Los Angeles in winter', { date: '2026-12-01', city: 'Los Angeles, CA' }, '2026-12-01T20:00:00-08:00'],
    ['Los Angeles in summer', { date: '2026-07-01', city: 'LA' }, '2026-07-01T20:00:00-07:00'],
    ['London in winter', { date: '2027-01-30', city: 'London' }, '2027-01-30T20:00:00+00:00'],
    ['London in summer', { date: '2027-07-01', city: 'London, UK' }, '2027-07-01T20:00:00+01:00'],
    ['Toronto in winter', { date: '2027-01-30', city: 'Toronto, ON' }, '2027-01-30T20:00:00-05:00'],
    [
      'the TimeZone column rather than the city',
      { date: '2026-12-01', city: 'London', timeZone: 'Pacific/Auckland' },
      '2026-12-01T20:00:00+13:00',
    ],
    ['Belize in an unknown village', { city: 'Xunantunich' }, '2026-11-20T20:00:00-06:00'],
    [
      'Belize in an unknown village with the country Belize',
      { city: 'Xunantunich', country: 'belize' },
      '2026-11-20T20:00:00-06:00',
    ],
    [
      'Belize in an unknown village with the country BLZ',
      { city: 'Xunantunich', country: 'BLZ' },
      '2026-11-20T20:00:00-06:00',
    ],
    [
      'the TimeZone column of an unknown city abroad',
      { city: 'Miami, FL', country: 'United States', timeZone: 'America/New_York' },
      '2026-11-20T20:00:00-05:00',
    ],
  ])('of %s', (_, fields, startDate) => {
    expect(dataOf(fields).startDate).toBe(startDate);
  });

  test('of its own day when clocks change between start and end', () => {
    expect(datesOf({ date: '2027-03-13', city: 'Chicago, IL', time: '10 PM - 4 AM' })).toEqual([
      '2027-03-13T22:00:00-06:00',
      '2027-03-14T04:00:00-05:00',
    ]);
  });

  test('only where the time zone is known, as Google uses that of the location otherwise', () => {
    expect(datesOf({ city: 'Springfield', country: 'United States' })).toEqual([
      '2026-11-20T20:00:00',
      '2026-11-21T01:00:00',
    ]);
  });
});

describe('the address of an event', () => {
  test.each([
    ['Corozal Town', { addressLocality: 'Corozal', addressRegion: 'Corozal', addressCountry: 'BZ' }],
    ['Nationwide', { addressCountry: 'BZ' }],
    ['', { addressCountry: 'BZ' }],
    ['Houston, TX', { addressLocality: 'Houston', addressCountry: 'US' }],
    ['London', { addressLocality: 'London', addressCountry: 'GB' }],
    ['Xunantunich', { addressLocality: 'Xunantunich', addressCountry: 'BZ' }],
  ])('has name, district and country for the city %j', (city, address) => {
    expect(dataOf({ city }).location.address).toStrictEqual({ '@type': 'PostalAddress', ...address });
  });

  test('has no name without a venue, not even the name of the city', () => {
    expect(dataOf({ venue: '' }).location).not.toHaveProperty('name');
  });
});

describe('the offers of an event', () => {
  test.each(['Free', 'FREE', 'free'])('have a price of 0 for the cost “%s”', (cost) => {
    expect(dataOf({ cost }).offers).toEqual({ '@type': 'Offer', price: 0 });
  });

  test('have a price of 0 for the price 0', () => {
    expect(dataOf({ cost: '', price: 0 }).offers).toMatchObject({ price: 0 });
  });

  test.each<[string, Partial<CalendarEvent>]>([
    ['the cost Paid without a price', { cost: 'Paid' }],
    ['an empty cost', { cost: '' }],
    ['a cost in words', { cost: 'Donation' }],
    ['a price whose currency is unknown', { cost: 'Paid', price: 20 }],
    ['a currency without a price', { cost: 'Paid', currency: 'USD' }],
    ['a page for tickets without a price', { cost: 'Paid', ticketUrl: 'https://tickets.example/' }],
  ])('do not exist for %s', (_, fields) => {
    expect(dataOf(fields)).not.toHaveProperty('offers');
  });
});

describe('only status and description differ, and startDate stays, in an event', () => {
  test.each([
    ['cancelled', 'https://schema.org/EventCancelled'],
    ['postponed', 'https://schema.org/EventPostponed'],
  ] as const)('that is %s', (status, eventStatus) => {
    const description = expect.stringMatching(/^Was to take place at Y-Not Island in Dangriga/);
    expect(dataOf({ status })).toStrictEqual({ ...dataOf(), eventStatus, description });
  });

  test('that is over', () => {
    expect(eventStructuredData(someEvent(), SITE, true)).toStrictEqual({
      ...dataOf(),
      description: 'Took place at Y-Not Island in Dangriga, 8 PM - 1 AM. It was a paid event.',
    });
  });
});

test.each(['TBA', '2027-02-30', '', '11/5/26', '2026-11-20T20:00'])(
  'an event has no structured data when its date is not a day of the calendar: %j',
  (date) => {
    expect(dataOf({ date })).toBeUndefined();
  },
);

test('every event of the sample calendar with a day has an address of its own and a valid time', () => {
  const sheet = readFileSync(join(__dirname, '../../../../data/events.csv'), 'utf8');
  const all = finishSlices(parseEventsCsv(sheet)).events.map((event) => ({
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
  const movedFrom = { date: '2026-11-13', venue: 'Y-Not Island', city: 'Dangriga', to: '2026-11-20' };

  test('to another day is rescheduled, with its previous day', () => {
    expect(dataOf({ movedFrom })).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-11-13',
    });
  });

  test('and that was cancelled is cancelled', () => {
    expect(dataOf({ movedFrom, status: 'cancelled' }).eventStatus).toBe('https://schema.org/EventCancelled');
  });

  test('to another place on the same day is scheduled', () => {
    const data = dataOf({ movedFrom: { ...movedFrom, date: '2026-11-20', venue: 'Town Hall' } });
    expect(data.eventStatus).toBe('https://schema.org/EventScheduled');
    expect(data.previousStartDate).toBeUndefined();
  });
});

test('the website of an event is left out, as it is neither an offer nor the event’s own page', () => {
  expect(JSON.stringify(dataOf({ website: 'https://example.com/more' }))).not.toContain('example.com');
});

describe('a cost in words gives an offer', () => {
  test.each<[string, Partial<CalendarEvent>, object | undefined]>([
    ['BZ$5', {}, { '@type': 'Offer', price: 5, priceCurrency: 'BZD' }],
    ['$10 US', {}, { '@type': 'Offer', price: 10, priceCurrency: 'USD' }],
    ['US$10', {}, { '@type': 'Offer', price: 10, priceCurrency: 'USD' }],
    ['5 dollars', {}, { '@type': 'Offer', price: 5, priceCurrency: 'BZD' }],
    [
      'BZ$10 - BZ$20',
      {},
      { '@type': 'AggregateOffer', price: 10, lowPrice: 10, highPrice: 20, priceCurrency: 'BZD' },
    ],
    ['BZ$20 at the gate', {}, { '@type': 'Offer', price: 20, priceCurrency: 'BZD' }],
    // Dollars of which country, nobody knows.
    ['5 dollars', { city: 'Miami, FL' }, undefined],
    ['US$5', { city: 'Miami, FL' }, { '@type': 'Offer', price: 5, priceCurrency: 'USD' }],
    ['Paid', {}, undefined],
    ['Donation', {}, undefined],
  ])('%s, %j', (cost, fields, offers) => {
    expect(dataOf({ ...fields, cost }).offers).toEqual(offers);
  });

  test('unless the columns have a price', () => {
    expect(dataOf({ cost: 'BZ$5', price: 7, currency: 'USD' }).offers).toMatchObject({
      price: 7,
      priceCurrency: 'USD',
    });
  });
});
