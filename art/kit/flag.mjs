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

/**
 * The flag of Belize on any surface: royal blue, a red stripe of a tenth at either edge, the white disc with its
 * ring of leaves and the mahogany tree. The two woodcutters are left out: too small here to be drawn with dignity.
 */
export function belizeFlag(map, { blue, red, white, green, brown }) {
  const at = (x, y) => map(0.5 + x / (5 / 3), 0.5 + y);
  const leaves = Array.from({ length: 25 }, (_, i) => {
    const a = (i / 25) * 2 * Math.PI;
    const leaf = (r, off) => at(r * Math.cos(a + off), r * Math.sin(a + off));
    return polygon([leaf(0.255, -0.11), leaf(0.3, 0), leaf(0.268, 0.12), leaf(0.232, 0.05)]);
  }).join('');
  return [
    band(map, 0, 1, blue),
    band(map, 0, 0.1, red),
    band(map, 0.9, 1, red),
    disc(map, 0.33, white),
    shape(leaves, green),
    shape(polygon([at(-0.024, -0.06), at(0.024, -0.06), at(0.034, 0.03), at(-0.034, 0.03)]), brown),
    disc(map, 0.105, green, 0.5, 0.36, 0.72),
    disc(map, 0.075, green, 0.444, 0.4, 0.62),
    disc(map, 0.075, green, 0.556, 0.4, 0.62),
    shape(
      polygon([
        at(-0.11, 0.01),
        at(0.11, 0.01),
        at(0.106, 0.09),
        at(0.07, 0.15),
        at(0, 0.2),
        at(-0.07, 0.15),
        at(-0.106, 0.09),
      ]),
      brown,
    ),
    shape(polygon([at(-0.088, 0.028), at(-0.008, 0.028), at(-0.008, 0.088), at(-0.088, 0.088)]), white),
    shape(polygon([at(0.008, 0.028), at(0.088, 0.028), at(0.088, 0.088), at(0.008, 0.088)]), red),
    shape(
      polygon([at(-0.072, 0.106), at(0.072, 0.106), at(0.046, 0.14), at(0, 0.17), at(-0.046, 0.14)]),
      blue,
    ),
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
