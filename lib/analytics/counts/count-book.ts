import { type Bucket, bucketFrom } from './buckets.ts';
import type { CountName } from './counts-of-event.ts';

/** How often something happened in a period. What others count under names of their own is in here too. */
export type NamedCount = { name: string; detail: string; count: number };
type DetailCount = { detail: string; count: number };

/** The counts of a period, to be asked by name. */
export type CountBook = {
  /** All details of a name together, or one of them. */
  of: (name: CountName, detail?: string) => number;
  /** The most frequent first; equal ones by the alphabet. */
  details: (name: CountName) => DetailCount[];
  buckets: (name: CountName) => Bucket[];
};

export function countBook(counts: readonly NamedCount[]): CountBook {
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
