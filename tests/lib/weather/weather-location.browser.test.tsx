import {
  locateForWeather,
  mayLocateForWeather,
  onGeolocationPermissionChange,
  readWeatherLocation,
} from '#lib/weather/weather-location.browser';
import { fakeGeolocation, fakePermission } from '../../support/some-weather.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true });
  fakePermission(undefined);
});

test('a position is rounded to two decimals and kept for the session', async () => {
  fakeGeolocation({ lat: 17.918273, lon: -87.961234 });
  const found = await locateForWeather(true);
  expect(found).toMatchObject({ lat: 17.92, lon: -87.96 });
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/17\.918|87\.961/);
  expect(readWeatherLocation(Date.now())).toEqual(found);
});

test.each([
  ['by itself', false, { timeout: 20_000, maximumAge: 600_000, enableHighAccuracy: false }],
  ['when somebody pressed', true, { timeout: 20_000, maximumAge: 0, enableHighAccuracy: true }],
])('asked %s, the browser has 20 s', async (_, pressed, options) => {
  const asked = fakeGeolocation({ lat: 17, lon: -88 });
  await locateForWeather(pressed);
  expect(asked).toEqual([options]);
});

test.each([
  ['a refusal', { code: 1 }, 'denied'],
  ['no position', { code: 2 }, 'unavailable'],
  ['no time', { code: 3 }, 'timeout'],
  ['an error nobody knows', { code: 99 }, 'failed'],
  ['a position that is none', { lat: Number.NaN, lon: 0 }, 'failed'],
  ['a position beyond the earth', { lat: 1_000, lon: 0 }, 'failed'],
  ['a browser that throws', 'throws', 'failed'],
] as const)('a location that ends in %s gives the error “%s”', async (_, answer, error) => {
  fakeGeolocation(answer);
  expect(await locateForWeather(true)).toBe(error);
  expect(readWeatherLocation(Date.now())).toBeUndefined();
});

test('a browser without the means is “unsupported”', async () => {
  expect(await locateForWeather(true)).toBe('unsupported');
});

test('a browser that never answers is given up', async () => {
  jest.useFakeTimers();
  fakeGeolocation('silent');
  const found = locateForWeather(false);
  jest.advanceTimersByTime(21_000);
  expect(await found).toBe('timeout');
});

test.each([
  ['granted', true],
  ['prompt', false],
  ['denied', false],
  ['throws', false],
  [undefined, false],
] as const)('with the permission “%s” nobody asks without a press: %s', async (state, may) => {
  fakePermission(state);
  expect(await mayLocateForWeather()).toBe(may);
});

test('a refusal is remembered, whatever the browser says, until a press succeeds', async () => {
  fakePermission('granted');
  fakeGeolocation({ code: 1 });
  await locateForWeather(false);
  expect(await mayLocateForWeather()).toBe(false);
  fakeGeolocation({ lat: 17, lon: -88 });
  await locateForWeather(true);
  expect(await mayLocateForWeather()).toBe(true);
});

test('a permission that is given in the settings ends an earlier refusal; one that is taken back forgets the place', async () => {
  const change = fakePermission('denied');
  fakeGeolocation({ code: 1 });
  await locateForWeather(true);
  const told = jest.fn();
  const stop = onGeolocationPermissionChange(told);
  await Promise.resolve();
  change('granted');
  expect(await mayLocateForWeather()).toBe(true);
  fakeGeolocation({ lat: 17, lon: -88 });
  await locateForWeather(false);
  change('denied');
  expect(readWeatherLocation(Date.now())).toBeUndefined();
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  change('granted');
  expect(told).toHaveBeenCalledTimes(2);
});

test('without a storage everything works but the memory', async () => {
  const refuse = () => {
    throw new DOMException('It is switched off', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  fakePermission('granted');
  fakeGeolocation({ lat: 17, lon: -88 });
  expect(await locateForWeather(true)).toMatchObject({ lat: 17 });
  expect(readWeatherLocation(Date.now())).toBeUndefined();
  expect(await mayLocateForWeather()).toBe(true);
});
