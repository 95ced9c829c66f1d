import { assert, configureGlobal, double, property, record } from 'fast-check';
import { BELIZEAN_CITIES, CITIES_ABROAD, locationAt } from '#lib/location/location-at';
import { visitorKind } from '#lib/location/visitor-kind';
import { isWithinBelize } from '#lib/places/is-within-belize';
import { kilometresBetween } from '#lib/places/kilometres-between';

const KILOMETRES_PER_DEGREE = (6371 * Math.PI) / 180;

const ABROAD_KM = 80;

// A fixed seed, so that every run has the same cases.
configureGlobal({ seed: 20261121, numRuns: 300 });

const inBelize = record({
  lat: double({ min: 15.8, max: 18.5, noNaN: true }),
  lon: double({ min: -89.2, max: -87.7, noNaN: true }),
});
const anything = record({ lat: double(), lon: double() });

describe('the nearest city', () => {
  test('is one of the nine cities of the specification', () => {
    expect(BELIZEAN_CITIES.map(({ name }) => name)).toEqual([
      'Belize City',
      'Belmopan',
      'San Ignacio & Santa Elena',
      'Orange Walk',
      'San Pedro',
      'Benque Viejo',
      'Dangriga',
      'Corozal',
      'Punta Gorda',
    ]);
  });

  test.each(BELIZEAN_CITIES.map((city) => [city.name, city] as const))(
    'of a position in %s is that city, with high confidence',
    (_, city) => {
      expect(locationAt(city)).toMatchObject({ city: city.slug, confidence: 'high', source: 'auto' });
    },
  );

  test('is nearer than any other, everywhere in Belize', () => {
    assert(
      property(inBelize, (position) => {
        const { city } = locationAt(position) ?? {};
        const kilometres = kilometresBetween(
          position,
          BELIZEAN_CITIES.find(({ slug }) => slug === city) ?? position,
        );
        for (const other of BELIZEAN_CITIES)
          expect(kilometresBetween(position, other)).toBeGreaterThanOrEqual(kilometres);
      }),
    );
  });
});

describe('confidence is high under 10 km, medium under 25 km, else low', () => {
  test.each([
    [0, 'high'],
    [9.999, 'high'],
    [10.001, 'medium'],
    [24.999, 'medium'],
    [25.001, 'low'],
    [70, 'low'],
  ])('which at %d km from a city means %s', (kilometres, confidence) => {
    const [city] = CITIES_ABROAD;
    if (!city) throw new Error('There are no cities abroad');
    const north = { lat: city.lat + kilometres / KILOMETRES_PER_DEGREE, lon: city.lon };
    expect(kilometresBetween(city, north)).toBeCloseTo(kilometres, 6);
    expect(locationAt(north)).toMatchObject({ city: city.slug, confidence });
  });

  test.each([
    ['at Hopkins, 15 km from Dangriga', { lat: 16.8553, lon: -88.2822 }, 'dangriga', 'medium'],
    ['at Placencia, far from every city', { lat: 16.5142, lon: -88.3664 }, 'dangriga', 'low'],
    ['at Caye Caulker, between two', { lat: 17.7425, lon: -88.025 }, 'san-pedro', 'medium'],
    ['out at the Great Blue Hole', { lat: 17.3158, lon: -87.5346 }, 'all', 'low'],
  ])('also for a visitor %s', (_, position, city, confidence) => {
    expect(locationAt(position)).toMatchObject({ city, confidence });
  });
});

describe('Belize reaches from latitude 15.8 to 18.5 and from longitude -89.2 to -87.7', () => {
  test.each([
    [15.8, -89.2, true],
    [18.5, -87.7, true],
    [15.79, -88.5, false],
    [18.51, -88.5, false],
    [17, -89.21, false],
    [17, -87.69, false],
    [Number.NaN, -88.5, false],
  ])('so the position %d, %d being inside is %s', (lat, lon, isWithin) => {
    expect(isWithinBelize({ lat, lon })).toBe(isWithin);
  });
});

describe('the neighbours of a city', () => {
  test.each([
    ['belize-city', ['san-pedro', 'orange-walk']],
    ['belmopan', ['san-ignacio-santa-elena', 'benque-viejo']],
    ['san-ignacio-santa-elena', ['belmopan', 'benque-viejo']],
    ['benque-viejo', ['san-ignacio-santa-elena', 'belmopan']],
    ['dangriga', ['punta-gorda']],
    ['punta-gorda', ['dangriga']],
    ['orange-walk', ['belize-city', 'corozal']],
    ['corozal', ['orange-walk']],
    ['san-pedro', ['belize-city']],
  ])('are those on the map: %s', (slug, nearbyCities) => {
    const city = BELIZEAN_CITIES.find((one) => one.slug === slug);
    expect(city && locationAt(city)?.nearbyCities).toEqual(nearbyCities);
  });
});

describe('for a visitor outside Belize', () => {
  test.each(CITIES_ABROAD.map((city) => [city.name, city] as const))(
    'the city abroad %s has its own events',
    (_, city) => {
      expect(locationAt(city)).toMatchObject({ city: city.slug, confidence: 'high', nearbyCities: [] });
    },
  );

  test.each([
    ['Long Beach is near Los Angeles', { lat: 33.7701, lon: -118.1937 }, 'los-angeles', 'low'],
    ['San Diego is not', { lat: 32.7157, lon: -117.1611 }, 'all', 'low'],
    ['Flores in Guatemala, beyond the border', { lat: 16.9306, lon: -89.892 }, 'all', 'low'],
    ['the middle of the sea', { lat: 0, lon: 0 }, 'all', 'low'],
    ['the north pole', { lat: 90, lon: 0 }, 'all', 'low'],
    ['the date line', { lat: -17, lon: 180 }, 'all', 'low'],
  ])('the location is right: %s', (_, position, city, confidence) => {
    expect(locationAt(position)).toMatchObject({ city, confidence, nearbyCities: [] });
  });
});

describe('of the values that a browser may report,', () => {
  test.each([
    [Number.NaN, -88],
    [17, Number.NaN],
    [Number.POSITIVE_INFINITY, -88],
    [17, Number.NEGATIVE_INFINITY],
    [90.1, 0],
    [0, 181],
  ])('%d, %d is not a valid location', (lat, lon) => {
    expect(locationAt({ lat, lon })).toBeUndefined();
  });

  test('each is a location with two decimals and a known city, or none', () => {
    const slugs = ['all', ...BELIZEAN_CITIES, ...CITIES_ABROAD].map(
      (city) => (city as { slug?: string }).slug ?? 'all',
    );
    assert(
      property(anything, (position) => {
        const location = locationAt(position);
        if (!location) return;
        expect(slugs).toContain(location.city);
        for (const degrees of [location.lat, location.lon]) expect(Number(degrees.toFixed(2))).toBe(degrees);
      }),
    );
  });

  test('no location has a city that is out of reach', () => {
    assert(
      property(anything, (position) => {
        const location = locationAt(position);
        const city = CITIES_ABROAD.find(({ slug }) => slug === location?.city);
        if (city) expect(kilometresBetween(position, city)).toBeLessThanOrEqual(ABROAD_KM);
      }),
    );
  });
});

describe('a visitor is Local if located in Belize, otherwise Tourist', () => {
  const dangriga = {
    lat: 16.97,
    lon: -88.22,
    city: 'dangriga',
    confidence: 'high',
    nearbyCities: [],
  } as const;
  test.each([
    ['a place in Belize found by the browser', { ...dangriga, source: 'auto' }, 'Local'],
    ['a place in Belize chosen by hand', { ...dangriga, source: 'manual' }, 'Local'],
    ['all of Belize, the default', { ...dangriga, city: 'all', source: 'default' }, 'Tourist'],
    ['all of Belize, chosen by hand', { ...dangriga, city: 'all', source: 'manual' }, 'Tourist'],
    [
      'Los Angeles',
      { ...dangriga, lat: 34.05, lon: -118.24, city: 'los-angeles', source: 'auto' },
      'Tourist',
    ],
    ['somewhere else', { ...dangriga, lat: 55, lon: 12, city: 'all', source: 'auto' }, 'Tourist'],
  ] as const)('as with %s', (_, location, kind) => {
    expect(visitorKind(location)).toBe(kind);
  });
});
