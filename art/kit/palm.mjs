import { lit } from './lit.mjs';
import { limb, polygon, sampled } from './path.mjs';
import { between, randomFrom } from './random.mjs';
import { shape } from './shape.mjs';

/** One frond from the crown: a bent spine with leaflets hanging below it. */
function frond([x, y], angle, length, droop, colour) {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const spine = sampled(
    [
      [x, y],
      [x + dx * length * 0.5, y + dy * length * 0.5 + droop * 0.1],
      [x + dx * length * 0.85, y + dy * length * 0.85 + droop * 0.5],
      [x + dx * length, y + dy * length + droop],
    ],
    6,
  );
  const lower = [];
  spine.slice(1, -1).forEach(([px, py], i) => {
    const t = i / (spine.length - 3);
    const reach = length * (0.1 + 0.26 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.12)));
    const side = dx >= 0 ? 1 : -1;
    lower.unshift(
      [px + side * reach * 0.42, py + reach * 0.86],
      [px - side * reach * 0.05, py + reach * 0.3],
    );
  });
  const upper = spine.map(([px, py], i) => [
    px,
    py - length * 0.035 * Math.sin((Math.PI * i) / (spine.length - 1)),
  ]);
  return shape(polygon([...upper, ...lower]), colour);
}

/** A coconut palm from root to crown, leaning as the two points say; the back fronds are the darker tone. */
export function palm(root, crown, { seed = 1, size = 200, trunk, leaf, width = 30, nuts = null }) {
  const random = randomFrom(seed);
  const bend = [(root[0] * 2 + crown[0]) / 3 + (crown[0] - root[0]) * -0.12, (root[1] + crown[1]) / 2];
  const stem = limb([
    [...root, width * 1.25],
    [...bend, width * 0.85],
    [...crown, width * 0.62],
  ]);
  const fan = (angles, colour, reach) =>
    angles
      .map((a) => {
        const angle = a + between(random, -0.08, 0.08);
        return frond(
          crown,
          angle,
          size * reach * between(random, 0.88, 1.1),
          size * between(random, 0.32, 0.52),
          colour,
        );
      })
      .join('');
  const nut = (x, y) =>
    nuts && shape(`M${crown[0] + x - 13} ${crown[1] + y}a13 15 0 1 1 26 0a13 15 0 1 1 -26 0Z`, nuts);
  return [
    fan([-2.75, -2.1, -1.15, -0.45, 0.25, 2.9], leaf[1], 1),
    lit(stem, trunk, -width * 0.3, 0),
    nuts ? nut(-14, 16) + nut(14, 20) : '',
    fan([-3.1, -2.45, -1.65, -0.85, -0.12], leaf[0], 0.98),
  ].join('');
}
