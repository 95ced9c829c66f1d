import {
  DATE_TO_BE_CONFIRMED,
  formatEventAddress,
  formatEventDays,
  formatEventWhen,
  formatEventWhere,
  ticketWhere,
} from '#lib/events/format-event';

describe('the days of an event are its first and last day, or to be confirmed:', () => {
  test.each([
    [{ date: '2026-11-20' }, 'Friday, 20 November 2026'],
    [{ date: '2026-11-20', endDate: '2026-11-22' }, 'Friday, 20 November to Sunday, 22 November 2026'],
    [{ date: 'TBA' }, DATE_TO_BE_CONFIRMED],
    [{ date: '2027-02-30' }, DATE_TO_BE_CONFIRMED],
    [{ date: '' }, DATE_TO_BE_CONFIRMED],
  ])('those of %j read %s', (event, text) => {
    expect(formatEventDays(event)).toBe(text);
  });
});

describe('day and time of an event have the time as written:', () => {
  test.each([
    [{ date: '2026-11-20', time: '8 PM - 1 AM' }, 'Fri 20 Nov 2026, 8 PM - 1 AM'],
    [{ date: '2026-11-20', time: 'Sunrise' }, 'Fri 20 Nov 2026, Sunrise'],
    [{ date: '2026-11-20' }, 'Fri 20 Nov 2026'],
    [{ date: 'TBA', time: '8 PM' }, 'Date to be confirmed, 8 PM'],
    [{ date: '2027-02-30' }, 'Date to be confirmed'],
  ])('those of %j read %s', (event, text) => {
    expect(formatEventWhen(event)).toBe(text);
  });
});

describe('a ticket has the town before the venue:', () => {
  test.each([
    [
      { venue: 'Y-Not Island', city: 'Dangriga' },
      { town: 'Dangriga', venue: 'Y-Not Island' },
    ],
    [{ venue: 'Hopkins', city: 'Hopkins' }, { town: 'Hopkins' }],
    [{ venue: '', city: 'Hopkins' }, { town: 'Hopkins' }],
    [{ venue: 'Y-Not Island', city: '' }, { town: 'Y-Not Island' }],
    [{ venue: '', city: '' }, { town: '' }],
    [
      { venue: 'Hope Gardens', city: 'Kingston', country: 'Jamaica' },
      { town: 'Kingston, Jamaica', venue: 'Hope Gardens' },
    ],
  ])('%j reads %j', (event, parts) => {
    expect(ticketWhere(event)).toEqual(parts);
  });
});

describe('venue and city do not repeat the city:', () => {
  test.each([
    ['Y-Not Island', 'Dangriga', 'Y-Not Island, Dangriga'],
    ['Hopkins Basketball Court', 'Hopkins', 'Hopkins Basketball Court'],
    ['', 'Hopkins', 'Hopkins'],
    ['Y-Not Island', '', 'Y-Not Island'],
    ['', '', ''],
  ])('%j and %j read %j', (venue, city, text) => {
    expect(formatEventWhere({ venue, city })).toBe(text);
  });
});

describe('venue, address and city repeat nothing:', () => {
  test.each([
    ['Y-Not Island', '1 Front Street', 'Dangriga', 'Y-Not Island, 1 Front Street, Dangriga'],
    ['Dangriga Town Hall', undefined, 'Dangriga', 'Dangriga Town Hall'],
    ['Town Hall', '1 Front Street, Dangriga', 'Dangriga', 'Town Hall, 1 Front Street, Dangriga'],
    ['', undefined, 'Hopkins', 'Hopkins'],
    ['', undefined, '', ''],
  ])('%j, %j and %j read %j', (venue, address, city, text) => {
    expect(formatEventAddress({ venue, city, ...(address && { address }) })).toBe(text);
  });
});
