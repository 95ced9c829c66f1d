// Figures of many measurements.

/** The lowest value that this share of all values does not exceed; NaN of none. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median; of an even number of values the higher of the two in the middle. */
export const median = (values) => percentile(values, 0.5);

/** From the least to the most of some values, without decimals: '208–417'. */
export const spread = (values) => `${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}`;
