import type { Encoded } from './answer.ts';
import type { CacheAddress } from './cache-address.ts';
import type { CacheRead } from './cache-reads.ts';

/** Milliseconds for which requests wait for the answer to another one; then one of them asks Next. */
const MAX_FLIGHT_MS = 10_000;

/**
 * What those who waited for a flight do at its end: take its answer, which is the same for all; look again, as there was
 * none; or ask Next each by itself, as each gets another one.
 */
export type FlightOutcome = { answer: Encoded; suitsParameters: boolean } | 'look-again' | 'ask-alone';

/** A request on its way through Next, whose answer may be kept. At most one for each address. */
export class Flight {
  readonly address: CacheAddress;
  readonly reads: CacheRead[] = [];
  /** What its answer is made of was replaced or is out of date: it may be served only until there is another. */
  isOutdated = false;
  /** Its answer may not be kept: it has expired meanwhile, or is no longer watched since the flight ended. */
  isGivenUp = false;
  /** Resolves at its end. */
  readonly ended: Promise<FlightOutcome>;
  readonly #resolve: (outcome: FlightOutcome) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #whenEnded: (flight: Flight) => void;

  /** `whenEnded` is called at its end, which comes by itself after ten seconds. */
  constructor(address: CacheAddress, whenEnded: (flight: Flight) => void) {
    this.address = address;
    this.#whenEnded = whenEnded;
    const { promise, resolve } = Promise.withResolvers<FlightOutcome>();
    this.ended = promise;
    this.#resolve = resolve;
    this.#timer = setTimeout(() => this.end('look-again'), MAX_FLIGHT_MS).unref();
  }

  /** Ends it; a second end changes nothing. */
  end(outcome: FlightOutcome): void {
    clearTimeout(this.#timer);
    this.isGivenUp = true;
    this.#whenEnded(this);
    this.#resolve(outcome);
  }
}
