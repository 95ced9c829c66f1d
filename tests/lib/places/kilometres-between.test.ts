import { assert, configureGlobal, double, property, record } from 'fast-check';
import { isPosition, kilometresBetween } from '#lib/places/kilometres-between';

// The same cases on every run; change the number to search elsewhere.
configureGlobal({ seed: 20261121, numRuns: 300 });

const anywhere = record({
  lat: double({ min: -90, max: 90, noNaN: true }),
  lon: double({ min: -180, max: 180, noNaN: true }),
});
/** The tolerance for rounding, in kilometres. */
const TOLERANCE_KM = 1e-4;
const HALF_CIRCUMFERENCE_KM = Math.PI * 6371;

describe('on an earth with a radius of 6371 km the haversine distance', () => {
  test.each([
    ['a place to itself', { lat: 17.25, lon: -88.7667 }, { lat: 17.25, lon: -88.7667 }, 0],
    ['one point of the equator to the next degree', { lat: 0, lon: 0 }, { lat: 0, lon: 1 }, 111.195],
    ['one point of a meridian to the next degree', { lat: 16, lon: -88 }, { lat: 17, lon: -88 }, 111.195],
    ['Belize City to Belmopan', { lat: 17.5018, lon: -88.1962 }, { lat: 17.25, lon: -88.7667 }, 66.703],
    [
      'Belize City to Los Angeles',
      { lat: 17.5018, lon: -88.1962 },
      { lat: 34.0522, lon: -118.2437 },
      3505.83,
    ],
    ['one side of the date line to the other', { lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, 111.195],
    ['pole to pole', { lat: 90, lon: 0 }, { lat: -90, lon: 77 }, HALF_CIRCUMFERENCE_KM],
    [
      'a place to its antipode',
      { lat: 17.25, lon: -88.75 },
      { lat: -17.25, lon: 91.25 },
      HALF_CIRCUMFERENCE_KM,
    ],
  ])('is right from %s', (_, one, other, kilometres) => {
    const found = kilometresBetween(one, other);
    expect(Math.abs(found - kilometres)).toBeLessThanOrEqual(Math.max(0.01, kilometres / 10_000));
  });

  test('is the same in both directions, never negative, and at most half of the circumference', () => {
    assert(
      property(anywhere, anywhere, (one, other) => {
        const there = kilometresBetween(one, other);
        expect(Math.abs(there - kilometresBetween(other, one))).toBeLessThan(TOLERANCE_KM);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(HALF_CIRCUMFERENCE_KM + TOLERANCE_KM);
      }),
    );
  });

  test('is never longer than a detour', () => {
    assert(
      property(anywhere, anywhere, anywhere, (one, between, other) => {
        const detour = kilometresBetween(one, between) + kilometresBetween(between, other);
        // Near the antipode the arcsine magnifies rounding errors.
        expect(kilometresBetween(one, other)).toBeLessThanOrEqual(detour + 1);
      }),
    );
  });
});

test.each([
  [{ lat: 90, lon: 180 }, true],
  [{ lat: -90, lon: -180 }, true],
  [{ lat: 90.01, lon: 0 }, false],
  [{ lat: 0, lon: -180.01 }, false],
  [{ lat: Number.NaN, lon: 0 }, false],
  [{ lat: 0, lon: Number.NaN }, false],
  [{ lat: Number.POSITIVE_INFINITY, lon: 0 }, false],
  [{ lat: 0, lon: Number.NEGATIVE_INFINITY }, false],
])('whether %j is a valid position: %s', (position, isValid) => {
  expect(isPosition(position)).toBe(isValid);
});
