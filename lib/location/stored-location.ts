import { isPosition } from '#lib/places/kilometres-between';
import { roundDegrees } from './round-degrees.ts';
import { DEFAULT_VISITOR_LOCATION, type VisitorLocation } from './visitor-location.ts';

const MAX_AGE_MS = 30 * 60_000;

export type StoredLocation = { at: number; location: VisitorLocation };

const isOneOf = (words: string, value: unknown) => words.split(' ').includes(String(value));
const isPlace = (value: unknown) => typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value);

/** What the storage holds, if this site could have written it: anybody can write to a browser's storage. */
export function storedLocation(text: string | null): StoredLocation | undefined {
  try {
    const { at, location } = JSON.parse(text ?? '');
    const { lat, lon, city, confidence, source, nearbyCities } = location;
    const isSound =
      [at, lat, lon].every(Number.isFinite) &&
      isPosition(location) &&
      isPlace(city) &&
      isOneOf('high medium low', confidence) &&
      isOneOf('auto manual default', source) &&
      Array.isArray(nearbyCities) &&
      nearbyCities.length < 9 &&
      nearbyCities.every(isPlace);
    if (!isSound) return undefined;
    // All of Belize is not where anybody is: its centre has more decimals.
    const centre = city === 'all' && source !== 'auto' && DEFAULT_VISITOR_LOCATION;
    return {
      at,
      location: {
        lat: centre ? centre.lat : roundDegrees(lat),
        lon: centre ? centre.lon : roundDegrees(lon),
        city,
        confidence,
        source,
        nearbyCities,
      },
    };
  } catch {
    return undefined;
  }
}

/** Whether what was known at an instant (milliseconds since 1970) still counts: for less than 30 minutes. */
export const isFresh = (at: number, now: number) => at <= now && now - at < MAX_AGE_MS;
