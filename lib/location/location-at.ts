import { isWithinBelize } from '#lib/places/is-within-belize';
import { isPosition, kilometresBetween, type Position } from '#lib/places/kilometres-between';
import { NEIGHBOURS } from '../places/neighbours.ts';
import data from '../places/places.json' with { type: 'json' };
import { roundDegrees } from './round-degrees.ts';
import type { VisitorLocation } from './visitor-location.ts';

type CityPosition = Position & { slug: string; name: string };

export const BELIZEAN_CITIES: readonly CityPosition[] = data.cities;
export const CITIES_ABROAD: readonly CityPosition[] = data.diasporaCities;

/** Up to this distance (kilometres) from a city abroad, its events are shown. */
const ABROAD_KM = 80;

/** The nearest of `cities` to a position, with its distance in kilometres. */
function nearestCity(position: Position, cities: readonly CityPosition[]) {
  return cities
    .map((city) => ({ slug: city.slug, kilometres: kilometresBetween(position, city) }))
    .reduce((nearest, city) => (city.kilometres < nearest.kilometres ? city : nearest));
}

/** The confidence that a visitor at this distance (kilometres) from a city belongs to it. */
function confidenceAt(kilometres: number): VisitorLocation['confidence'] {
  if (kilometres < 10) return 'high';
  return kilometres < 25 ? 'medium' : 'low';
}

/**
 * The location for a position: in Belize the nearest city, abroad the nearest city within 80 km, else 'all'. Undefined
 * for invalid coordinates.
 */
export function locationAt(position: Position): VisitorLocation | undefined {
  if (!isPosition(position)) return undefined;
  const inBelize = isWithinBelize(position);
  const { slug, kilometres } = nearestCity(position, inBelize ? BELIZEAN_CITIES : CITIES_ABROAD);
  const isNear = inBelize || kilometres <= ABROAD_KM;
  return {
    lat: roundDegrees(position.lat),
    lon: roundDegrees(position.lon),
    city: isNear ? slug : 'all',
    confidence: confidenceAt(kilometres),
    source: 'auto',
    nearbyCities: (isNear && NEIGHBOURS[slug]) || [],
  };
}
