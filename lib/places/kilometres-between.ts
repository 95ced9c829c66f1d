/** Degrees north and east. */
export type Position = { lat: number; lon: number };

const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Whether two numbers name a place on earth: finite, and within 90 and 180 degrees. */
export const isPosition = ({ lat, lon }: Position) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

/**
 * Kilometres between two positions along the surface, by the haversine formula, for an earth that is a ball of
 * 6371 km. Source: R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68 (1984), page 159.
 *
 *     kilometresBetween(BELIZE_CITY, BELMOPAN) // 66.7
 */
export function kilometresBetween(one: Position, other: Position): number {
  const ofLat = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const ofLon = Math.sin(radians(other.lon - one.lon) / 2) ** 2;
  const haversine = ofLat + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * ofLon;
  // Rounding can lead a hair above 1 on opposite sides of the earth, where the arcsine ends.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, haversine)));
}
