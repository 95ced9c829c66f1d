const DEPTHS = [25, 50, 75, 100] as const;
export type ScrollDepth = (typeof DEPTHS)[number];

/** Browsers round scroll positions: the end of a page may be missed by this many pixels. */
const TOLERANCE_PX = 2;

/**
 * The depths (percent) that have been reached and are not in `tracked` yet. `bottom` is the lower edge of the window and
 * `height` that of the whole page, both in pixels from the page's top.
 *
 *     newScrollDepths({ bottom: 600, height: 1000 }, new Set([25])); // [50]
 */
export function newScrollDepths(
  { bottom, height }: { bottom: number; height: number },
  tracked: ReadonlySet<ScrollDepth>,
): ScrollDepth[] {
  return DEPTHS.filter((depth) => !tracked.has(depth) && bottom + TOLERANCE_PX >= (height * depth) / 100);
}
