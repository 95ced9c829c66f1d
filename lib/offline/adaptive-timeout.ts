import { MINUTE_MS } from '#lib/time/durations';

/** Milliseconds to wait for the network before the cached response is used. */
const NETWORK_TIMEOUT_MS = 4_000;
/** The same while the network is known to be slow, so that not every page takes four seconds. */
const SLOW_NETWORK_TIMEOUT_MS = 1_000;
/** Milliseconds for which the network counts as slow after a timeout. */
const SLOW_FOR_MS = MINUTE_MS;

/**
 * How long to wait for the network: shorter for a minute after a timeout, or until a response comes in time again.
 * Times are in milliseconds of one clock, which one does not matter.
 */
export class AdaptiveTimeout {
  #slowUntil = 0;

  /** The timeout of a request that starts at `now`. */
  timeoutAt(now: number): number {
    return now < this.#slowUntil ? SLOW_NETWORK_TIMEOUT_MS : NETWORK_TIMEOUT_MS;
  }

  /** Records that a request timed out at `now`. */
  timedOut(now: number): void {
    this.#slowUntil = now + SLOW_FOR_MS;
  }

  /** Records how long a response took. */
  respondedAfter(duration: number): void {
    if (duration <= NETWORK_TIMEOUT_MS) this.#slowUntil = 0;
  }
}
