import { expect, test } from '@jest/globals';
import { isBelize } from '#lib/places/is-belize';

test.each([
  'Belize',
  'BELIZE',
  'bz',
  'BLZ',
  'Bélize',
  'Belice',
  'Belize, C.A.',
  'Belize CA',
  'Belize.',
  'Belize (Central America)',
])('the country “%s” is Belize', (country) => {
  expect(isBelize(country)).toBe(true);
});

test.each(['Mexico', 'United States', 'Belize City Road, Jamaica', 'Belizeca', 'C.A.', ''])(
  'the country “%s” is not Belize',
  (country) => {
    expect(isBelize(country)).toBe(false);
  },
);
