import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultWeatherLocation, parseWeatherLocation, roundedPosition } from '#lib/weather/weather-location';

const WEATHER_LOCATION_MAX_AGE_MS = 30 * 60_000;

const NOW = 1_795_262_400_000;
const stored = { lat: 17.92, lon: -87.96, city: 'San Pedro', timestamp: NOW };
const read = (value: unknown, time: string | null = String(NOW), now = NOW) =>
  parseWeatherLocation(typeof value === 'string' ? value : JSON.stringify(value), time, now);

test('the default is Belize City', () => {
  expect(defaultWeatherLocation(NOW)).toEqual({
    lat: 17.5018,
    lon: -88.1962,
    city: 'Belize City',
    timestamp: NOW,
  });
});

test.each([
  [17.918273, -87.961234, { lat: 17.92, lon: -87.96 }],
  [90, 180, { lat: 90, lon: 180 }],
  [90.01, 0, undefined],
  [0, -181, undefined],
  [Number.NaN, 0, undefined],
  [0, Number.POSITIVE_INFINITY, undefined],
  ['17.5', '-88.2', undefined],
  [undefined, null, undefined],
])('a position of %p and %p is stored as %j', (lat, lon, expected) => {
  expect(roundedPosition(lat, lon)).toEqual(expected);
});

describe('A stored location', () => {
  test('is used while it is under 30 minutes old', () => {
    expect(read(stored)).toEqual(stored);
    expect(read(stored, String(NOW), NOW + WEATHER_LOCATION_MAX_AGE_MS - 1)).toEqual(stored);
    expect(read(stored, String(NOW), NOW + WEATHER_LOCATION_MAX_AGE_MS)).toBeUndefined();
  });

  test.each([
    ['no location', 'null', String(NOW)],
    ['no time', stored, null],
    ['an empty time', stored, ''],
    ['a time that is none', stored, 'soon'],
    ['a time to come', stored, String(NOW + 1)],
    ['text that is no JSON', '{"lat":17', String(NOW)],
    ['a list', [17.9, -87.9], String(NOW)],
    ['latitude as text', { ...stored, lat: '17.9' }, String(NOW)],
    ['a position beyond the pole', { ...stored, lat: 91 }, String(NOW)],
    ['no city', { ...stored, city: undefined }, String(NOW)],
    ['a very long city', { ...stored, city: 'x'.repeat(1_000) }, String(NOW)],
  ])('is ignored when it has %s', (_, value, time) => {
    expect(read(value, time)).toBeUndefined();
  });

  test('is a valid position or none, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (text, time) => {
        const location = parseWeatherLocation(text, time, NOW);
        if (location) expect(roundedPosition(location.lat, location.lon)).toBeDefined();
      }),
    );
  });
});
