import { roundDegrees } from '#lib/location/round-degrees';
import { isPosition, type Position } from '#lib/places/kilometres-between';
import { fieldsOf } from '#lib/text/fields-of';
import { parseJson } from '#lib/text/parse-json';
import { HOUR_MS, MINUTE_MS } from '#lib/time/durations';

/** Where the weather is for. `city` is empty until somebody has named it; `timestamp` is in milliseconds since 1970. */
export type WeatherLocation = { lat: number; lon: number; city: string; timestamp: number };

/** A kept position serves so long without asking again. */
const WEATHER_LOCATION_MAX_AGE_MS = 30 * MINUTE_MS;
/** Whoever comes back to the page after so long is asked about anew. */
export const WEATHER_LOCATION_REFRESH_MS = HOUR_MS;

/** Belize City: before anybody said where they are, and after every error. */
export const defaultWeatherLocation = (now: number): WeatherLocation => ({
  lat: 17.5018,
  lon: -88.1962,
  city: 'Belize City',
  timestamp: now,
});

/** A position as it is kept, rounded to two decimals; undefined when a browser names none that the earth has. */
export function roundedPosition(lat: unknown, lon: unknown): Position | undefined {
  if (typeof lat !== 'number' || typeof lon !== 'number' || !isPosition({ lat, lon })) return undefined;
  return { lat: roundDegrees(lat), lon: roundDegrees(lon) };
}

const MOST_LETTERS = 60;

/**
 * What was kept on the device, if it is a location and under thirty minutes old. The text and the time come from two
 * keys of the storage, where anything may stand.
 */
export function keptWeatherLocation(
  text: string | null,
  time: string | null,
  now: number,
): WeatherLocation | undefined {
  const timestamp = Number(time ?? Number.NaN);
  // A time to come is of a clock that was wrong.
  if (!(timestamp <= now && now - timestamp < WEATHER_LOCATION_MAX_AGE_MS)) return undefined;
  const { lat, lon, city } = fieldsOf(parseJson(text));
  const position = roundedPosition(lat, lon);
  if (!position || typeof city !== 'string' || city.length > MOST_LETTERS) return undefined;
  return { ...position, city, timestamp };
}
