/** A line of a chart: what it is, and how often. */
export type ReportRow = {
  /** What tells it from the other lines. */
  key: string;
  label: string;
  count: number;
  /** What more is told of it, one text for each further column: '38 %'. */
  more?: readonly string[];
  href?: string;
};

// Fixed words: the server's own language must change nothing.
const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** '12,345' */
export const formatCount = (count: number) => NUMBER.format(count);

/** '38 %', and 'under 1 %' rather than nothing; '' when there is no whole to be a part of. */
export function formatShare(part: number, whole: number): string {
  if (whole <= 0) return '';
  const percent = (100 * part) / whole;
  return percent > 0 && percent < 1 ? 'under 1 %' : `${Math.round(percent)} %`;
}

/** '850 ms', '2.14 s': two places, so that what is just beyond a threshold does not look like it. */
export const formatMilliseconds = (value: number) =>
  value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(2)} s`;
