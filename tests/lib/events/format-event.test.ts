import {
  DATE_TO_BE_CONFIRMED,
  formatCost,
  formatEventAddress,
  formatEventCost,
  formatEventDays,
  formatEventWhen,
  formatEventWhere,
} from '#lib/events/format-event';

describe('the days of an event are its first and last day, or to be confirmed:', () => {
  test.each([
    [{ date: '2026-11-20' }, 'Friday, 20 November 2026'],
    [{ date: '2026-11-20', endDate: '2026-11-22' }, 'Friday, 20 November 2026 to Sunday, 22 November 2026'],
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

describe('a cost is Free or Paid in any case, or as written:', () => {
  test.each([
    ['Free', 'Free'],
    ['FREE', 'Free'],
    ['paid', 'Paid'],
    ['BZ$5', 'BZ$5'],
    ['Donation', 'Donation'],
    ['', ''],
    [undefined, ''],
  ])('%j reads %j', (cost, text) => {
    expect(formatCost(cost)).toBe(text);
  });

  test.each(['constructor', '__proto__', 'toString', 'valueOf'])(
    '%j, a property of every object, is a text like any other',
    (cost) => {
      expect(formatCost(cost)).toBe(cost);
    },
  );
});

describe('the cost in full', () => {
  test.each([
    ['Free', undefined, undefined, 'Free'],
    ['Paid', undefined, undefined, 'Paid'],
    ['Paid', 25, 'BZD', 'BZ$25 (US$12.50)'],
    ['', 1250, 'BZD', 'BZ$1,250 (US$625)'],
    ['paid', 7.5, 'BZD', 'BZ$7.50 (US$3.75)'],
    ['Donation', 10, 'BZD', 'Donation, BZ$10 (US$5)'],
    ['BZ$5', undefined, undefined, 'BZ$5 (US$2.50)'],
    ['BZD 1,000', undefined, undefined, 'BZ$1,000 (US$500)'],
    ['', 0, undefined, 'Free'],
    ['', undefined, undefined, ''],
  ])('of %j with the price %j in %j is %j', (cost, price, currency, text) => {
    expect(formatEventCost({ cost, price, currency })).toBe(text);
  });

  test.each([
    ['Paid', 20, 'USD', 'US$20'],
    ['Paid', 20, 'CAD', 'CAD 20'],
    ['Paid', 20, undefined, '20'],
    ['$5', undefined, undefined, '$5'],
    ['BZ$5 or two cans of food', undefined, undefined, 'BZ$5 or two cans of food'],
  ])(
    'never invents another currency: of %j with the price %j in %j it is %j',
    (cost, price, currency, text) => {
      expect(formatEventCost({ cost, price, currency })).toBe(text);
    },
  );
});
