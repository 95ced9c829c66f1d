const DEPTHS = [25, 50, 75, 100] as const;
export type Depth = (typeof DEPTHS)[number];

/** Pixels that browsers lose to rounding at the end of a page. */
const SLACK = 2;

/**
 * The depths that somebody has come to, of those not `told` yet. `bottom` is the lower edge of the window and
 * `height` that of the whole page, both in pixels from the page's top.
 *
 *     newDepths({ bottom: 600, height: 1000 }, new Set([25])); // [50]
 */
export function newDepths(seen: { bottom: number; height: number }, told: ReadonlySet<Depth>): Depth[] {
  return DEPTHS.filter((depth) => !told.has(depth) && seen.bottom + SLACK >= (seen.height * depth) / 100);
}
