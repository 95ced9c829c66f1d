import { MINUTE_MS } from '#lib/time/durations';

/** How often a value lay above `from` and not above `to`; the first bucket also holds 0. */
export type Bucket = { from: number; to: number; count: number };

/** Values up to the first number in steps of the second; the thresholds of Web Vitals are ends of steps. */
const MILLISECOND_STEPS = [
  [200, 10],
  [1_000, 50],
  [5_000, 100],
  [10_000, 500],
  [MINUTE_MS, 5_000],
  [10 * MINUTE_MS, MINUTE_MS],
] as const;
/** Of CLS, in hundredths, so that no step is a sum of rounded fractions. */
const SCORE_STEPS = [
  [50, 1],
  [100, 5],
  [1_000, 50],
] as const;

function endsOf(steps: ReadonlyArray<readonly [number, number]>): number[] {
  const ends = [0];
  for (const [last, step] of steps)
    for (let end = (ends.at(-1) ?? 0) + step; end <= last; end += step) ends.push(end);
  return ends;
}

/** From 0 to ten minutes. */
export const MILLISECOND_ENDS: readonly number[] = endsOf(MILLISECOND_STEPS);
/** From 0 to 10, without a unit. */
export const SCORE_ENDS: readonly number[] = endsOf(SCORE_STEPS).map((hundredths) => hundredths / 100);

/** The bucket a value lies in, as it is stored: `bucketOf(2410, MILLISECOND_ENDS)` is '2400-2500'. */
export function bucketOf(value: number, ends: readonly number[]): string {
  const found = ends.findIndex((end, index) => index > 0 && value <= end);
  const index = found === -1 ? ends.length - 1 : found;
  return `${ends[index - 1]}-${ends[index]}`;
}

/** A stored bucket with its count; undefined for anything else. */
export function bucketFrom(detail: string, count: number): Bucket | undefined {
  const [, from, to] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(detail) ?? [];
  const bucket = { from: Number(from), to: Number(to), count };
  return bucket.to > bucket.from && count > 0 ? bucket : undefined;
}

/** How many values there are. */
export const totalOf = (buckets: readonly Bucket[]) => buckets.reduce((sum, { count }) => sum + count, 0);

/**
 * The value that a share of all values do not exceed (0.75 for p75), told from counts; undefined when there are none.
 * The values of a bucket are taken to lie evenly between its ends. The exact percentile (nearest rank) lies in the
 * same bucket, so the answer is wrong by less than that bucket is wide.
 */
export function percentileFromBuckets(buckets: readonly Bucket[], share: number): number | undefined {
  const rank = share * totalOf(buckets);
  let before = 0;
  let last: Bucket | undefined;
  for (const bucket of buckets.filter(({ count }) => count > 0).sort((a, b) => a.to - b.to)) {
    const { from, to, count } = bucket;
    if (before + count >= rank) return from + ((to - from) * (rank - before)) / count;
    before += count;
    last = bucket;
  }
  return last?.to;
}

/** Which share of the values, from 0 to 1, is at most `limit`, when that is a bucket's end; 0 without values. */
export function shareUpTo(buckets: readonly Bucket[], limit: number): number {
  const total = totalOf(buckets);
  return total === 0 ? 0 : totalOf(buckets.filter(({ to }) => to <= limit)) / total;
}
