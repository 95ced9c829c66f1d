import { limb, oval } from './path.mjs';
import { between, randomFrom } from './random.mjs';
import { shape } from './shape.mjs';

/** An open hand above the wrist at x, y, fingers apart, turned by an angle in radians. */
function openHand(x, y, scale, turn) {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const at = ([px, py, width]) => [x + px * cos - py * sin, y + px * sin + py * cos, width * scale];
  const finger = (...points) => limb(points.map(at));
  return [
    finger([0, 6, 22], [0, -16, 36], [0, -34, 34]),
    finger([-12, -30, 11], [-19, -66, 9]),
    finger([-4, -34, 11], [-6, -76, 9]),
    finger([5, -34, 11], [8, -74, 9]),
    finger([13, -30, 11], [22, -62, 8]),
    finger([12, -8, 13], [32, -30, 10]),
  ].join('');
}

/** A crowd seen from behind as one silhouette: heads, shoulders and some raised hands. */
export function crowd(seed, y, size, colour, { raised = 0.3, from = -40, to = 1320 } = {}) {
  const random = randomFrom(seed);
  // Bodies and arms are two paths: drawn as one, opposite turning directions would cut holes where they overlap.
  let bodies = '';
  let arms = '';
  for (let x = from; x < to; x += size * between(random, 1.25, 1.7)) {
    const top = y + size * between(random, -0.35, 0.3);
    const r = size * between(random, 0.36, 0.44);
    bodies += oval(x, top, r, r * 1.2);
    bodies +=
      `M${x - size} ${y + size * 3}C${x - size} ${top + size * 0.7} ${x - size * 0.5} ${top + size * 0.62} ${x} ${top + size * 0.5}` +
      `C${x + size * 0.5} ${top + size * 0.62} ${x + size} ${top + size * 0.7} ${x + size} ${y + size * 3}Z`;
    if (random() < raised) {
      const side = random() < 0.5 ? -1 : 1;
      const [sx, sy] = [x + side * size * 0.6, top + size * 0.95];
      const [hx, hy] = [x + side * size * between(random, 0.7, 1.15), top - size * between(random, 0.7, 1.3)];
      arms += limb([
        [sx, sy, size * 0.4],
        [(sx + hx) / 2 + side * size * 0.12, (sy + hy) / 2, size * 0.32],
        [hx, hy, size * 0.22],
      ]);
      arms += openHand(hx, hy, size * 0.0105, between(random, -0.35, 0.35));
    }
  }
  return [bodies, arms].map((d) => shape(d.replace(/(\.\d)\d+/g, '$1'), colour)).join('');
}

/** A crowd with light from in front of it on its upper edges. */
export const litCrowd = (seed, y, size, [colour, rim], options) => [
  crowd(seed, y - size * 0.07, size, rim, options),
  crowd(seed, y, size, colour, options),
];
