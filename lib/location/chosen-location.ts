import communities from '../places/communities.json' with { type: 'json' };
import { districtValue } from '../places/district-value.ts';
import { NEIGHBOURS } from '../places/neighbours.ts';
import data from '../places/places.json' with { type: 'json' };
import { roundDegrees } from './round-degrees.ts';
import { DEFAULT_VISITOR_LOCATION, type VisitorLocation } from './visitor-location.ts';

const PLACES = [
  ...data.cities,
  ...data.diasporaCities,
  // San Ignacio is a village in one list and a city in the other; the city comes first.
  ...communities,
  ...data.districts.map((district) => ({ ...district, slug: districtValue(district.slug) })),
];

/**
 * Where somebody is who chose a place by hand: a city, a village, a district, a city abroad, or 'all'. Undefined for
 * a place that is on no map of ours.
 */
export function chosenLocation(city: string): VisitorLocation | undefined {
  const chosen = { confidence: 'high', source: 'manual' } as const;
  if (city === 'all') return { ...DEFAULT_VISITOR_LOCATION, ...chosen };
  const place = PLACES.find(({ slug }) => slug === city);
  if (!place) return undefined;
  const nearest = 'nearestCity' in place ? [String(place.nearestCity)] : [];
  return {
    lat: roundDegrees(place.lat),
    lon: roundDegrees(place.lon),
    city,
    ...chosen,
    nearbyCities: NEIGHBOURS[city] ?? nearest,
  };
}
