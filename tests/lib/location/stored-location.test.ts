import { assert, configureGlobal, jsonValue, property, string } from 'fast-check';
import { chosenLocation } from '#lib/location/chosen-location';
import { BELIZEAN_CITIES, locationAt } from '#lib/location/location-at';
import { isLocationFresh, parseStoredLocation } from '#lib/location/stored-location';
import { DEFAULT_VISITOR_LOCATION } from '#lib/location/visitor-location';

// A fixed seed, so that every run has the same cases.
configureGlobal({ seed: 20261121, numRuns: 300 });

const MINUTE = 60_000;
const location = { ...DEFAULT_VISITOR_LOCATION, city: 'dangriga', source: 'auto' };
const stored = (change: object = {}, at: unknown = 1_000) =>
  parseStoredLocation(JSON.stringify({ at, location: { ...location, ...change } }));

describe('a stored location is validated:', () => {
  test.each([
    ...BELIZEAN_CITIES.map(locationAt),
    chosenLocation('hopkins'),
    chosenLocation('cayo-district'),
    chosenLocation('all'),
    DEFAULT_VISITOR_LOCATION,
  ])('a location that this site stored is parsed unchanged: %j', (written) => {
    expect(parseStoredLocation(JSON.stringify({ at: 5, location: written }))).toEqual({
      at: 5,
      location: written,
    });
  });

  test.each([
    ['a latitude beyond the poles', { lat: 91 }],
    ['a longitude beyond the earth', { lon: -181 }],
    ['words for numbers', { lat: '17.5' }],
    ['nothing for a number', { lon: null }],
    ['a city that is no slug', { city: '<script>' }],
    ['a city in capitals', { city: 'Dangriga' }],
    ['a city without end', { city: 'a'.repeat(81) }],
    ['no city', { city: undefined }],
    ['an unknown confidence', { confidence: 'sure' }],
    ['an empty confidence', { confidence: '' }],
    ['two confidences', { confidence: 'high medium' }],
    ['an unknown source', { source: 'constructor' }],
    ['neighbours that are no list', { nearbyCities: 'belmopan' }],
    ['neighbours that are no slugs', { nearbyCities: ['belmopan', 7] }],
    ['too many neighbours', { nearbyCities: Array(9).fill('belmopan') }],
  ])('a location with %s is ignored', (_, change) => {
    expect(stored()).toBeDefined();
    expect(stored(change)).toBeUndefined();
  });

  test.each([
    ['no time', undefined],
    ['a word for a time', 'now'],
  ])('a location stored with %s is ignored', (_, at) => {
    expect(parseStoredLocation(JSON.stringify({ at, location }))).toBeUndefined();
  });

  test('a more precise position is rounded to two decimals', () => {
    expect(stored({ lat: 16.969341, lon: -88.22199 })?.location).toMatchObject({ lat: 16.97, lon: -88.22 });
  });

  test('no stored text causes an error', () => {
    assert(property(string(), (text) => parseStoredLocation(text) === undefined || true));
    assert(property(jsonValue(), (value) => parseStoredLocation(JSON.stringify(value)) === undefined));
    assert(
      property(
        jsonValue(),
        (value) => parseStoredLocation(JSON.stringify({ at: 1, location: value })) === undefined,
      ),
    );
    expect(parseStoredLocation(null)).toBeUndefined();
  });
});

describe('a stored location is valid for less than 30 minutes', () => {
  test.each([
    [0, true],
    [30 * MINUTE - 1, true],
    [30 * MINUTE, false],
    [-1, false],
  ])('so being valid after %d ms is %s', (age, counts) => {
    expect(isLocationFresh(1_000_000_000, 1_000_000_000 + age)).toBe(counts);
  });
});

describe('a place chosen by hand sets confidence high', () => {
  test.each([
    ['dangriga', { lat: 16.97, lon: -88.22, nearbyCities: ['punta-gorda'] }],
    ['hopkins', { nearbyCities: ['dangriga'] }],
    ['san-ignacio-santa-elena', { nearbyCities: ['belmopan', 'benque-viejo'] }],
    ['cayo-district', { nearbyCities: [] }],
    ['los-angeles', { lat: 34.05, lon: -118.24, nearbyCities: [] }],
    ['all', { lat: 17.2661, lon: -88.7667, nearbyCities: [] }],
  ])('for example for %s', (city, expected) => {
    expect(chosenLocation(city)).toMatchObject({ ...expected, city, confidence: 'high', source: 'manual' });
  });

  test.each(['', 'nationwide', 'atlantis', '__proto__', 'cayo-district-district'])(
    'but “%s” is not a place with a position',
    (city) => {
      expect(chosenLocation(city)).toBeUndefined();
    },
  );
});
