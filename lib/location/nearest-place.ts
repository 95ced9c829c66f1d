import { isWithinBelize } from '#lib/places/is-within-belize';
import { kilometresBetween } from '#lib/places/kilometres-between';
import communities from '../places/communities.json' with { type: 'json' };
import { chosenLocation } from './chosen-location.ts';
import type { VisitorLocation } from './visitor-location.ts';

/**
 * The place whose events are near a visitor: the city of the location, unless a village with events is nearer than it.
 * `places` are the slugs of those that have events to come. The location itself stays as specified, with the city, its
 * confidence and its neighbours.
 *
 *     nearestPlace(locationAt({ lat: 16.51, lon: -88.37 }), ['dangriga', 'placencia']); // 'placencia'
 */
export function nearestPlace(location: VisitorLocation, places: readonly string[]): string {
  const city = chosenLocation(location.city);
  if (location.city === 'all' || !city || !isWithinBelize(location)) return location.city;
  const withEvents = new Set(places);
  const villages = communities
    .filter(({ slug }) => withEvents.has(slug))
    .map((village) => ({ slug: village.slug, kilometres: kilometresBetween(location, village) }));
  return villages.reduce(
    (nearest, village) => (village.kilometres < nearest.kilometres ? village : nearest),
    { slug: location.city, kilometres: kilometresBetween(location, city) },
  ).slug;
}
