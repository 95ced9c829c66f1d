import type { PlaceProblem } from '#lib/location/visitor-location';
import { detectVisitorLocation, visitorLocation } from '#lib/location/visitor-location.browser';
import type { Position } from '#lib/places/kilometres-between';

/** The visitor's city, or why it is unknown, with the position when it is far from all cities. */
export type VisitorCity = { city: string } | { problem: PlaceProblem; position?: Position };

/** Finds the visitor's city: the stored one, else by the browser's geolocation. */
export async function findVisitorCity(): Promise<VisitorCity> {
  const known = visitorLocation();
  if (known.source !== 'default' && known.city !== 'all') return { city: known.city };
  const { location, error } = await detectVisitorLocation();
  if (error) return { problem: error };
  return location.city === 'all' ? { problem: 'far', position: location } : { city: location.city };
}
