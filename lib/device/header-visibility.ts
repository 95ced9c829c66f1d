/** Scrolling down hides the header once the page has moved further than this, in CSS pixels. */
const HEADER_HIDE_AFTER_PX = 120;
/** Within this distance from the top of the page, in CSS pixels, the header never hides. */
export const HEADER_NEAR_TOP_PX = 90;
/** A change of direction counts after this many pixels. */
const HEADER_SCROLL_THRESHOLD_PX = 12;

/** Whether the header is hidden, and the scroll position (px) from which the next change of direction is measured. */
export type HeaderVisibility = { hidden: boolean; turn: number };

/**
 * The header's state after a scroll to `y` pixels: it hides on the way down and shows on the way up. It stays visible
 * while it is `needed`: it contains the focus, or one of its menus is open.
 *
 *     headerAfterScroll({ hidden: false, turn: 0 }, 300, false); // { hidden: true, turn: 300 }
 */
export function headerAfterScroll(
  { hidden, turn }: HeaderVisibility,
  y: number,
  needed: boolean,
): HeaderVisibility {
  if (needed || y <= HEADER_NEAR_TOP_PX) return { hidden: false, turn: y };
  const farthest = hidden ? Math.max(turn, y) : Math.min(turn, y);
  const turned = Math.abs(y - farthest) >= HEADER_SCROLL_THRESHOLD_PX;
  if (!turned || (!hidden && y <= HEADER_HIDE_AFTER_PX)) return { hidden, turn: farthest };
  return { hidden: !hidden, turn: y };
}
