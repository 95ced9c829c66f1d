import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type Bucket,
  bucketFrom,
  bucketOf,
  MILLISECOND_ENDS,
  percentileFromBuckets,
  SCORE_ENDS,
  shareUpTo,
} from '#lib/analytics/counts/buckets';

const SEEDED = { numRuns: 500, seed: 20_261_121 };

const bucketsOf = (values: readonly number[], ends: readonly number[]): Bucket[] => {
  const counts = new Map<string, number>();
  for (const value of values) {
    const key = bucketOf(value, ends);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([detail, count]) => {
    const bucket = bucketFrom(detail, count);
    if (!bucket) throw new Error(detail);
    return bucket;
  });
};

/** The nearest-rank percentile: the smallest value that at least this share of all values do not exceed. */
const exactPercentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN;

const KINDS = [
  { kind: 'milliseconds', ends: MILLISECOND_ENDS, value: fc.double({ min: 0, max: 600_000, noNaN: true }) },
  { kind: 'short milliseconds', ends: MILLISECOND_ENDS, value: fc.nat(6_000) },
  { kind: 'scores', ends: SCORE_ENDS, value: fc.double({ min: 0, max: 10, noNaN: true }) },
];

describe('A value', () => {
  test.each([
    [0, MILLISECOND_ENDS, '0-10'],
    [10, MILLISECOND_ENDS, '0-10'],
    [10.5, MILLISECOND_ENDS, '10-20'],
    [2_410, MILLISECOND_ENDS, '2400-2500'],
    [2_500, MILLISECOND_ENDS, '2400-2500'],
    [600_000, MILLISECOND_ENDS, '540000-600000'],
    [9_999_999, MILLISECOND_ENDS, '540000-600000'],
    [0.07, SCORE_ENDS, '0.06-0.07'],
    [0.1, SCORE_ENDS, '0.09-0.1'],
    [10, SCORE_ENDS, '9.5-10'],
  ])('of %p is in the bucket that is stored as %3$p', (value, ends, detail) => {
    expect(bucketOf(value, ends)).toBe(detail);
  });

  test.each(KINDS)(
    'is above the lower end of its bucket and not above the upper one: $kind',
    ({ ends, value }) => {
      fc.assert(
        fc.property(value, (one) => {
          const bucket = bucketFrom(bucketOf(one, ends), 1);
          expect(one <= (bucket?.to ?? Number.NaN)).toBe(true);
          expect(one > (bucket?.from ?? Number.NaN) || (one === 0 && bucket?.from === 0)).toBe(true);
        }),
        SEEDED,
      );
    },
  );

  test('has one of a limited number of buckets', () => {
    expect(MILLISECOND_ENDS.length).toBeLessThan(120);
    expect(SCORE_ENDS.length).toBeLessThan(120);
  });
});

describe('A percentile computed from counts', () => {
  test.each(KINDS)(
    'differs from the exact one by less than the width of its bucket: $kind',
    ({ ends, value }) => {
      fc.assert(
        fc.property(
          fc.array(value, { minLength: 1, maxLength: 200 }),
          fc.double({ min: 0.01, max: 1, noNaN: true }),
          (values, share) => {
            const exact = exactPercentile(values, share);
            const estimate = percentileFromBuckets(bucketsOf(values, ends), share) ?? Number.NaN;
            const bucket = bucketFrom(bucketOf(exact, ends), 1) as Bucket;
            expect(estimate).toBeGreaterThanOrEqual(bucket.from);
            expect(estimate).toBeLessThanOrEqual(bucket.to);
            expect(Math.abs(estimate - exact)).toBeLessThanOrEqual(bucket.to - bucket.from);
          },
        ),
        SEEDED,
      );
    },
  );

  test('is interpolated between the ends of its bucket', () => {
    expect(percentileFromBuckets([{ from: 100, to: 200, count: 4 }], 0.75)).toBe(175);
    expect(
      percentileFromBuckets(
        [
          { from: 200, to: 300, count: 2 },
          { from: 100, to: 200, count: 6 },
        ],
        0.75,
      ),
    ).toBe(200);
  });

  test('is undefined when nothing was counted', () => {
    expect(percentileFromBuckets([], 0.75)).toBeUndefined();
    expect(shareUpTo([], 100)).toBe(0);
  });
});

describe('A share up to a bucket’s end', () => {
  test.each(KINDS)('is exact for $kind', ({ ends, value }) => {
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 100 }),
        fc.constantFrom(...ends.slice(1)),
        (values, limit) => {
          const exact = values.filter((one) => one <= limit).length / values.length;
          expect(shareUpTo(bucketsOf(values, ends), limit)).toBe(exact);
        },
      ),
      SEEDED,
    );
  });
});

test.each(['', 'home', '-', '5', '5-', '-5', '9-5', '5-5', '1e3-1e4', '0-10-20', 'NaN-1'])(
  'the detail %p is not a bucket',
  (detail) => {
    expect(bucketFrom(detail, 1)).toBeUndefined();
  },
);
