// Goals of a benchmark, beside what was found.

/** How many times a figure is another one: 1 where both are equal, also where both are 0. */
export const ratioOf = (value, other) => (value === other ? 1 : value / other);

/** A figure as it is printed and judged: a ratio with two decimals, anything else with one at most. */
const rounded = (value, digits) => (Number.isFinite(value) ? Number(value.toFixed(digits)) : value);

/**
 * A row of the table of goals. The figure is judged as it is measured, not as it is printed; one that is missing is
 * missed.
 * @param {string} what
 * @param {number} value
 * @param {{ most?: number, least?: number, unit?: string, digits?: number }} goal
 */
export function goalRow(what, value, { most, least, unit = '', digits = 1 }) {
  const isMet = (most === undefined || value <= most) && (least === undefined || value >= least);
  const limit = most === undefined ? `at least ${least}` : `at most ${most}`;
  return {
    what,
    found: [rounded(value, digits), unit].filter((part) => part !== '').join(' '),
    goal: [limit, unit].filter(Boolean).join(' '),
    outcome: isMet ? 'kept' : 'missed',
  };
}

/** The same for a ratio, of which `most` is the limit. */
export const ratioRow = (what, value, other, most) =>
  goalRow(what, ratioOf(value, other), { most, unit: 'times', digits: 2 });

/** One sentence about all goals. */
export function goalSentence(rows) {
  const missed = rows.filter(({ outcome }) => outcome === 'missed');
  if (missed.length === 0) return `All ${rows.length} goals are kept.`;
  return `Missed ${missed.length} of ${rows.length} goals: ${missed.map(({ what }) => what).join('; ')}.`;
}
