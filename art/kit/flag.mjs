import { arms, smallArms } from './arms.mjs';
import { polygon } from './path.mjs';
import { shape } from './shape.mjs';

const STEPS = 28;

/** A band of cloth between two heights of the flag, following the given map from (u, v) to the sheet. */
function band(map, from, to, colour) {
  const along = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
  return shape(
    polygon([...along.map((u) => map(u, from)), ...along.reverse().map((u) => map(u, to))]),
    colour,
  );
}

/** A filled ring or disc round the middle of a 5:3 flag, radius in flag heights. */
function disc(map, radius, colour, cx = 0.5, cy = 0.5, squash = 1) {
  const points = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * 2 * Math.PI;
    return map(cx + (radius * Math.cos(a)) / (5 / 3), cy + radius * squash * Math.sin(a));
  });
  return shape(polygon(points), colour);
}

/** The two directions of a flag at its middle, as a matrix: 100 units are the radius of the white disc. */
function middle(map) {
  const [cx, cy] = map(0.5, 0.5);
  const step = 0.02;
  const [ux, uy] = map(0.5 + step / (5 / 3), 0.5);
  const [vx, vy] = map(0.5, 0.5 + step);
  const unit = DISC / 100 / step;
  return [(ux - cx) * unit, (uy - cy) * unit, (vx - cx) * unit, (vy - cy) * unit, cx, cy]
    .map((value) => value.toFixed(4))
    .join(' ');
}

/** Radius of the white disc, in heights of the flag. */
const DISC = 0.33;

/**
 * The flag of Belize on any surface: royal blue, a red stripe of a tenth at either edge, and in the white disc the arms
 * with the two woodcutters, within a ring of fifty leaves. `small` is for flags whose disc is below 40 pixels.
 */
export function belizeFlag(map, { blue, red, white, green }, { small = false } = {}) {
  const at = (x, y) => map(0.5 + x / (5 / 3), 0.5 + y);
  const count = small ? 20 : 25;
  const leaves = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * 2 * Math.PI;
    const leaf = (r, off) => at(r * Math.cos(a + off), r * Math.sin(a + off));
    if (small) return polygon([leaf(0.25, -0.13), leaf(0.31, 0), leaf(0.262, 0.14), leaf(0.224, 0.06)]);
    // Two on each node of the garland, one to the inside and one to the outside.
    return (
      polygon([
        leaf(0.29, -0.04),
        leaf(0.313, 0.02),
        leaf(0.32, 0.12),
        leaf(0.318, 0.19),
        leaf(0.3, 0.16),
        leaf(0.292, 0.08),
      ]) +
      polygon([
        leaf(0.286, -0.04),
        leaf(0.264, 0.02),
        leaf(0.255, 0.11),
        leaf(0.256, 0.19),
        leaf(0.276, 0.15),
        leaf(0.284, 0.07),
      ])
    );
  }).join('');
  return [
    band(map, 0, 1, blue),
    band(map, 0, 0.1, red),
    band(map, 0.9, 1, red),
    disc(map, DISC, white),
    shape(leaves, green),
    `<g transform="matrix(${middle(map)})">${small ? smallArms() : arms()}</g>`,
  ].join('');
}

/** A map for a flag that blows from the pole at x, y; wave is the swing in pixels. */
export const blowing =
  (x, y, width, wave = 30, turns = 1.3, droop = 0.06, height = width * 0.6) =>
  (u, v) => [
    x + u * width - Math.sin(u * turns * 6.3) * wave * 0.12,
    y + v * height + Math.sin(u * turns * 6.3 + v * 0.5) * wave * (0.25 + 0.75 * u) + u * width * droop,
  ];

/** The folds of a blowing flag: strips of shade that follow the wave. */
export function folds(
  map,
  colour,
  strips = [
    [0.1, 0.24],
    [0.48, 0.62],
    [0.86, 1],
  ],
  opacity = 0.22,
) {
  const strip = ([a, b]) => {
    const down = Array.from({ length: 9 }, (_, i) => i / 8);
    return polygon([
      ...down.map((v) => map(a + v * 0.03, v)),
      ...down.reverse().map((v) => map(Math.min(1, b + v * 0.03), v)),
    ]);
  };
  return shape(strips.map(strip).join(''), colour, `opacity="${opacity}"`);
}
