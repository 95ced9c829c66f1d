import { placeFromText } from '#lib/places/place-from-text';
import { typedRows } from '../../../support/events/typed-rows.ts';

const { faultsOf } = typedRows('12/5/2026', '2026-11-27');

describe('A place of our lists with another district behind it than its own', () => {
  test.each([
    ['San Pedro, Corozal', 'no San Pedro in Corozal District, only that in Belize District'],
    ['Hopkins, Cayo', 'no Hopkins in Cayo District, only that in Stann Creek District'],
    ['Placencia, Orange Walk', 'no Placencia in Orange Walk District, only that in Stann Creek District'],
    ['Dangriga, Toledo District', 'no Dangriga in Toledo District, only that in Stann Creek District'],
    ['San Pedro, SC', 'no San Pedro in Stann Creek District, only that in Belize District'],
  ])('is told and not taken for that one: %j', (Location, made) => {
    expect(faultsOf({ Location })).toMatchObject([
      { column: 'Location', made: `shown as it is: the site knows ${made}` },
    ]);
    expect(placeFromText(Location).district).toBeUndefined();
  });

  test('is none where District says it too', () => {
    expect(faultsOf({ Location: 'San Pedro, Corozal', District: 'Corozal' })).toEqual([]);
  });

  test.each([
    'San Antonio, Toledo',
    'Sarteneja, Corozal District',
    'San Ignacio, Cayo',
    'Corozal Town, Corozal',
    'San Pedro, Ambergris Caye',
    'San Pedro, Belize',
    'San Ignacio, Belize',
    'Hopkins, Belize, C.A.',
    'Belize City, Dangriga and Belmopan',
    'San Pedro Columbia',
    'Belize City, Belmopan',
  ])('is none in %j', (Location) => {
    expect(faultsOf({ Location })).toEqual([]);
  });
});

test.each([
  ['London, ON', 'CA', 'America/Toronto'],
  ['San Pedro Sula, Honduras', 'HN', 'America/Tegucigalpa'],
  ['Vancouver, BC', 'CA', 'America/Vancouver'],
  ['Houston, BC', 'CA', 'America/Vancouver'],
])('a place abroad whose name a place of our lists has is not that one: %j', (text, country, timeZone) => {
  expect(placeFromText(text)).toMatchObject({ country, timeZone });
  expect(faultsOf({ Location: text })).toEqual([]);
});
