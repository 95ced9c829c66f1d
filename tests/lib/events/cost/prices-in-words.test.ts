import { pricesInWords } from '#lib/events/cost/prices-in-words';

describe('Prices in words:', () => {
  test.each([
    ['BZ$5', 5, 5, 'BZD', true],
    ['BZ $5', 5, 5, 'BZD', true],
    ['$5 BZ', 5, 5, 'BZD', true],
    ['$5BZD', 5, 5, 'BZD', true],
    ['25 BZD', 25, 25, 'BZD', true],
    ['BZD 1,250.50', 1250.5, 1250.5, 'BZD', true],
    ['10 Belize dollars', 10, 10, 'BZD', true],
    ['US$10', 10, 10, 'USD', true],
    ['U.S. $10', 10, 10, 'USD', true],
    ['$10 US', 10, 10, 'USD', true],
    ['$10 USD', 10, 10, 'USD', true],
    ['USD 10', 10, 10, 'USD', true],
    ['CAD 20', 20, 20, 'CAD', true],
    ['£8', 8, 8, 'GBP', true],
    ['5 dollars', 5, 5, undefined, true],
    ['$25.00', 25, 25, undefined, true],
    ['BZ$10 - BZ$20', 10, 20, 'BZD', true],
    ['BZ$10 – 20', 10, 20, 'BZD', true],
    ['10 to 20 BZD', 10, 20, 'BZD', true],
    ['BZ$10 - $20', 10, 20, 'BZD', true],
    ['BZ$20 at the gate', 20, 20, 'BZD', false],
    ['Adults BZ$10, children BZ$5', 5, 10, 'BZD', false],
    ['BZ$20 after 8 PM', 20, 20, 'BZD', false],
    ['BZ$20 (US$10)', 20, 20, 'BZD', false],
    ['BZ$5 or two cans of food', 5, 5, 'BZD', false],
    ['Table of 10 BZ$200', 200, 200, 'BZD', false],
    ['Table of 10 BZ $ 200', 200, 200, 'BZD', false],
    ['Under 12 BZ$5', 5, 5, 'BZD', false],
    ['Under 12 US $5', 5, 5, 'USD', false],
    ['Children 6-12 BZ$5, adults BZ$10', 5, 10, 'BZD', false],
    ['BZ$5 - 10 PM', 5, 5, 'BZD', false],
    ['BZ$5 to 10p.m.', 5, 5, 'BZD', false],
    ['BZ$5 - 10:30 PM', 5, 5, 'BZD', false],
    ['10:30 - BZ$5', 5, 5, 'BZD', false],
    ['BZ$5 - 12th December', 5, 5, 'BZD', false],
    ['BZ$25,50', 25.5, 25.5, 'BZD', true],
    ['25,50 €', 25.5, 25.5, 'EUR', true],
    ['BZ$1.250,50', 1250.5, 1250.5, 'BZD', true],
    ['BZ$5, or more', 5, 5, 'BZD', false],
  ])('%j is from %d to %d in %s', (words, low, high, currency, isAll) => {
    expect(pricesInWords(words)).toEqual({ low, high, ...(currency && { currency }), isAll });
  });

  test.each([
    '',
    'Paid',
    'Donation',
    '8 PM',
    '25',
    'BZ$5 off with this flyer',
    'Free before 9, BZ$10 after',
    'Bus 5',
    '2 cans',
    'BZ$1.250',
    'BZ$10,2000',
    'BZ$5 - BZ$1.250',
  ])('%j names none', (words) => {
    expect(pricesInWords(words)).toBeUndefined();
  });
});
