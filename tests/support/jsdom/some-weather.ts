import { sampleWeather } from '#lib/weather/sample-weather';
import type { WeatherCurrent, WeatherResponse } from '#lib/weather/weather';

/** A response of /api/weather for a place, as if the provider had just responded. */
export const someWeather = (current: Partial<WeatherCurrent> = {}, sample = false): WeatherResponse => {
  const typical = sampleWeather(Date.UTC(2026, 10, 21, 18));
  const real = { temperature: 84, condition: 'Clouds', icon: 'sun-cloud', location: 'Belize City' } as const;
  return { ...typical, sample, current: { ...typical.current, ...(!sample && real), ...current } };
};

/** Replaces the browser's geolocation by one with this outcome; returns the options of its requests. */
export function fakeGeolocation(
  answer: { lat: unknown; lon: unknown } | { code: number } | 'silent' | 'throws',
): PositionOptions[] {
  const asked: PositionOptions[] = [];
  const geolocation = {
    getCurrentPosition: (
      found: (position: unknown) => void,
      failed: (error: unknown) => void,
      options: PositionOptions,
    ) => {
      asked.push(options);
      if (answer === 'throws') throw new Error('Not here');
      if (answer === 'silent') return;
      if ('code' in answer) failed(answer);
      else found({ coords: { latitude: answer.lat, longitude: answer.lon } });
    },
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  return asked;
}

/**
 * What the browser says about the permission; undefined for a browser that cannot say. Returns what changes it while a
 * page is open, as a visitor does in the browser's settings.
 */
export function fakePermission(state: PermissionState | undefined | 'throws') {
  const status = Object.assign(new EventTarget(), { state });
  const query = async () => {
    if (state === 'throws') throw new TypeError('It does not know that name');
    return status;
  };
  Object.defineProperty(navigator, 'permissions', { value: state && { query }, configurable: true });
  return (next: PermissionState) => {
    status.state = next;
    status.dispatchEvent(new Event('change'));
  };
}
