import { MINUTE_MS } from './durations.ts';

/** The metric of the header Server-Timing in which the server states its time. */
export const CLOCK_METRIC = 'clock';

/** The header's value at an instant, in milliseconds since 1970. In seconds, as a proxy that keeps pages states it too. */
export const clockHeader = (now: number): string => `${CLOCK_METRIC};dur=${(now / 1000).toFixed(3)}`;

/** A device may be off by so much, and a cache on the way may have kept the page for as long as it may be kept. */
const TOLERANCE_MS = 10 * MINUTE_MS;

type Stated = {
  /**
   * The server's time of the answer, and whether that has just come from the network. Undefined where it is not known; 0
   * or NaN, of a header that cannot be read, says as little.
   */
  server: number | undefined;
  isFresh: boolean;
  /** When a kept page was made. */
  cachedAt: number | undefined;
};

/**
 * By how many milliseconds a device is to be corrected whose clock said `device` as the page arrived. Without an answer
 * from the network it is trusted, unless it is earlier than what it shows.
 */
export function clockSkew(device: number, { server, isFresh, cachedAt }: Stated): number {
  const earliest = Math.max(server || 0, cachedAt || 0);
  if (isFresh && server) return Math.abs(server - device) > TOLERANCE_MS ? server - device : 0;
  return device < earliest - TOLERANCE_MS ? earliest - device : 0;
}
