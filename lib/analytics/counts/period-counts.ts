import { type Bucket, bucketFrom } from './buckets.ts';
import type { CountName } from './counts-of-event.ts';

/** A stored count, summed over a period. Counts of other parts, like voice sessions, are included. */
export type NamedCount = { name: string; detail: string; count: number };
type DetailCount = { detail: string; count: number };

/** The counts of a period, by name. */
export type PeriodCounts = {
  /** The total of a name, or of one of its details. */
  of: (name: CountName, detail?: string) => number;
  /** Most frequent first, equal counts alphabetically. */
  details: (name: CountName) => DetailCount[];
  buckets: (name: CountName) => Bucket[];
};

/** Groups the counts of a period by name. */
export function createPeriodCounts(counts: readonly NamedCount[]): PeriodCounts {
  const named = Map.groupBy(counts, ({ name }) => name);
  const rows = (name: CountName) => named.get(name) ?? [];
  return {
    of: (name, detail) =>
      rows(name).reduce(
        (sum, row) => (detail === undefined || row.detail === detail ? sum + row.count : sum),
        0,
      ),
    details: (name) =>
      rows(name)
        .map(({ detail, count }) => ({ detail, count }))
        .sort((a, b) => b.count - a.count || (a.detail < b.detail ? -1 : 1)),
    buckets: (name) => rows(name).flatMap(({ detail, count }) => bucketFrom(detail, count) ?? []),
  };
}
