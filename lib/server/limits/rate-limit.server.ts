import 'server-only';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { PublicError } from '../http/public-error.ts';
import { processWide } from '../process-wide.server.ts';
import type { Store } from '../store/open-store.server.ts';
import { store } from '../store/store.server.ts';
import { type LimitedEndpoint, RATE_LIMITS } from './rate-limits.ts';

type Limiters = Map<string, Promise<RateLimiterAbstract>>;
// By the store that counts: one that was closed counts no more.
const limitersByStore = processWide('rate-limiters', () => new WeakMap<Store, Limiters>());

async function makeLimiter(endpoint: LimitedEndpoint, { pool }: Store): Promise<RateLimiterAbstract> {
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
    // While the database does not answer, this process counts for itself.
    insuranceLimiter: memory,
  });
}

async function limiterOf(endpoint: LimitedEndpoint): Promise<RateLimiterAbstract> {
  const opened = await store();
  const limiters: Limiters = limitersByStore.get(opened) ?? new Map();
  limitersByStore.set(opened, limiters);
  const held = limiters.get(endpoint);
  if (held) return held;
  const made = makeLimiter(endpoint, opened).catch((error: unknown) => {
    limiters.delete(endpoint);
    throw error;
  });
  limiters.set(endpoint, made);
  return made;
}

/** Counts a request of a network; throws a 429 that says when to come back once there were too many. */
export async function countRequest(endpoint: LimitedEndpoint, network: string): Promise<void> {
  const limiter = await limiterOf(endpoint);
  try {
    await limiter.consume(network);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    const minutes = Math.ceil(retryAfter / 60);
    throw new PublicError(
      429,
      `Too many requests from your network. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}; what you filled in is kept.`,
      { code: 'too-many', retryAfter },
    );
  }
}
