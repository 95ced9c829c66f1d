import { MINUTE_MS } from '#lib/time/durations';

/** A histogram bucket: how many values were above `from` and at most `to`; the first bucket includes 0. */
export type Bucket = { from: number; to: number; count: number };

/** [up to, bucket width]. The thresholds of Web Vitals are bucket ends. */
const MILLISECOND_STEPS = [
  [200, 10],
  [1_000, 50],
  [5_000, 100],
  [10_000, 500],
  [MINUTE_MS, 5_000],
  [10 * MINUTE_MS, MINUTE_MS],
] as const;
/** The same for CLS, in hundredths, to avoid floating-point errors. */
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

/** The bucket of a value, as it is stored: `bucketOf(2410, MILLISECOND_ENDS)` is '2400-2500'. */
export function bucketOf(value: number, ends: readonly number[]): string {
  const found = ends.findIndex((end, index) => index > 0 && value <= end);
  const index = found === -1 ? ends.length - 1 : found;
  return `${ends[index - 1]}-${ends[index]}`;
}

/** Parses a stored bucket; undefined when it is invalid or empty. */
export function bucketFrom(detail: string, count: number): Bucket | undefined {
  const [, from, to] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(detail) ?? [];
  const bucket = { from: Number(from), to: Number(to), count };
  return bucket.to > bucket.from && count > 0 ? bucket : undefined;
}

/** The number of values in all buckets. */
export const totalOf = (buckets: readonly Bucket[]) => buckets.reduce((sum, { count }) => sum + count, 0);

/**
 * Estimates a percentile (0.75 for p75) from a histogram; undefined without values. Interpolates linearly inside the
 * bucket. The exact percentile (nearest rank) is in the same bucket, so the error is less than the bucket's width.
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

/** The share of values up to `limit`, which must be a bucket's end, from 0 to 1; 0 without values. */
export function shareUpTo(buckets: readonly Bucket[], limit: number): number {
  const total = totalOf(buckets);
  return total === 0 ? 0 : totalOf(buckets.filter(({ to }) => to <= limit)) / total;
}
