import { roundDegrees } from '#lib/location/round-degrees';
import { isPosition, type Position } from '#lib/places/kilometres-between';
import { asJsonObject } from '#lib/text/json-object';
import { parseJson } from '#lib/text/parse-json';
import { HOUR_MS, MINUTE_MS } from '#lib/time/durations';

/** The location that weather is shown for. `city` is '' until the provider has named it; `timestamp` is in milliseconds since 1970. */
export type WeatherLocation = { lat: number; lon: number; city: string; timestamp: number };

/** How long a stored location is used without requesting the position again. */
const WEATHER_LOCATION_MAX_AGE_MS = 30 * MINUTE_MS;
/** After this time in the background, the position is requested again. */
export const WEATHER_LOCATION_REFRESH_MS = HOUR_MS;

/** Belize City: until the visitor is located, and after every error. */
export const defaultWeatherLocation = (now: number): WeatherLocation => ({
  lat: 17.5018,
  lon: -88.1962,
  city: 'Belize City',
  timestamp: now,
});

/** A position rounded to two decimals, as it is stored; undefined for invalid coordinates. */
export function roundedPosition(lat: unknown, lon: unknown): Position | undefined {
  if (typeof lat !== 'number' || typeof lon !== 'number' || !isPosition({ lat, lon })) return undefined;
  return { lat: roundDegrees(lat), lon: roundDegrees(lon) };
}

const MAX_CITY_LENGTH = 60;

/**
 * Parses the stored location; undefined when it is invalid or 30 minutes old. The text and the time come from two
 * storage keys, which may contain anything.
 */
export function parseWeatherLocation(
  text: string | null,
  time: string | null,
  now: number,
): WeatherLocation | undefined {
  const timestamp = Number(time ?? Number.NaN);
  // A time in the future was written while the clock was wrong.
  if (!(timestamp <= now && now - timestamp < WEATHER_LOCATION_MAX_AGE_MS)) return undefined;
  const { lat, lon, city } = asJsonObject(parseJson(text));
  const position = roundedPosition(lat, lon);
  if (!position || typeof city !== 'string' || city.length > MAX_CITY_LENGTH) return undefined;
  return { ...position, city, timestamp };
}
