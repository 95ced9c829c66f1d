import { percentileFromBuckets, shareUpTo, totalOf } from './buckets.ts';
import type { CountName } from './counts-of-event.ts';
import type { PeriodCounts } from './period-counts.ts';
import { formatMilliseconds } from './report-row.ts';
import { VITALS } from './vital-table.ts';

export type VitalRating = 'good' | 'middling' | 'poor';

/** A Web Vital as measured in visits. */
export type VitalRow = {
  metric: string;
  label: string;
  what: string;
  /** The 75th percentile: '2.14 s'. */
  p75: string;
  mark: VitalRating;
  /** Shares of page views, from 0 to 1; they add up to 1. */
  shares: Record<VitalRating, number>;
  /** Measured page views. */
  count: number;
};

/** One row per measured Web Vital. */
export function vitalRows(counts: PeriodCounts): VitalRow[] {
  return VITALS.flatMap(({ metric, label, what, good, poor }) => {
    const buckets = counts.buckets(`web_vital_${metric}`);
    const p75 = percentileFromBuckets(buckets, 0.75);
    if (p75 === undefined) return [];
    const upToGood = shareUpTo(buckets, good);
    const upToPoor = shareUpTo(buckets, poor);
    return {
      metric,
      label,
      what,
      p75: metric === 'CLS' ? p75.toFixed(3) : formatMilliseconds(p75),
      mark: p75 <= good ? 'good' : p75 <= poor ? 'middling' : 'poor',
      shares: { good: upToGood, middling: upToPoor - upToGood, poor: 1 - upToPoor },
      count: totalOf(buckets),
    } satisfies VitalRow;
  });
}

const LOADS = [
  ['page_load_first_byte', 'First byte'],
  ['page_load_interactive', 'Ready to be read'],
  ['page_load_complete', 'Everything there'],
] as const satisfies ReadonlyArray<readonly [CountName, string]>;

/** The distribution of one load time. */
export type LoadRow = { label: string; median: string; p75: string; p95: string; count: number };

/** One row per measured load time. */
export function loadRows(counts: PeriodCounts): LoadRow[] {
  return LOADS.flatMap(([name, label]) => {
    const buckets = counts.buckets(name);
    const count = totalOf(buckets);
    const at = (share: number) => formatMilliseconds(percentileFromBuckets(buckets, share) ?? 0);
    return count === 0 ? [] : { label, median: at(0.5), p75: at(0.75), p95: at(0.95), count };
  });
}
