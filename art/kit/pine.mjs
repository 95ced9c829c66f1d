import { lit } from './lit.mjs';
import { limb, oval } from './path.mjs';
import { between, randomFrom } from './random.mjs';

/** A Caribbean pine: a tall bare trunk, a few short boughs and flat tufts that make an umbrella at the top. */
export function pine(seed, x, y, height, spread, leaf, bark) {
  const random = randomFrom(seed);
  const top = y - height;
  const lean = between(random, -0.04, 0.04) * height;
  const w = Math.max(8, height * 0.034);
  const tiers = [
    [0.34, 0.55],
    [0.24, 0.78],
    [0.13, 1],
    [0.03, 0.72],
  ].map(([t, k]) => {
    const cy = top + height * t;
    const cx = x + lean * (1 - t);
    const reach = (spread / 2) * k;
    const puffs = [-0.72, 0.7, -0.3, 0.34, 0].map((u) =>
      oval(
        cx + u * reach + between(random, -6, 6),
        cy - (1 - Math.abs(u)) * spread * 0.08 + between(random, -5, 5),
        reach * 0.46,
        spread * 0.085,
      ),
    );
    return lit(puffs.join(''), leaf, -spread * 0.03, -spread * 0.035);
  });
  return [
    lit(
      limb([
        [x, y, w * 1.5],
        [x + lean * 0.4, y - height * 0.5, w],
        [x + lean, top + height * 0.06, w * 0.5],
      ]),
      bark,
      -w * 0.3,
      0,
    ),
    tiers,
  ]
    .flat()
    .join('');
}
