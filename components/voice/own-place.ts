import type { PlaceProblem } from '#lib/location/visitor-location';
import { detectVisitorLocation, visitorLocation } from '#lib/location/visitor-location.browser';
import type { Position } from '#lib/places/kilometres-between';

/** The visitor's own city, or why it is not known, and from where that was said. */
export type OwnPlace = { city: string } | { problem: PlaceProblem; position?: Position };

/** What is known of where the visitor is; the browser is asked only where nothing is. */
export async function findOwnPlace(): Promise<OwnPlace> {
  const known = visitorLocation();
  if (known.source !== 'default' && known.city !== 'all') return { city: known.city };
  const { location, error } = await detectVisitorLocation();
  if (error) return { problem: error };
  return location.city === 'all' ? { problem: 'far', position: location } : { city: location.city };
}
