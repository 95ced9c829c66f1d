/** A row of a bar chart. */
export type ReportRow = {
  /** Unique among the rows of a chart. */
  key: string;
  label: string;
  count: number;
  /** Texts of further columns: '38%'. */
  more?: readonly string[];
  href?: string;
};

// A fixed locale: the server's must have no influence.
const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** '12,345' */
export const formatCount = (count: number) => NUMBER.format(count);

/** '38%'; 'under 1%' rather than '0%' for small parts; '' when `whole` is 0. */
export function formatShare(part: number, whole: number): string {
  if (whole <= 0) return '';
  const percent = (100 * part) / whole;
  return percent > 0 && percent < 1 ? 'under 1%' : `${Math.round(percent)}%`;
}

/** '850 ms', '2.14 s': two places, so that what is just beyond a threshold does not look like it. */
export const formatMilliseconds = (value: number) =>
  value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(2)} s`;
