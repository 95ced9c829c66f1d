import { blob } from './path.mjs';
import { between, randomFrom } from './random.mjs';

/** An uneven round patch: reef, foam, mist, a bush. `rough` is how far its edge strays, as a share of the radius. */
export function patch(seed, x, y, rx, ry = rx, rough = 0.12, count = 14) {
  const random = randomFrom(seed);
  return blob(
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * 2 * Math.PI;
      const r = 1 + between(random, -rough, rough);
      return [x + rx * r * Math.cos(a), y + ry * r * Math.sin(a)];
    }),
  );
}
