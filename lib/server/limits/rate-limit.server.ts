import 'server-only';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { PublicError } from '../http/public-error.ts';
import { countMetric } from '../monitoring/counters.ts';
import { processWide } from '../process-wide.server.ts';
import type { Store } from '../store/open-store.server.ts';
import { store } from '../store/store.server.ts';
import { RATE_LIMITS, type RateLimitedEndpoint } from './rate-limits.ts';

type Limiters = Map<string, Promise<RateLimiterAbstract>>;
// Per store: the limiters of a closed store cannot be used any more.
const limitersByStore = processWide('rate-limiters', () => new WeakMap<Store, Limiters>());

async function makeLimiter(endpoint: RateLimitedEndpoint, { pool }: Store): Promise<RateLimiterAbstract> {
  const { points, seconds: duration } = RATE_LIMITS[endpoint];
  const memory = new RateLimiterMemory({ points, duration, keyPrefix: endpoint });
  if (!pool) return memory;
  return new RateLimiterPostgres({
    storeClient: pool,
    points,
    duration,
    keyPrefix: endpoint,
    tableName: 'rate_limits',
    tableCreated: true,
    // Fallback per process while the database is unavailable.
    insuranceLimiter: memory,
  });
}

async function limiterOf(endpoint: RateLimitedEndpoint): Promise<RateLimiterAbstract> {
  const opened = await store();
  const limiters: Limiters = limitersByStore.get(opened) ?? new Map();
  limitersByStore.set(opened, limiters);
  const existing = limiters.get(endpoint);
  if (existing) return existing;
  const created = makeLimiter(endpoint, opened).catch((error: unknown) => {
    limiters.delete(endpoint);
    throw error;
  });
  limiters.set(endpoint, created);
  return created;
}

/** Counts a request of a network. Throws a PublicError above the limit: 429 with Retry-After. */
export async function enforceRateLimit(endpoint: RateLimitedEndpoint, network: string): Promise<void> {
  const limiter = await limiterOf(endpoint);
  try {
    await limiter.consume(network);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    countMetric('site_limits_hit_total', { endpoint });
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    const minutes = Math.ceil(retryAfter / 60);
    throw new PublicError(
      429,
      `Too many requests from your network. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}; what you filled in is kept.`,
      { code: 'too-many', retryAfter },
    );
  }
}
