import { priceWords } from '#lib/submissions/slides/price-words';

test.each([
  [{ amount: 150, currency: 'BZD', period: 'month' }, 'BZ$150 (US$75) per month'],
  [{ amount: 1500.5, currency: 'USD', period: 'year' }, 'US$1,500.50 per year'],
  [{ amount: 90, currency: 'CAD', period: 'once' }, 'CAD 90 once'],
] as const)('a price is told with its currency and its period: %j', (price, words) => {
  expect(priceWords({ name: 'Founding spot', ...price })).toEqual({ name: 'Founding spot', words });
});
