import type { Answer } from './answer.ts';
import type { CacheAddress } from './cache-address.ts';
import type { CacheRead } from './cache-reads.ts';

export type Lifetime = {
  /** Until when an answer is served without asking Next, in milliseconds since 1970. */
  freshUntil: number;
  /** Until when it is served to others while one request renews it, in milliseconds since 1970. */
  servedUntil: number;
};

/** Headers that keep a request out of the cache, and the one by which the front chooses. */
const UNDERSTOOD =
  /^(rsc|next-router-state-tree|next-router-prefetch|next-router-segment-prefetch|next-url|accept-encoding)$/;

const headerOf = ({ headers }: Answer, name: string) => String(headers[name] ?? '').toLowerCase();

function secondsOf(cacheControl: string, directive: string): number | undefined {
  const [, seconds] = new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(cacheControl) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Whether an answer declares itself the same for everyone. */
function isShareable(answer: Answer): boolean {
  const cacheControl = headerOf(answer, 'cache-control');
  const vary = headerOf(answer, 'vary').split(',');
  return (
    answer.status === 200 &&
    answer.headers['set-cookie'] === undefined &&
    /\bpublic\b|\bs-maxage=/.test(cacheControl) &&
    !/\b(private|no-store|no-cache)\b/.test(cacheControl) &&
    vary.every((name) => !name.trim() || UNDERSTOOD.test(name.trim()))
  );
}

/**
 * How long an answer may be served; undefined when it must not be kept. `reads` is what it was made of, `now` is in
 * milliseconds since 1970.
 */
export function lifetimeOf(
  answer: Answer,
  { key, hasParameters }: CacheAddress,
  reads: readonly CacheRead[],
  now: number,
): Lifetime | undefined {
  if (!isShareable(answer)) return undefined;
  const rendered = headerOf(answer, 'x-nextjs-cache');
  // Next is rendering it anew.
  if (rendered === 'stale') return undefined;
  // What was rendered before the request is the same for all parameters.
  if (rendered ? reads.length === 0 : hasParameters) return undefined;
  // The response of another address, like that for an unknown version.
  const location = answer.headers['content-location'];
  if (location !== undefined && String(location) !== key) return undefined;
  const cacheControl = headerOf(answer, 'cache-control');
  const seconds = secondsOf(cacheControl, 's-maxage') ?? secondsOf(cacheControl, 'max-age') ?? 0;
  const declared = rendered ? Number.POSITIVE_INFINITY : now + seconds * 1000;
  const freshUntil = Math.min(declared, ...reads.map((read) => read.freshUntil));
  if (freshUntil <= now) return undefined;
  const staleSeconds = secondsOf(cacheControl, 'stale-while-revalidate') ?? 0;
  return { freshUntil, servedUntil: freshUntil + staleSeconds * 1000 };
}
