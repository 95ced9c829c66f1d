import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { errorCode } from '../error-code.ts';
import { PublicError } from '../http/public-error.ts';
import { log } from '../log.server.ts';
import { countMetric } from '../monitoring/counters.ts';
import { processWide } from '../process-wide.server.ts';
import { isOutage } from '../store/outage.ts';
import { store } from '../store/store.server.ts';
import { RATE_LIMITS, type RateLimit, type RateLimitedEndpoint } from './rate-limits.ts';
import { addToCount, networkKey } from './stored-count.server.ts';

/** Milliseconds that a request waits for the store to count it; then this process alone counts it. */
const STORE_MS = 1_000;

const limiters = processWide('rate-limiters', () => new Map<RateLimitedEndpoint, RateLimiterMemory>());

/** The limiter of this process. It goes on when the store does not respond, and refuses floods without asking it. */
function limiterOf(endpoint: RateLimitedEndpoint): RateLimiterMemory {
  const { points, seconds: duration } = RATE_LIMITS[endpoint];
  const limiter = limiters.get(endpoint) ?? new RateLimiterMemory({ points, duration, keyPrefix: endpoint });
  limiters.set(endpoint, limiter);
  return limiter;
}

/** Milliseconds until the network may ask again, by the count of this process; 0 when it may. */
async function msByMemory(endpoint: RateLimitedEndpoint, network: string): Promise<number> {
  try {
    await limiterOf(endpoint).consume(network);
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, error.msBeforeNext);
  }
}

/** The same by the count in the store, which all servers share and a restart keeps. Throws when it does not respond. */
async function msByStore(endpoint: RateLimitedEndpoint, network: string, now: number): Promise<number> {
  const { points, seconds } = RATE_LIMITS[endpoint];
  const { db } = await store();
  const counted = await addToCount(db, networkKey(endpoint, network), { until: now + seconds * 1_000, now });
  return counted.count > points ? Math.max(1, counted.until - now) : 0;
}

class TooSlow extends Error {}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), STORE_MS);
  });
  return Promise.race([work, tooSlow]).finally(() => clearTimeout(timer));
}

/** Milliseconds until the network may ask again; 0 when it may. Never rejects because of the store. */
async function msToWait(endpoint: RateLimitedEndpoint, network: string, now: number): Promise<number> {
  const ms = await msByMemory(endpoint, network);
  const { isInMemory }: RateLimit = RATE_LIMITS[endpoint];
  if (ms > 0 || isInMemory) return ms;
  try {
    const stored = await inTime(msByStore(endpoint, network, now));
    // What follows is refused without writing to the disk.
    if (stored > 0) await limiterOf(endpoint).block(network, Math.ceil(stored / 1_000));
    return stored;
  } catch (error) {
    if (!(error instanceof TooSlow) && !isOutage(error))
      log().error({ endpoint, code: errorCode(error) ?? 'UNEXPECTED' }, 'A request could not be counted');
    return 0;
  }
}

/**
 * Counts a request of a network. Throws a PublicError above the limit: 429 with Retry-After. While the store does not
 * respond, each process counts for itself.
 */
export async function enforceRateLimit(endpoint: RateLimitedEndpoint, network: string): Promise<void> {
  const ms = await msToWait(endpoint, network, Date.now());
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
