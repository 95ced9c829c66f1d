import type { Answer } from './answer.ts';
import type { CacheAddress } from './cache-address.ts';
import type { CacheRead } from './cache-reads.ts';

export type Lifetime = {
  /** Until when an answer is served without asking Next, in milliseconds since 1970; already over for a former one. */
  freshUntil: number;
  /** Until when it is served to others while one request renews it, in milliseconds since 1970. */
  servedUntil: number;
  /** Since when it is cached, in milliseconds since 1970. */
  cachedAt: number;
};

/** Headers that keep a request out of the cache, and the one by which the front chooses. */
const UNDERSTOOD =
  /^(rsc|next-router-state-tree|next-router-prefetch|next-router-segment-prefetch|next-url|accept-encoding)$/;

const headerOf = ({ headers }: Answer, name: string) => String(headers[name] ?? '').toLowerCase();

function secondsOf(cacheControl: string, directive: string): number | undefined {
  const [, seconds] = new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(cacheControl) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

const CACHED = 200;
/** Answers of which one may serve all who wait for it. */
const SHARED = new Set([CACHED, 301, 302, 303, 307, 308, 404, 410]);
/** Lasting redirects are the same for everyone also where they say nothing of caches. */
const MOVED = new Set([301, 308]);

const isRendered = (answer: Answer) => headerOf(answer, 'x-nextjs-cache') !== '';

/** Whether an answer declares itself the same for everyone. */
function isPublic(answer: Answer): boolean {
  const cacheControl = headerOf(answer, 'cache-control');
  const vary = headerOf(answer, 'vary').split(',');
  return (
    answer.headers['set-cookie'] === undefined &&
    (/\bpublic\b|\bs-maxage=/.test(cacheControl) || (cacheControl === '' && MOVED.has(answer.status))) &&
    !/\b(private|no-store|no-cache)\b/.test(cacheControl) &&
    vary.every((name) => !name.trim() || UNDERSTOOD.test(name.trim()))
  );
}

/** Whether an answer to a request for `address` is the same for all others of that address; of those with other parameters only if it was rendered before. */
export function isSameForAll(answer: Answer, { key, hasParameters }: CacheAddress): boolean {
  if (!SHARED.has(answer.status) || !isPublic(answer)) return false;
  if (hasParameters && !isRendered(answer)) return false;
  // The response of another address, like that for an unknown version.
  const location = answer.headers['content-location'];
  return location === undefined || String(location) === key;
}

/**
 * How long an answer may be served; undefined when it must not be kept. `reads` is what it was made of, `now` is in
 * milliseconds since 1970. A page that Next is rendering anew is a former one from the beginning.
 */
export function lifetimeOf(
  answer: Answer,
  address: CacheAddress,
  reads: readonly CacheRead[],
  now: number,
): Lifetime | undefined {
  if (answer.status !== CACHED || !isSameForAll(answer, address)) return undefined;
  const rendered = isRendered(answer);
  // Nothing would say that it has been replaced.
  if (rendered && reads.length === 0) return undefined;
  const cacheControl = headerOf(answer, 'cache-control');
  const isFormer = headerOf(answer, 'x-nextjs-cache') === 'stale';
  const seconds = secondsOf(cacheControl, 's-maxage') ?? secondsOf(cacheControl, 'max-age') ?? 0;
  const declared = rendered ? Number.POSITIVE_INFINITY : now + seconds * 1000;
  const freshUntil = isFormer ? now : Math.min(declared, ...reads.map((read) => read.freshUntil));
  if (freshUntil <= now && !isFormer) return undefined;
  const staleSeconds = secondsOf(cacheControl, 'stale-while-revalidate') ?? 0;
  return { cachedAt: now, freshUntil, servedUntil: freshUntil + staleSeconds * 1000 };
}
