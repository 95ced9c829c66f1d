/** Latitude and longitude in degrees. */
export type Position = { lat: number; lon: number };

const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Whether coordinates are valid: finite, and within ±90 and ±180 degrees. */
export const isPosition = ({ lat, lon }: Position) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

/**
 * Kilometres between two positions along the surface, by the haversine formula, for a sphere with a radius of
 * 6371 km. Source: R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68 (1984), page 159.
 *
 *     kilometresBetween(BELIZE_CITY, BELMOPAN) // 66.7
 */
export function kilometresBetween(one: Position, other: Position): number {
  const ofLat = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const ofLon = Math.sin(radians(other.lon - one.lon) / 2) ** 2;
  const haversine = ofLat + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * ofLon;
  // For antipodes rounding errors may give slightly more than 1, where the arcsine is undefined.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, haversine)));
}
