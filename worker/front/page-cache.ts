import { LRUCache } from 'lru-cache';
import { type Answer, type Variant, variantOf, withBody } from './answer.ts';
import type { CacheAddress } from './cache-address.ts';
import type { CacheRead } from './cache-reads.ts';
import { type Encoding, encode, PATIENT_QUALITY } from './encodings.ts';
import { type Lifetime, lifetimeOf } from './lifetime.ts';

/** Headers and bookkeeping of an entry, in bytes. */
const ENTRY_BYTES = 4_000;
/** Answers that wait to be compressed better; further ones wait for another request. */
const MAX_SHRINKING = 8;
/** Milliseconds for which requests wait for the answer to another one. */
const MAX_FLIGHT_MS = 10_000;

type CachedPage = Lifetime & {
  variants: Record<Encoding, Variant>;
  reads: readonly CacheRead[];
  isOutdated: boolean;
  /** Whether it has been compressed better, or will be. */
  isShrunk: boolean;
};

/** A request on its way through Next, whose answer may be kept. */
export type Flight = {
  address: CacheAddress;
  reads: CacheRead[];
  /** Its answer may not be kept: what it is made of was given up meanwhile, or is no longer watched since it ended. */
  isSpoilt: boolean;
  /** Resolves to whether those who waited may find its answer, or make another flight; else each asks Next. */
  ended: Promise<boolean>;
  end: (mayLookAgain: boolean) => void;
};

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
  find(key: string, now: number): { variants: Record<Encoding, Variant>; isFresh: boolean } | undefined {
    const cached = this.#cached.get(key);
    if (!cached) return undefined;
    const isFresh = !cached.isOutdated && now < cached.freshUntil;
    const mayBeServed = isFresh || (cached.servedUntil > cached.freshUntil && now < cached.servedUntil);
    return mayBeServed ? { variants: cached.variants, isFresh } : undefined;
  }

  flightTo(key: string): Flight | undefined {
    return this.#flights.get(key);
  }

  /** A new flight to an address. It has to be ended; after ten seconds it is. */
  begin(address: CacheAddress): Flight {
    this.#misses += 1;
    const { promise: ended, resolve } = Promise.withResolvers<boolean>();
    const end = (mayLookAgain: boolean) => {
      clearTimeout(timer);
      if (this.#flights.get(address.key) === flight) this.#flights.delete(address.key);
      flight.isSpoilt = true;
      resolve(mayLookAgain);
    };
    const timer = setTimeout(end, MAX_FLIGHT_MS, false).unref();
    const flight: Flight = { address, reads: [], isSpoilt: false, ended, end };
    this.#flights.set(address.key, flight);
    return flight;
  }

  /** Keeps the answer of a flight, if it may be kept, and resolves to it in all encodings. */
  async keep(flight: Flight, answer: Answer, now: number): Promise<Record<Encoding, Variant> | undefined> {
    const lifetime = lifetimeOf(answer, flight.address, flight.reads, now);
    if (!lifetime || flight.isSpoilt) return undefined;
    const [identity, gzip, br] = await Promise.all([
      variantOf(answer, 'identity'),
      variantOf(answer, 'gzip'),
      variantOf(answer, 'br'),
    ]);
    const variants = { identity, gzip, br };
    if (!flight.isSpoilt)
      this.#cached.set(flight.address.key, {
        ...lifetime,
        variants,
        reads: flight.reads,
        isOutdated: false,
        isShrunk: br.body === identity.body,
      });
    return variants;
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

  /** Gives up what was made of an entry of Next's cache. */
  replaced(readKey: string): void {
    const isMadeOfIt = ({ reads }: { reads: readonly CacheRead[] }) =>
      reads.some(({ key }) => key === readKey);
    for (const [key, cached] of this.#cached.entries()) if (isMadeOfIt(cached)) this.#cached.delete(key);
    for (const flight of this.#flights.values()) flight.isSpoilt ||= isMadeOfIt(flight);
  }

  /** Has everything renewed by Next; what has expired is given up at once. */
  outdated(isExpired: boolean): void {
    if (isExpired) this.#cached.clear();
    for (const cached of this.#cached.values()) cached.isOutdated = true;
    for (const flight of this.#flights.values()) flight.isSpoilt = true;
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
