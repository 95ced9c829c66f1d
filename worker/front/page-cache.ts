import { LRUCache } from 'lru-cache';
import { type Answer, type Encoded, encodedOnce, type Variant, withBody } from './answer.ts';
import type { CacheAddress } from './cache-address.ts';
import type { CacheRead } from './cache-reads.ts';
import { type Encoding, encode, PATIENT_QUALITY } from './encodings.ts';
import { Flight } from './flight.ts';
import { isSameForAll, type Lifetime, lifetimeOf } from './lifetime.ts';

/** Headers and bookkeeping of an entry, in bytes. */
const ENTRY_BYTES = 4_000;
/** Answers that wait to be compressed better; further ones wait for another request. */
const MAX_SHRINKING = 8;
/** Milliseconds after which Next is asked again for a page that it is rendering anew, if it has not said that it has. */
const RENEWAL_MS = 5_000;

type CachedPage = Lifetime & {
  variants: Record<Encoding, Variant>;
  reads: readonly CacheRead[];
  isOutdated: boolean;
  /** While Next renders it anew: when Next is asked again all the same, in milliseconds since 1970. */
  askedAgainAt: number;
  /** Whether it has been compressed better, or will be. */
  isShrunk: boolean;
};

/** A kept answer; `isRenewing` while Next renders it anew and need not be asked again. */
type Found = { variants: Record<Encoding, Variant>; isFresh: boolean; isRenewing: boolean };

function outdate(cached: CachedPage): void {
  cached.isOutdated = true;
  cached.askedAgainAt = 0;
}

/** Answers in memory, each in all encodings, bounded by bytes; and the requests that may fill it. */
export class PageCache {
  readonly #cached: LRUCache<string, CachedPage>;
  readonly #flights = new Map<string, Flight>();
  #shrinking = 0;
  #shrunk: Promise<void> = Promise.resolve();
  #hits = 0;
  #misses = 0;

  constructor(maxBytes: number) {
    this.#cached = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ variants: { identity, gzip, br } }) => {
        // What is not compressed is one buffer for all encodings.
        const bodies = new Set([identity.body, gzip.body, br.body]);
        return [...bodies].reduce((sum, { length }) => sum + length, ENTRY_BYTES);
      },
    });
  }

  /** What is kept for an address, and whether it has to be renewed. */
  find(key: string, now: number): Found | undefined {
    const cached = this.#cached.get(key);
    if (!cached) return undefined;
    const isFresh = !cached.isOutdated && now < cached.freshUntil;
    const mayBeServed = isFresh || (cached.servedUntil > cached.freshUntil && now < cached.servedUntil);
    const isRenewing = now < cached.askedAgainAt;
    return mayBeServed ? { variants: cached.variants, isFresh, isRenewing } : undefined;
  }

  flightTo(key: string): Flight | undefined {
    return this.#flights.get(key);
  }

  /** A new flight to an address. It has to be ended. */
  begin(address: CacheAddress): Flight {
    this.#misses += 1;
    const flight = new Flight(address, () => {
      if (this.#flights.get(address.key) === flight) this.#flights.delete(address.key);
    });
    this.#flights.set(address.key, flight);
    return flight;
  }

  /**
   * Ends a flight with its answer: keeps what may be kept, and gives it to those who wait if it is the same for all.
   * `now` is in milliseconds since 1970. Resolves to the answer, in the encodings that are asked for.
   */
  async land(flight: Flight, answer: Answer, now: number): Promise<Encoded> {
    const encoded = encodedOnce(answer);
    const isShared = isSameForAll(answer, flight.address);
    const lifetime = lifetimeOf(answer, flight.address, flight.reads, now);
    if (lifetime && !flight.isGivenUp) await this.#keep(flight, encoded, lifetime);
    // What is there no longer is not served as the former page; what has failed leaves that as it is.
    else if (answer.status < 500 && !flight.isGivenUp) this.#cached.delete(flight.address.key);
    const suitsParameters = answer.headers['x-nextjs-cache'] !== undefined;
    if (isShared) flight.end({ answer: encoded, suitsParameters });
    else flight.end(answer.status >= 500 ? 'look-again' : 'ask-alone');
    return encoded;
  }

  async #keep(flight: Flight, encoded: Encoded, lifetime: Lifetime): Promise<void> {
    const [identity, gzip, br] = await Promise.all([encoded('identity'), encoded('gzip'), encoded('br')]);
    // Given up while it was compressed.
    if (flight.isGivenUp) return;
    const isFormer = lifetime.freshUntil <= lifetime.cachedAt;
    this.#cached.set(flight.address.key, {
      ...lifetime,
      variants: { identity, gzip, br },
      reads: flight.reads,
      isOutdated: flight.isOutdated || isFormer,
      askedAgainAt: isFormer && !flight.isOutdated ? lifetime.cachedAt + RENEWAL_MS : 0,
      isShrunk: br.body === identity.body,
    });
  }

  /** Compresses a kept answer again, better and slowly: one after the other, on a thread of Node's pool. */
  async #shrink(key: string, cached: CachedPage): Promise<void> {
    const { identity, br } = cached.variants;
    try {
      const body = await encode(identity.body, 'br', PATIENT_QUALITY);
      const isCached = this.#cached.peek(key) === cached;
      if (!isCached || body.length >= br.body.length) return;
      this.#cached.set(key, { ...cached, variants: { ...cached.variants, br: withBody(br, body) } });
    } catch {
      // It stays as it is.
    } finally {
      this.#shrinking -= 1;
    }
  }

  /** Has what was made of an entry of Next's cache asked for again; until it is there, others get the former one. */
  replaced(readKey: string): void {
    const isMadeOfIt = ({ reads }: { reads: readonly CacheRead[] }) =>
      reads.some(({ key }) => key === readKey);
    for (const cached of this.#cached.values()) if (isMadeOfIt(cached)) outdate(cached);
    for (const flight of this.#flights.values()) flight.isOutdated ||= isMadeOfIt(flight);
  }

  /** Has everything renewed by Next; what has expired is given up at once. */
  outdated(isExpired: boolean): void {
    if (isExpired) this.#cached.clear();
    for (const cached of this.#cached.values()) outdate(cached);
    for (const flight of this.#flights.values()) {
      flight.isOutdated = true;
      flight.isGivenUp ||= isExpired;
    }
  }

  /** Counts a request that was answered from memory; what is asked for again is worth a better compression. */
  hit(key: string): void {
    this.#hits += 1;
    const cached = this.#cached.peek(key);
    if (!cached || cached.isShrunk || this.#shrinking >= MAX_SHRINKING) return;
    cached.isShrunk = true;
    this.#shrinking += 1;
    this.#shrunk = this.#shrunk.then(() => this.#shrink(key, cached));
  }

  /** Resolves when no answer waits to be compressed better. */
  settled(): Promise<void> {
    return this.#shrunk;
  }

  /** Requests answered from memory and by Next since the start, and how many answers of how many bytes are kept now. */
  counts(): { hits: number; misses: number; answers: number; bytes: number } {
    const { size: answers, calculatedSize: bytes } = this.#cached;
    return { hits: this.#hits, misses: this.#misses, answers, bytes };
  }
}
