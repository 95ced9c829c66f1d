import 'client-only';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import { locationErrorOf } from '#lib/location/geolocation-error';
import type { LocationError } from '#lib/location/visitor-location';
import { MINUTE_MS } from '#lib/time/durations';
import { parseWeatherLocation, roundedPosition, type WeatherLocation } from './weather-location.ts';

const LOCATION_KEY = 'weather-location';
const TIME_KEY = 'weather-location-time';
const DENIED_KEY = 'weather-location-refused';

const POSITION_TIMEOUT_MS = 20_000;
const POSITION_MAX_AGE_MS = 10 * MINUTE_MS;
// For browsers that never call back. After a click the visitor may take a while to answer the permission prompt.
const NO_CALLBACK_TIMEOUT_MS = { automatic: POSITION_TIMEOUT_MS + 1_000, requested: 120_000 };

/** The stored location, if it is less than 30 minutes old. */
export const readWeatherLocation = (now: number): WeatherLocation | undefined =>
  parseWeatherLocation(
    readStorage(LOCATION_KEY, 'sessionStorage'),
    readStorage(TIME_KEY, 'sessionStorage'),
    now,
  );

/** Stores the location in session storage. */
export function storeWeatherLocation(location: WeatherLocation): void {
  // Without the location, a new time would make the previous location look fresh.
  if (!writeStorage(LOCATION_KEY, JSON.stringify(location), 'sessionStorage')) return;
  writeStorage(TIME_KEY, String(location.timestamp), 'sessionStorage');
}

function storeOutcome(error?: LocationError): void {
  if (error !== 'denied') {
    if (!error) writeStorage(DENIED_KEY, undefined);
    return;
  }
  writeStorage(DENIED_KEY, 'yes');
  writeStorage(LOCATION_KEY, undefined, 'sessionStorage');
}

/**
 * Whether the position may be requested without a click: permission is granted, and no request was denied since. On
 * some systems requests are denied although the browser reports the permission as granted.
 */
export async function mayLocateForWeather(): Promise<boolean> {
  try {
    if (readStorage(DENIED_KEY)) return false;
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

/**
 * Calls `listener` when the geolocation permission is granted or revoked; when it is revoked, the stored location is
 * deleted. Returns a function that unsubscribes. Never throws; does nothing in browsers without the Permissions API.
 */
export function onGeolocationPermissionChange(listener: () => void): () => void {
  const end = new AbortController();
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'geolocation' });
    const onChange = () => {
      // 'prompt' means neither granted nor revoked.
      if (status.state === 'prompt') return;
      storeOutcome(status.state === 'denied' ? 'denied' : undefined);
      listener();
    };
    if (end.signal.aborted) return;
    // Revoked between two page views.
    if (status.state === 'denied' && readStorage(LOCATION_KEY, 'sessionStorage')) onChange();
    status.addEventListener('change', onChange, { signal: end.signal });
  };
  watch().catch(() => {});
  return () => end.abort();
}

type PositionResult = { lat: number; lon: number } | LocationError;

function requestPosition(isRequested: boolean): Promise<PositionResult> {
  return new Promise((resolve) => {
    const limit = NO_CALLBACK_TIMEOUT_MS[isRequested ? 'requested' : 'automatic'];
    const timer = setTimeout(() => resolve('timeout'), limit);
    const settle = (result: PositionResult) => {
      clearTimeout(timer);
      resolve(result);
    };
    try {
      if (!navigator.geolocation) return settle('unsupported');
      navigator.geolocation.getCurrentPosition(
        (position) =>
          settle(roundedPosition(position?.coords?.latitude, position?.coords?.longitude) ?? 'failed'),
        (error) => settle(locationErrorOf(error)),
        {
          timeout: POSITION_TIMEOUT_MS,
          enableHighAccuracy: isRequested,
          maximumAge: isRequested ? 0 : POSITION_MAX_AGE_MS,
        },
      );
    } catch {
      settle('failed');
    }
  });
}

/**
 * Requests the position from the browser and stores it, or the denial. `isRequested`: the visitor clicked; the position
 * is then measured anew, with high accuracy. Never rejects.
 */
export async function locateForWeather(isRequested: boolean): Promise<WeatherLocation | LocationError> {
  const result = await requestPosition(isRequested);
  if (typeof result === 'string') {
    storeOutcome(result);
    return result;
  }
  storeOutcome();
  const location = { ...result, city: '', timestamp: Date.now() };
  storeWeatherLocation(location);
  return location;
}
