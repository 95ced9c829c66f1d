import { pricesFromText } from '#lib/server/advertising-prices';

describe('The prices of advertisers', () => {
  test('are read with name, amount, currency and period, in their order', () => {
    expect(
      pricesFromText(
        'Founding spot: 150 BZD per month; Whole year:1500.50 USD  per year ; Festival week: 90 CAD once',
      ),
    ).toEqual([
      { name: 'Founding spot', amount: 150, currency: 'BZD', period: 'month' },
      { name: 'Whole year', amount: 1500.5, currency: 'USD', period: 'year' },
      { name: 'Festival week', amount: 90, currency: 'CAD', period: 'once' },
    ]);
  });

  test.each(['', '  ', ';', ' ; '])('are none where nothing is named: “%s”', (text) => {
    expect(pricesFromText(text)).toEqual([]);
  });

  test.each([
    ['without a currency', 'Founding spot: 150 per month'],
    ['in a currency that does not exist', 'Founding spot: 150 BZX per month'],
    ['in a currency’s sign', 'Founding spot: BZ$150 per month'],
    ['with a separator in the amount', 'Founding spot: 1,500 BZD per month'],
    ['below nothing', 'Founding spot: -5 BZD per month'],
    ['of nothing', 'Founding spot: 0 BZD per month'],
    ['with three decimals', 'Founding spot: 1.505 BZD per month'],
    ['without a name', ': 150 BZD per month'],
    ['without a period', 'Founding spot: 150 BZD'],
    ['for a period of another kind', 'Founding spot: 150 BZD per fortnight'],
    ['where one of several cannot be read', 'Founding spot: 150 BZD per month; Whole year: ask us'],
    ['where two have the same name', 'Spot: 150 BZD per month; Spot: 90 USD per month'],
  ])('are refused as a whole %s', (_, text) => {
    expect(pricesFromText(text)).toBeUndefined();
  });
});
