import { isWithinBelize } from '#lib/places/is-within-belize';
import { isPosition, kilometresBetween, type Position } from '#lib/places/kilometres-between';
import { NEIGHBOURS } from '../places/neighbours.ts';
import data from '../places/places.json' with { type: 'json' };
import { roundDegrees } from './round-degrees.ts';
import type { VisitorLocation } from './visitor-location.ts';

type PlacedCity = Position & { slug: string; name: string };

export const BELIZEAN_CITIES: readonly PlacedCity[] = data.cities;
export const CITIES_ABROAD: readonly PlacedCity[] = data.diasporaCities;

/** Farther than this (kilometres) from a city abroad nobody goes to its events on a whim. */
const ABROAD_KM = 80;

/** The one of some cities that is nearest to a position, and how far away it is. */
function nearestCity(position: Position, cities: readonly PlacedCity[]) {
  return cities
    .map((city) => ({ slug: city.slug, kilometres: kilometresBetween(position, city) }))
    .reduce((nearest, city) => (city.kilometres < nearest.kilometres ? city : nearest));
}

/** How sure it is that somebody so far away from a city means that city. */
function confidenceAt(kilometres: number): VisitorLocation['confidence'] {
  if (kilometres < 10) return 'high';
  return kilometres < 25 ? 'medium' : 'low';
}

/**
 * Where somebody is whose browser names a position: the nearest city of Belize, or the city abroad that is within
 * 80 km. Everywhere else all of Belize is shown. Undefined when the numbers are no place on earth.
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
