/** A line of a chart: what it is, how often, and a word about it. */
export type ReportRow = {
  /** What tells it from the other lines. */
  key: string;
  label: string;
  count: number;
  /** Beside the number: a share, or what it is a part of. */
  note?: string;
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
