import { formatCost, knownCost } from '#lib/events/format-cost';

type Row = [cost: string | undefined, price: number | undefined, currency: string | undefined];

describe('a cost in words', () => {
  test.each<[...Row, short: string, full: string]>([
    [undefined, undefined, undefined, '', ''],
    ['', undefined, undefined, '', ''],
    ['Free', undefined, undefined, 'Free', 'Free'],
    ['FREE', undefined, undefined, 'Free', 'Free'],
    ['paid', undefined, undefined, 'Paid', 'Paid'],
    ['Donation', undefined, undefined, 'Donation', 'Donation'],
    // A price says more than 'Paid', and is said beside other words.
    ['Paid', 25, 'BZD', 'BZ$25', 'BZ$25 (US$12.50)'],
    ['paid', 7.5, 'BZD', 'BZ$7.50', 'BZ$7.50 (US$3.75)'],
    ['', 1250, 'BZD', 'BZ$1,250', 'BZ$1,250 (US$625)'],
    ['Donation', 10, 'BZD', 'Donation, BZ$10', 'Donation, BZ$10 (US$5)'],
    ['FREE', 10, 'BZD', 'Free, BZ$10', 'Free, BZ$10 (US$5)'],
    ['', 0, undefined, 'Free', 'Free'],
    ['Donation', 0, undefined, 'Donation', 'Donation'],
    // Belize dollars that were written as words.
    ['BZ$5', undefined, undefined, 'BZ$5', 'BZ$5 (US$2.50)'],
    ['BZD 1,000', undefined, undefined, 'BZD 1,000', 'BZ$1,000 (US$500)'],
    ['25 BZD', undefined, undefined, '25 BZD', 'BZ$25 (US$12.50)'],
    ['BZ$10 - BZ$20', undefined, undefined, 'BZ$10 - BZ$20', 'BZ$10 – BZ$20 (US$5 – US$10)'],
    ['$10 US', undefined, undefined, '$10 US', '$10 US'],
    // Of another currency neither rate nor sign is invented.
    ['Paid', 20, 'USD', 'US$20', 'US$20'],
    ['Paid', 1500.5, 'CAD', 'CAD 1,500.50', 'CAD 1,500.50'],
    ['Paid', 20, undefined, '20', '20'],
    ['$5', undefined, undefined, '$5', '$5'],
    // A price that is in words too is said once.
    ['$25', 25, 'BZD', 'BZ$25', 'BZ$25 (US$12.50)'],
    ['BZ$25.00', 25, 'BZD', 'BZ$25', 'BZ$25 (US$12.50)'],
    ['25 dólares', 25, 'USD', 'US$25', 'US$25'],
    ['$25', 25, undefined, '$25', '$25'],
    ['US$10', 20, 'BZD', 'US$10, BZ$20', 'US$10, BZ$20 (US$10)'],
    ['$10 - $20', 10, 'BZD', '$10 - $20, BZ$10', '$10 - $20, BZ$10 (US$5)'],
    [
      'BZ$5 or two cans of food',
      undefined,
      undefined,
      'BZ$5 or two cans of food',
      'BZ$5 or two cans of food',
    ],
  ])('of %j with the price %j in %j is %j in short and %j in full', (cost, price, currency, short, full) => {
    const written = { ...(cost !== undefined && { cost }), price, currency };
    expect([formatCost(written), formatCost(written, 'full')]).toEqual([short, full]);
    // What is in words already stays as it is.
    expect(formatCost({ cost: short })).toBe(short);
  });

  test.each([
    [20, 'BZ$20'],
    [1500, 'BZ$1500'],
  ])('as a limit of %j has its figures as somebody types them: %s', (price, text) => {
    expect(formatCost({ price, currency: 'BZD' }, 'limit')).toBe(text);
  });

  test.each(['constructor', '__proto__', 'toString', 'valueOf'])(
    'is %j where that was written, although every object has such a property',
    (cost) => {
      expect(formatCost({ cost })).toBe(cost);
    },
  );
});

test.each([
  ['Free', 'free'],
  ['PAID', 'paid'],
  ['Free entry', undefined],
  ['', undefined],
  ['constructor', undefined],
])('the cost %j is known as %j', (cost, known) => {
  expect(knownCost(cost)).toBe(known);
});
