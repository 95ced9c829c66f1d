/** Where a visitor is, as the lists use it. It stays on the device. */
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

/** All of Belize: before anybody said where they are, and after every error. */
export const DEFAULT_VISITOR_LOCATION: VisitorLocation = {
  lat: 17.2661,
  lon: -88.7667,
  city: 'all',
  confidence: 'low',
  source: 'default',
  nearbyCities: [],
};

/** What the browser's own words for a failed location become. */
export const LOCATION_ERRORS = {
  unsupported: 'Geolocation not supported',
  denied: 'Location permission denied',
  unavailable: 'Location unavailable',
  timeout: 'Location detection timeout',
  failed: 'Failed to detect location',
} as const;

export type LocationError = keyof typeof LOCATION_ERRORS;

/** Why no place of ours is the visitor's; 'far': the browser named a position that is near none of them. */
export type PlaceProblem = 'far' | LocationError;

export const PLACE_PROBLEMS = {
  far: 'You seem to be far from Belize',
  ...LOCATION_ERRORS,
} as const satisfies Record<PlaceProblem, string>;

/** How visitors are classed, for wording alone. */
export type VisitorKind = 'Local' | 'Tourist';
