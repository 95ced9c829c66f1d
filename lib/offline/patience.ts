import { MINUTE_MS } from '#lib/time/durations';

/** Milliseconds after which a copy is shown in the place of what does not come from the network. */
const PATIENCE_MS = 4_000;
/** The same while the network is known to be slow: nobody waits four seconds at each page. */
const SHORT_PATIENCE_MS = 1_000;
/** Milliseconds for which one slow answer counts. */
const SLOW_FOR_MS = MINUTE_MS;

/**
 * How long to wait for the network. Times are in milliseconds, of any one clock. An answer within the usual patience
 * ends what a slow one began.
 */
export class Patience {
  #slowUntil = 0;

  /** How long to wait for what is asked for at `now`. */
  at(now: number): number {
    return now < this.#slowUntil ? SHORT_PATIENCE_MS : PATIENCE_MS;
  }

  /** Nothing had come by `now`. */
  gaveUp(now: number): void {
    this.#slowUntil = now + SLOW_FOR_MS;
  }

  /** The network answered after so long. */
  answeredAfter(time: number): void {
    if (time <= PATIENCE_MS) this.#slowUntil = 0;
  }
}
