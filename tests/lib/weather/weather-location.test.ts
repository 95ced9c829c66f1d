import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultWeatherLocation, parseWeatherLocation, roundedPosition } from '#lib/weather/weather-location';

const WEATHER_LOCATION_MAX_AGE_MS = 30 * 60_000;

const NOW = 1_795_262_400_000;
const kept = { lat: 17.92, lon: -87.96, city: 'San Pedro', timestamp: NOW };
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
])('a position of %p and %p is kept as %j', (lat, lon, expected) => {
  expect(roundedPosition(lat, lon)).toEqual(expected);
});

describe('A kept location', () => {
  test('is used while it is under 30 minutes old', () => {
    expect(read(kept)).toEqual(kept);
    expect(read(kept, String(NOW), NOW + WEATHER_LOCATION_MAX_AGE_MS - 1)).toEqual(kept);
    expect(read(kept, String(NOW), NOW + WEATHER_LOCATION_MAX_AGE_MS)).toBeUndefined();
  });

  test.each([
    ['no location', 'null', String(NOW)],
    ['no time', kept, null],
    ['an empty time', kept, ''],
    ['a time that is none', kept, 'soon'],
    ['a time to come', kept, String(NOW + 1)],
    ['text that is no JSON', '{"lat":17', String(NOW)],
    ['a list', [17.9, -87.9], String(NOW)],
    ['latitude as text', { ...kept, lat: '17.9' }, String(NOW)],
    ['a place beyond the pole', { ...kept, lat: 91 }, String(NOW)],
    ['no city', { ...kept, city: undefined }, String(NOW)],
    ['a very long city', { ...kept, city: 'x'.repeat(1_000) }, String(NOW)],
  ])('is dropped when it has %s', (_, value, time) => {
    expect(read(value, time)).toBeUndefined();
  });

  test('is on the earth or nothing, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (text, time) => {
        const location = parseWeatherLocation(text, time, NOW);
        if (location) expect(roundedPosition(location.lat, location.lon)).toBeDefined();
      }),
    );
  });
});
