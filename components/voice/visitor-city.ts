import { nearestPlace } from '#lib/location/nearest-place';
import type { PlaceProblem } from '#lib/location/visitor-location';
import { detectVisitorLocation, visitorLocation } from '#lib/location/visitor-location.browser';
import type { Position } from '#lib/places/kilometres-between';

/** The visitor's city, or why it is unknown, with the position when it is far from all cities. */
export type VisitorCity = { city: string } | { problem: PlaceProblem; position?: Position };

/**
 * Finds the visitor's place: the stored one, else by the browser's geolocation; a village with events that is nearer
 * than the nearest city. `places` are the slugs of those with events.
 */
export async function findVisitorCity(places: readonly string[]): Promise<VisitorCity> {
  const known = visitorLocation();
  if (known.source === 'manual' && known.city !== 'all') return { city: known.city };
  const { location, error } =
    known.source === 'auto' && known.city !== 'all' ? { location: known } : await detectVisitorLocation();
  if (error) return { problem: error };
  return location.city === 'all'
    ? { problem: 'far', position: location }
    : { city: nearestPlace(location, places) };
}
