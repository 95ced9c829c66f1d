import { percentileFromBuckets, shareUpTo, totalOf } from './counts/buckets.ts';
import type { CountBook } from './counts/count-book.ts';
import type { CountName } from './counts/counts-of-event.ts';

/**
 * Web Vitals with what Google calls good and poor for the 75th of 100 page views, in milliseconds and for CLS without
 * a unit. Source: https://web.dev/articles/vitals and the pages on FCP and TTFB there.
 */
export const VITALS = [
  {
    metric: 'LCP',
    label: 'Largest Contentful Paint',
    what: 'The main thing is there',
    good: 2_500,
    poor: 4_000,
  },
  { metric: 'INP', label: 'Interaction to Next Paint', what: 'A tap is answered', good: 200, poor: 500 },
  { metric: 'CLS', label: 'Cumulative Layout Shift', what: 'How much things jump', good: 0.1, poor: 0.25 },
  { metric: 'FCP', label: 'First Contentful Paint', what: 'Something is there', good: 1_800, poor: 3_000 },
  { metric: 'TTFB', label: 'Time to First Byte', what: 'The server answers', good: 800, poor: 1_800 },
] as const;

export type VitalMark = 'good' | 'middling' | 'poor';

/** How a Web Vital was for real visits. */
export type VitalRow = {
  metric: string;
  label: string;
  what: string;
  /** Three quarters of the page views were at most so slow: '2.14 s'. */
  p75: string;
  mark: VitalMark;
  /** From 0 to 1, together 1. */
  shares: Record<VitalMark, number>;
  /** Page views that were measured. */
  count: number;
};

/** '850 ms', '2.14 s': two places, so that what is just beyond a threshold does not look like it. */
export const formatMilliseconds = (value: number) =>
  value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(2)} s`;

/** One line for each Web Vital that was measured. */
export function vitalRows(book: CountBook): VitalRow[] {
  return VITALS.flatMap(({ metric, label, what, good, poor }) => {
    const buckets = book.buckets(`web_vital_${metric}`);
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

/** How long pages took to load. */
export type LoadRow = { label: string; median: string; p75: string; p95: string; count: number };

export function loadRows(book: CountBook): LoadRow[] {
  return LOADS.flatMap(([name, label]) => {
    const buckets = book.buckets(name);
    const count = totalOf(buckets);
    const at = (share: number) => formatMilliseconds(percentileFromBuckets(buckets, share) ?? 0);
    return count === 0 ? [] : { label, median: at(0.5), p75: at(0.75), p95: at(0.95), count };
  });
}
