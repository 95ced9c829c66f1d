import 'client-only';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import { HOUR_MS } from '#lib/time/durations';
import type { WeatherResponse } from './weather.ts';

/** A temperature in °F and when it was measured, in milliseconds since 1970. */
type LastWeather = { temperature: number; measured: number };

// Two numbers without a place: that would be where the visitor was.
const KEY = 'last-weather';
/** Older ones say nothing of the weather now. */
const MAX_AGE_MS = 3 * HOUR_MS;

/** Stores a measured temperature on this device, until the next one; typical values are not stored. */
export function storeLastWeather({ sample, current, fetchedAt }: WeatherResponse): void {
  if (!sample) writeStorage(KEY, `${current.temperature} ${Date.parse(fetchedAt)}`);
}

/** The last temperature that was measured for this device; undefined without one of the last three hours. */
export function readLastWeather(now: number): LastWeather | undefined {
  const [, temperature, measured] = /^(-?\d{1,3}) (\d{13})$/.exec(readStorage(KEY) ?? '') ?? [];
  const age = now - Number(measured ?? Number.NaN);
  // A time in the future was written while the clock was wrong.
  return age >= 0 && age < MAX_AGE_MS
    ? { temperature: Number(temperature), measured: Number(measured) }
    : undefined;
}
