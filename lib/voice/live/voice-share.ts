const SHARE = 10;
const LEAST = 3;

/**
 * How many of a day's live sessions one network may open: a tenth, but at least three, so that no single network uses
 * them up. `voiceShareOf(100)` is 10.
 */
export const voiceShareOf = (perDay: number): number =>
  Math.min(perDay, Math.max(LEAST, Math.floor(perDay / SHARE)));
