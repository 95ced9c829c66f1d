import {
  locateForWeather,
  mayLocateForWeather,
  onGeolocationPermissionChange,
  readWeatherLocation,
} from '#lib/weather/weather-location.browser';
import { fakeGeolocation, fakePermission } from '../../support/jsdom/some-weather.ts';

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

test('a position is rounded to two decimals and stored for the session', async () => {
  fakeGeolocation({ lat: 17.918273, lon: -87.961234 });
  const found = await locateForWeather(true);
  expect(found).toMatchObject({ lat: 17.92, lon: -87.96 });
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/17\.918|87\.961/);
  expect(readWeatherLocation(Date.now())).toEqual(found);
});

test.each([
  ['by itself', false, { timeout: 20_000, maximumAge: 600_000, enableHighAccuracy: false }],
  ['after a press', true, { timeout: 20_000, maximumAge: 0, enableHighAccuracy: true }],
])('a request for the location %s has a timeout of 20 s', async (_, pressed, options) => {
  const asked = fakeGeolocation({ lat: 17, lon: -88 });
  await locateForWeather(pressed);
  expect(asked).toEqual([options]);
});

test.each([
  ['a refusal', { code: 1 }, 'denied'],
  ['no position', { code: 2 }, 'unavailable'],
  ['no time', { code: 3 }, 'timeout'],
  ['an unknown error', { code: 99 }, 'failed'],
  ['a position that is none', { lat: Number.NaN, lon: 0 }, 'failed'],
  ['a position beyond the earth', { lat: 1_000, lon: 0 }, 'failed'],
  ['a browser that throws', 'throws', 'failed'],
] as const)('a request for the location that ends with %s gives the error “%s”', async (_, answer, error) => {
  fakeGeolocation(answer);
  expect(await locateForWeather(true)).toBe(error);
  expect(readWeatherLocation(Date.now())).toBeUndefined();
});

test('a browser without geolocation gives the error “unsupported”', async () => {
  expect(await locateForWeather(true)).toBe('unsupported');
});

test('a browser that does not respond causes a timeout', async () => {
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
] as const)(
  'with the permission “%s” the location may be requested without a press: %s',
  async (state, may) => {
    fakePermission(state);
    expect(await mayLocateForWeather()).toBe(may);
  },
);

test('a denied permission is remembered, whatever the browser reports, until a press succeeds', async () => {
  fakePermission('granted');
  fakeGeolocation({ code: 1 });
  await locateForWeather(false);
  expect(await mayLocateForWeather()).toBe(false);
  fakeGeolocation({ lat: 17, lon: -88 });
  await locateForWeather(true);
  expect(await mayLocateForWeather()).toBe(true);
});

test('a permission granted in the settings ends an earlier denial; a revoked one deletes the location', async () => {
  const change = fakePermission('denied');
  fakeGeolocation({ code: 1 });
  await locateForWeather(true);
  const onChange = jest.fn();
  const stop = onGeolocationPermissionChange(onChange);
  await Promise.resolve();
  change('granted');
  expect(await mayLocateForWeather()).toBe(true);
  fakeGeolocation({ lat: 17, lon: -88 });
  await locateForWeather(false);
  change('denied');
  expect(readWeatherLocation(Date.now())).toBeUndefined();
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  change('granted');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('without storage everything works, but the location is not remembered', async () => {
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
