import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { currentFromOpenWeather, readingsFromOpenWeather } from '#lib/weather/open-weather';
import { milesOfVisibility } from '#lib/weather/visibility';
import { WEATHER_ICON_NAMES } from '#lib/weather/weather';
import { dayIconNameFromCode, iconNameFromCode } from '#lib/weather/weather-icon-name';
import { openWeatherCurrent, openWeatherForecast } from '../../fakes/open-weather-answers.mjs';

describe('The current weather', () => {
  test('is read from name, main.temp, main.humidity, weather[0].main, wind.speed and visibility', () => {
    expect(currentFromOpenWeather(openWeatherCurrent())).toEqual({
      temperature: 84,
      condition: 'Clouds',
      icon: 'sun-cloud',
      humidity: 79,
      windSpeed: 12,
      visibility: 6.2,
      location: 'Belize City',
    });
  });

  test.each([
    ['a name of many lines', 'San\nPedro\t', 'San Pedro'],
    ['a name that turns the text around', '\u202eesrever', 'esrever'],
    ['no name, as at sea', '', ''],
    ['a name of nothing to see', '\u200b \u2060', ''],
    ['a long name', 'x'.repeat(100), 'x'.repeat(60)],
    ['accents', 'Río Hondo', 'Río Hondo'],
  ])('is read correctly with %s', (_, name, location) => {
    expect(currentFromOpenWeather(openWeatherCurrent({ name })).location).toBe(location);
  });

  const right = openWeatherCurrent();
  test.each([undefined, null])(
    'is accepted without a visibility (%s), which the provider may omit',
    (visibility) => {
      const current = currentFromOpenWeather({ ...right, visibility });
      expect(current).toMatchObject({ temperature: 84, location: 'Belize City' });
      expect(current).not.toHaveProperty('visibility');
    },
  );

  test.each([
    ['null', null],
    ['a text', 'sunny'],
    ['a list', [right]],
    ['an error of the provider', { cod: 401, message: 'Invalid API key' }],
    ['no name', { ...right, name: undefined }],
    ['no temperature', { ...right, main: { humidity: 70 } }],
    ['a temperature as text', { ...right, main: { ...right.main, temp: '84' } }],
    ['a temperature that is no number', { ...right, main: { ...right.main, temp: Number.NaN } }],
    ['an endless temperature', { ...right, main: { ...right.main, temp: Number.POSITIVE_INFINITY } }],
    ['a temperature in kelvin of the sun', { ...right, main: { ...right.main, temp: 5_772 } }],
    ['humidity above 100', { ...right, main: { ...right.main, humidity: 101 } }],
    ['no weather', { ...right, weather: [] }],
    ['weather that is no list', { ...right, weather: {} }],
    ['a thousand kinds of weather', { ...right, weather: Array(1_000).fill(right.weather[0]) }],
    ['a condition with a tag', { ...right, weather: [{ ...right.weather[0], main: '<b>Clear' }] }],
    ['negative wind', { ...right, wind: { speed: -1 } }],
    ['negative visibility', { ...right, visibility: -1 }],
    ['visibility as text', { ...right, visibility: 'far' }],
  ])('is rejected with %s', (_, answer) => {
    expect(() => currentFromOpenWeather(answer)).toThrow();
  });

  test('has whole finite numbers, or is rejected, whatever the response', () => {
    fc.assert(
      fc.property(
        fc.record({
          name: fc.anything(),
          main: fc.record({ temp: fc.anything(), humidity: fc.oneof(fc.double(), fc.anything()) }),
          weather: fc.oneof(fc.constant(right.weather), fc.anything()),
          wind: fc.record({ speed: fc.oneof(fc.double(), fc.anything()) }),
          visibility: fc.oneof(fc.double(), fc.anything()),
        }),
        (answer) => {
          let current: ReturnType<typeof currentFromOpenWeather>;
          try {
            current = currentFromOpenWeather(answer);
          } catch {
            return;
          }
          for (const value of [current.temperature, current.humidity, current.windSpeed])
            expect(Number.isInteger(value)).toBe(true);
          expect(current.visibility ?? 0).toBeGreaterThanOrEqual(0);
          expect(current.visibility ?? 0).toBeLessThanOrEqual(6.2);
        },
      ),
    );
  });
});

test.each([
  [0, 0],
  [1_609, 1],
  [6_437, 4],
  [9_999, 6.2],
  [10_000, 6.2],
  [50_000, 6.2],
])('a visibility of %d metres is %d miles', (metres, miles) => {
  expect(milesOfVisibility(metres)).toBe(miles);
});

test.each([
  ['01d', 'sun', 'sun'],
  ['01n', 'moon', 'sun'],
  ['02d', 'sun-cloud', 'sun-cloud'],
  ['02n', 'moon-cloud', 'sun-cloud'],
  ['03d', 'cloud', 'cloud'],
  ['04n', 'cloud', 'cloud'],
  ['09d', 'rain', 'rain'],
  ['10d', 'showers', 'showers'],
  ['10n', 'rain', 'showers'],
  ['11n', 'thunder', 'thunder'],
  ['13d', 'snow', 'snow'],
  ['50n', 'mist', 'mist'],
  ['77d', 'cloud', 'cloud'],
  ['', 'cloud', 'cloud'],
])('the icon %s is drawn as %s, and as %s for a whole day', (code, now, day) => {
  expect([iconNameFromCode(code), dayIconNameFromCode(code)]).toEqual([now, day]);
  expect(WEATHER_ICON_NAMES).toContain(now);
});

describe('The readings of the forecast', () => {
  test('have the UTC offset of the place in seconds', () => {
    const { readings, offsetSeconds } = readingsFromOpenWeather(openWeatherForecast());
    expect(readings).toHaveLength(40);
    expect(readings[0]).toEqual({
      at: 1_795_273_200,
      temperature: expect.any(Number),
      condition: 'Clouds',
      code: '02d',
    });
    expect(offsetSeconds).toBe(-21_600);
  });

  const right = openWeatherForecast();
  test.each([
    ['an error', { cod: '404', message: 'city not found' }],
    ['no readings', { ...right, list: [] }],
    ['a year of readings', { ...right, list: Array(3_000).fill(right.list[0]) }],
    ['no city', { ...right, city: undefined }],
    ['a zone as text', { ...right, city: { timezone: '-21600' } }],
    ['a zone a day away', { ...right, city: { timezone: 86_400 } }],
    ['a time as text', { ...right, list: [{ ...right.list[0], dt: '1795273200' }] }],
    ['a time at the end of time', { ...right, list: [{ ...right.list[0], dt: 8.64e15 }] }],
    [
      'one reading without a temperature',
      { ...right, list: [...right.list, { ...right.list[0], main: {} }] },
    ],
  ])('are rejected with %s', (_, answer) => {
    expect(() => readingsFromOpenWeather(answer)).toThrow();
  });
});
