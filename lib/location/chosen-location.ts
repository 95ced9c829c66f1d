import communities from '../places/communities.json' with { type: 'json' };
import { districtFilterValue } from '../places/district-filter-value.ts';
import { NEIGHBOURS } from '../places/neighbours.ts';
import data from '../places/places.json' with { type: 'json' };
import { roundDegrees } from './round-degrees.ts';
import { DEFAULT_VISITOR_LOCATION, type VisitorLocation } from './visitor-location.ts';

const PLACES = [
  ...data.cities,
  ...data.diasporaCities,
  // San Ignacio is in both lists: cities come first, so the city is found.
  ...communities,
  ...data.districts.map((district) => ({ ...district, slug: districtFilterValue(district.slug) })),
];

/**
 * The location of a visitor who chose a place by hand: a city, village, district or city abroad by its slug, or 'all'.
 * Undefined for an unknown slug.
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
