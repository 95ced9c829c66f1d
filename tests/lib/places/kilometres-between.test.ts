import { assert, configureGlobal, double, property, record } from 'fast-check';
import { isPosition, kilometresBetween } from '#lib/places/kilometres-between';

// The same cases on every run; change the number to search elsewhere.
configureGlobal({ seed: 20261121, numRuns: 300 });

const anywhere = record({
  lat: double({ min: -90, max: 90, noNaN: true }),
  lon: double({ min: -180, max: 180, noNaN: true }),
});
/** Kilometres that rounding may take away or add. */
const HAIR = 1e-4;
const HALFWAY_ROUND = Math.PI * 6371;

describe('on an earth with a radius of 6371 km the haversine distance', () => {
  test.each([
    ['a place to itself', { lat: 17.25, lon: -88.7667 }, { lat: 17.25, lon: -88.7667 }, 0],
    ['a degree along the equator', { lat: 0, lon: 0 }, { lat: 0, lon: 1 }, 111.195],
    ['a degree along a meridian', { lat: 16, lon: -88 }, { lat: 17, lon: -88 }, 111.195],
    ['Belize City to Belmopan', { lat: 17.5018, lon: -88.1962 }, { lat: 17.25, lon: -88.7667 }, 66.703],
    [
      'Belize City to Los Angeles',
      { lat: 17.5018, lon: -88.1962 },
      { lat: 34.0522, lon: -118.2437 },
      3505.83,
    ],
    ['across the date line', { lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, 111.195],
    ['pole to pole', { lat: 90, lon: 0 }, { lat: -90, lon: 77 }, HALFWAY_ROUND],
    ['the other side of the earth', { lat: 17.25, lon: -88.75 }, { lat: -17.25, lon: 91.25 }, HALFWAY_ROUND],
  ])('%s', (_, one, other, kilometres) => {
    const found = kilometresBetween(one, other);
    expect(Math.abs(found - kilometres)).toBeLessThanOrEqual(Math.max(0.01, kilometres / 10_000));
  });

  test('is the same there and back, never negative, never more than halfway round', () => {
    assert(
      property(anywhere, anywhere, (one, other) => {
        const there = kilometresBetween(one, other);
        expect(Math.abs(there - kilometresBetween(other, one))).toBeLessThan(HAIR);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(HALFWAY_ROUND + HAIR);
      }),
    );
  });

  test('a detour is never shorter', () => {
    assert(
      property(anywhere, anywhere, anywhere, (one, between, other) => {
        const detour = kilometresBetween(one, between) + kilometresBetween(between, other);
        // Near the other side of the earth the arcsine magnifies what the numbers cannot hold.
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
])('%j is a place on earth: %s', (position, isOne) => {
  expect(isPosition(position)).toBe(isOne);
});
