import { LRUCache } from 'lru-cache';

/** Networks whose counts are kept: some 3 MB. Beyond it the count that was unused for longest is lost. */
const MAX_NETWORKS = 10_000;

type Counted = { points: number; until: number };

/**
 * Counts requests by network in windows of `windowMs`, in this process alone. Times are in milliseconds of a monotonic
 * clock, such as `performance.now()`. Memory is bounded, however many networks ask.
 */
export function memoryLimiter(windowMs: number, maxNetworks = MAX_NETWORKS) {
  const counts = new LRUCache<string, Counted>({ max: maxNetworks });
  return {
    /** Counts a request; returns the milliseconds to wait when the network has more than `points`, else 0. */
    count(network: string, points: number, now: number): number {
      const before = counts.get(network);
      const counted = before && before.until > now ? before : { points: 0, until: now + windowMs };
      counted.points += 1;
      counts.set(network, counted);
      return counted.points > points ? counted.until - now : 0;
    },
    /** Refuses all requests of a network until an instant. */
    block(network: string, until: number): void {
      counts.set(network, { points: Number.POSITIVE_INFINITY, until });
    },
    size: () => counts.size,
  };
}
