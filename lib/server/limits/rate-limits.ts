export type RateLimit = {
  points: number;
  seconds: number;
  /** Counted by each process for itself: so many requests that writing each to the disk would cost too much. */
  isInMemory?: boolean;
};

/**
 * How many times as often as its networks of 64 bits the /48 of an IPv6 address may ask. One line may have all of it, so
 * it has a limit; a provider may also have many households in it, so the limit is a larger one.
 */
const WIDER_NETWORK_TIMES = 8;

/** The limit of a client's network: the first is its own, and the others are around it. */
export const pointsOf = ({ points }: RateLimit, index: number): number =>
  index === 0 ? points : points * WIDER_NETWORK_TIMES;

/**
 * How often one network may ask, per endpoint. Generous: a whole village may stand behind one address, and a
 * workshop may fill in forms together.
 */
export const RATE_LIMITS = {
  'submit-event': { points: 120, seconds: 3_600 },
  'submit-advertiser': { points: 60, seconds: 3_600 },
  contact: { points: 60, seconds: 3_600 },
  opening: { points: 600, seconds: 3_600 },
  'upload-image': { points: 400, seconds: 3_600 },
  status: { points: 300, seconds: 600 },
  // Each change mails all moderators.
  'status-change': { points: 60, seconds: 3_600 },
  // Most answers come out of memory; what the provider is asked is bounded by itself.
  weather: { points: 1_000, seconds: 600, isInMemory: true },
  // Each one is rendered; browsers with a script ask for none.
  search: { points: 300, seconds: 600, isInMemory: true },
  // Some fifty pages open at once behind one address.
  analytics: { points: 1_100, seconds: 600, isInMemory: true },
  // Each one may cost money; the day's budget, and the network's share of it, come on top.
  voice: { points: 20, seconds: 3_600 },
  'sign-in': { points: 20, seconds: 900 },
  // Each one is a row of the outbox until it is looked up.
  'lost-link': { points: 20, seconds: 3_600 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitedEndpoint = keyof typeof RATE_LIMITS;
