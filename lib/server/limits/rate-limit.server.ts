import 'server-only';
import { errorCode } from '../error-code.ts';
import type { Networks } from '../http/client-address.ts';
import { PublicError } from '../http/public-error.ts';
import { log } from '../log.server.ts';
import { countMetric } from '../monitoring/counters.ts';
import { processWide } from '../process-wide.server.ts';
import { isOutage } from '../store/outage.ts';
import { store } from '../store/store.server.ts';
import { memoryLimiter } from './memory-limiter.ts';
import { pointsOf, RATE_LIMITS, type RateLimit, type RateLimitedEndpoint } from './rate-limits.ts';
import { addToCounts, networkKey } from './stored-count.server.ts';

/** Milliseconds that a request waits for the store to count it; then this process alone counts it. */
const STORE_MS = 1_000;

type Limiter = ReturnType<typeof memoryLimiter>;

const limiters = processWide('rate-limiters', () => new Map<RateLimitedEndpoint, Limiter>());

/** The limiter of this process. It goes on when the store does not respond, and refuses floods without asking it. */
function limiterOf(endpoint: RateLimitedEndpoint): Limiter {
  const limiter = limiters.get(endpoint) ?? memoryLimiter(RATE_LIMITS[endpoint].seconds * 1_000);
  limiters.set(endpoint, limiter);
  return limiter;
}

/**
 * Milliseconds until the networks may ask again, by the count of this process; 0 when they may. What one network is
 * refused does not count for those around it, which would suffer from its flood.
 */
function msByMemory(endpoint: RateLimitedEndpoint, networks: Networks): number {
  const limiter = limiterOf(endpoint);
  const now = performance.now();
  for (const [index, network] of networks.entries()) {
    const ms = limiter.count(network, pointsOf(RATE_LIMITS[endpoint], index), now);
    if (ms > 0) return Math.max(1, ms);
  }
  return 0;
}

/**
 * The same by the counts in the store, which all servers share and a restart keeps. Throws when it does not respond.
 * Networks above their limit are refused by this process from then on, without writing to the disk.
 */
async function msByStore(endpoint: RateLimitedEndpoint, networks: Networks, now: number): Promise<number> {
  const limit = RATE_LIMITS[endpoint];
  const { db } = await store();
  const keys = networks.map((network) => networkKey(endpoint, network));
  const counts = await addToCounts(db, keys, { until: now + limit.seconds * 1_000, now });
  let longest = 0;
  for (const [index, { count, until }] of counts.entries()) {
    if (count <= pointsOf(limit, index)) continue;
    const ms = Math.max(1, until - now);
    limiterOf(endpoint).block(networks[index] ?? networks[0], performance.now() + ms);
    longest = Math.max(longest, ms);
  }
  return longest;
}

class TooSlow extends Error {}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), STORE_MS);
  });
  return Promise.race([work, tooSlow]).finally(() => clearTimeout(timer));
}

/** Milliseconds until the networks may ask again; 0 when they may. Never rejects because of the store. */
async function msToWait(endpoint: RateLimitedEndpoint, networks: Networks, now: number): Promise<number> {
  const ms = msByMemory(endpoint, networks);
  const { isInMemory }: RateLimit = RATE_LIMITS[endpoint];
  if (ms > 0 || isInMemory) return ms;
  try {
    return await inTime(msByStore(endpoint, networks, now));
  } catch (error) {
    if (!(error instanceof TooSlow) && !isOutage(error))
      log().error({ endpoint, code: errorCode(error) ?? 'UNEXPECTED' }, 'A request could not be counted');
    return 0;
  }
}

/**
 * Counts a request of a client by its networks: its own and, with a larger limit, those around it. Throws a PublicError
 * above a limit: 429 with Retry-After. While the store does not respond, each process counts for itself.
 */
export async function enforceRateLimit(endpoint: RateLimitedEndpoint, networks: Networks): Promise<void> {
  const ms = await msToWait(endpoint, networks, Date.now());
  if (ms === 0) return;
  countMetric('site_limits_hit_total', { endpoint });
  const retryAfter = Math.ceil(ms / 1_000);
  const minutes = Math.ceil(retryAfter / 60);
  throw new PublicError(
    429,
    `Too many requests from your network. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}; what you filled in is kept.`,
    { code: 'too-many', retryAfter },
  );
}
