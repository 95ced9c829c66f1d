import { isPosition } from '#lib/places/kilometres-between';
import { asJsonObject } from '#lib/text/json-object';
import { parseJson } from '#lib/text/parse-json';
import { MINUTE_MS } from '#lib/time/durations';
import { roundDegrees } from './round-degrees.ts';
import { DEFAULT_VISITOR_LOCATION, type VisitorLocation } from './visitor-location.ts';

const MAX_AGE_MS = 30 * MINUTE_MS;
const MOST_NEIGHBOURS = 8;

export type StoredLocation = { at: number; location: VisitorLocation };

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isPlace = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value);
const oneOf = <Word extends string>(words: readonly Word[], value: unknown) =>
  words.find((word) => word === value);

/** Parses the stored location; undefined when it is invalid: visitors can edit their browser's storage. */
export function parseStoredLocation(text: string | null): StoredLocation | undefined {
  const stored = asJsonObject(parseJson(text));
  const { lat, lon, city, ...others } = asJsonObject(stored.location);
  const confidence = oneOf(['high', 'medium', 'low'], others.confidence);
  const source = oneOf(['auto', 'manual', 'default'], others.source);
  const nearbyCities = Array.isArray(others.nearbyCities) ? others.nearbyCities : undefined;
  if (!isNumber(stored.at) || !isNumber(lat) || !isNumber(lon) || !isPosition({ lat, lon })) return undefined;
  if (!isPlace(city) || !confidence || !source) return undefined;
  if (!nearbyCities?.every(isPlace) || nearbyCities.length > MOST_NEIGHBOURS) return undefined;
  // The default location is the exact centre of Belize, which has more decimals than a position.
  const centre = city === 'all' && source !== 'auto' && DEFAULT_VISITOR_LOCATION;
  return {
    at: stored.at,
    location: {
      lat: centre ? centre.lat : roundDegrees(lat),
      lon: centre ? centre.lon : roundDegrees(lon),
      city,
      confidence,
      source,
      nearbyCities,
    },
  };
}

/** Whether a location stored at `at` (milliseconds since 1970) is less than 30 minutes old. */
export const isLocationFresh = (at: number, now: number) => at <= now && now - at < MAX_AGE_MS;
