import { MINUTE_MS } from '#lib/time/durations';

/** A server without events asks this often for so long, then less often. In milliseconds. */
const RETRIES = { oftenMs: 10_000, oftenForMs: 5 * MINUTE_MS, laterMs: MINUTE_MS };

/** Milliseconds until a server without events asks its sheet again; it has none since `sinceMs`. */
const retryPauseMs = (sinceMs: number): number =>
  sinceMs < RETRIES.oftenForMs ? RETRIES.oftenMs : RETRIES.laterMs;

type Retrying = {
  publish: () => Promise<unknown>;
  isDone: () => boolean;
  wait: (milliseconds: number) => Promise<void>;
  /** In milliseconds, from any beginning. */
  clock: () => number;
};

/** Publishes again and again, every ten seconds for five minutes and then each minute, until there are events. */
export async function publishUntilServed({ publish, isDone, wait, clock }: Retrying): Promise<void> {
  const begun = clock();
  while (!isDone()) {
    await wait(retryPauseMs(clock() - begun));
    await publish();
  }
}
