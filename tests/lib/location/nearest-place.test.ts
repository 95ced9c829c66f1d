import { BELIZEAN_CITIES, locationAt } from '#lib/location/location-at';
import { nearestPlace } from '#lib/location/nearest-place';
import type { VisitorLocation } from '#lib/location/visitor-location';

const VILLAGES = ['placencia', 'caye-caulker', 'hopkins', 'seine-bight', 'sarteneja'];
const CITIES = BELIZEAN_CITIES.map(({ slug }) => slug);

const at = (lat: number, lon: number) => locationAt({ lat, lon }) as VisitorLocation;

describe('near me', () => {
  test.each([
    ['Placencia', at(16.52, -88.37), 'placencia'],
    ['Caye Caulker', at(17.74, -88.02), 'caye-caulker'],
    ['Hopkins', at(16.86, -88.28), 'hopkins'],
    ['Sarteneja', at(18.35, -88.14), 'sarteneja'],
  ])('is the village with events for a visitor in %s', (_, location, place) => {
    expect(nearestPlace(location, [...CITIES, ...VILLAGES])).toBe(place);
    // The location itself keeps the city of the specification.
    expect(CITIES).toContain(location.city);
  });

  test.each(BELIZEAN_CITIES.map((city) => [city.name, city] as const))(
    'is the city itself for a visitor in %s',
    (_, { slug, lat, lon }) => {
      expect(nearestPlace(at(lat, lon), [...CITIES, ...VILLAGES])).toBe(slug);
    },
  );

  test('is the nearest city, even without events, where the village has none', () => {
    expect(nearestPlace(at(16.52, -88.37), ['belize-city'])).toBe('dangriga');
  });

  test('is the city abroad, or none, outside Belize', () => {
    expect(nearestPlace(at(34.05, -118.24), VILLAGES)).toBe('los-angeles');
    expect(nearestPlace(at(30, -40), VILLAGES)).toBe('all');
  });
});
