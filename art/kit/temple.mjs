import { inside } from './lit.mjs';
import { point, polygon } from './path.mjs';
import { between, randomFrom } from './random.mjs';
import { box, line, place, shape } from './shape.mjs';

const SIDE = 0.7;

/** Joints between stones: short level dashes, so that a wall has grain but no pattern. */
function joints(seed, [x, y, width, height], colour, course, weight = 3) {
  const random = randomFrom(seed);
  let d = '';
  for (let row = y + course; row < y + height - 4; row += course) {
    for (let at = x + between(random, 0, 40); at < x + width; at += between(random, 60, 190)) {
      const end = at + between(random, 18, 66);
      d += `M${Math.round(at)} ${Math.round(row)}H${Math.round(end)}`;
      if (random() < 0.4) d += `V${Math.round(row + course)}`;
    }
  }
  return line(d, colour, weight, 'opacity="0.45"');
}

/** One battered terrace, its foot at y = 0: lit front, ledge, and the shaded flank at the right. */
function terrace(y, [foot, top, height], [light, base, shade], seed = 1, course = 24) {
  const up = y - height;
  const face = polygon([
    [-foot, y],
    [-top, up],
    [top, up],
    [foot, y],
  ]);
  const ledge = Math.max(5, height * 0.1);
  return (
    shape(face, base) +
    inside(
      face,
      joints(seed, [-foot, up, foot * 2, height], shade, course),
      shape(
        polygon([
          [foot * SIDE, y],
          [top * SIDE, up],
          [foot + 40, up],
          [foot + 40, y],
        ]),
        shade,
      ),
      box(-foot, y - ledge * 0.9, foot * 2, ledge, shade, 'opacity="0.5"'),
    ) +
    shape(
      polygon([
        [-top - 5, up + ledge * 0.55],
        [-top - 5, up - ledge * 0.45],
        [top * SIDE, up - ledge * 0.45],
        [top * SIDE, up + ledge * 0.55],
      ]),
      light,
    )
  );
}

/** A stair from the foot at y up to `top`, with balustrades; its steps come closer towards the top. */
export function stair([x0, y0, half0], [x1, y1, half1], [light, base, shade], steps = 18) {
  const at = (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, half0 + (half1 - half0) * t];
  const treads = Array.from({ length: steps }, (_, i) => {
    const [x, y, half] = at((i / steps) ** 0.94);
    return `M${point([x - half, y])}L${point([x + half, y])}`;
  }).join('');
  const rail = (side, colour) =>
    shape(
      polygon([
        [x0 + side * half0, y0],
        [x1 + side * half1, y1],
        [x1 + side * (half1 + 12 + half1 * 0.1), y1],
        [x0 + side * (half0 + 16 + half0 * 0.14), y0],
      ]),
      colour,
    );
  const run = polygon([
    [x0 - half0, y0],
    [x1 - half1, y1],
    [x1 + half1, y1],
    [x0 + half0, y0],
  ]);
  const weight = Math.max(3, Math.abs(y1 - y0) / steps / 3.2);
  return shape(run, light) + line(treads, base, weight) + rail(-1, light) + rail(1, shade);
}

/** Rows of dark doorways, `count` over the width from -half to half, lintel in the light tone. */
export const doorways = (y, half, count, [width, height], dark, light) =>
  Array.from({ length: count }, (_, i) => {
    const x = count === 1 ? 0 : -half + (i * 2 * half) / (count - 1);
    return (
      box(x - width / 2, y - height, width, height, dark) +
      box(x - width * 0.72, y - height - 7, width * 1.44, 9, light)
    );
  }).join('');

/**
 * A stepped temple seen from the front. `tiers` from the ground up, each [half width at the foot, at the top, height];
 * `parts` (stairs, doors) are drawn in the temple's own coordinates, foot at y = 0, up is negative.
 */
export function temple(x, y, scale, tiers, stone, parts = '', { seed = 3, course = 24 } = {}) {
  let at = 0;
  const walls = tiers.map((tier, i) => {
    const wall = terrace(at, tier, stone, seed + i * 13, course);
    at -= tier[2];
    return wall;
  });
  return place(x, y, scale, [walls, parts].flat(2));
}
