/** A visitor's location, as event lists use it. It is never sent. */
export type VisitorLocation = {
  /** Degrees, rounded to two decimals (about a kilometre). */
  lat: number;
  lon: number;
  /** Slug of a city of `places.json`, or 'all'. */
  city: string;
  confidence: 'high' | 'medium' | 'low';
  source: 'auto' | 'manual' | 'default';
  /** Slugs of the neighbours. */
  nearbyCities: readonly string[];
};

/** All of Belize: until the visitor is located, and after every error. */
export const DEFAULT_VISITOR_LOCATION: VisitorLocation = {
  lat: 17.2661,
  lon: -88.7667,
  city: 'all',
  confidence: 'low',
  source: 'default',
  nearbyCities: [],
};

/** The messages for failed geolocation. */
export const LOCATION_ERRORS = {
  unsupported: 'Geolocation not supported',
  denied: 'Location permission denied',
  unavailable: 'Location unavailable',
  timeout: 'Location detection timeout',
  failed: 'Failed to detect location',
} as const;

export type LocationError = keyof typeof LOCATION_ERRORS;

/** Why the visitor has no place; 'far': the position is near none of our places. */
export type PlaceProblem = 'far' | LocationError;

export const PLACE_PROBLEMS = {
  far: 'You seem to be far from Belize',
  ...LOCATION_ERRORS,
} as const satisfies Record<PlaceProblem, string>;

/** How visitors are addressed; used for wording only. */
export type VisitorKind = 'Local' | 'Tourist';
