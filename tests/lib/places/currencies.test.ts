import { expect, test } from '@jest/globals';
import { currencyOfPlace } from '#lib/places/currencies';

test.each([
  ['Dangriga', 'Belize', 'BZD'],
  ['Dangriga', '', 'BZD'],
  ['Nowhere', '', 'BZD'],
  ['Los Angeles', '', 'USD'],
  ['London', 'Canada', 'CAD'],
  ['Leeds', 'united kingdom', 'GBP'],
  ['Chetumal', 'México', 'MXN'],
  ['Castries', 'Saint Lucia', 'XCD'],
  ['Nowhere', 'Narnia', undefined],
])('a price in %s, %j is in %s where nobody says otherwise', (city, country, currency) => {
  expect(currencyOfPlace(city, country)).toBe(currency);
});
