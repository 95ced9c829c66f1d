import { lit } from './lit.mjs';
import { limb, oval } from './path.mjs';
import { between, randomFrom } from './random.mjs';
import { box, line, place, shape } from './shape.mjs';

/** One broad tree crown of five round masses, its base line at x, y. */
const crown = (random, x, y, size, tones) => {
  const puff = (dx, dy, r) =>
    oval(x + dx * size, y - dy * size, r * size * between(random, 0.9, 1.12), r * size * 0.82);
  const d =
    puff(-0.46, 0.22, 0.42) +
    puff(-0.22, 0.52, 0.42) +
    puff(0.2, 0.56, 0.44) +
    puff(0.5, 0.24, 0.42) +
    puff(0, 0.2, 0.5) +
    puff(0, 0.42, 0.42);
  return lit(d, tones, -size * 0.14, -size * 0.15);
};

/** A forest edge: broad crowns side by side in two tones, filled in the darker one down to `bottom`. */
export function canopy(seed, y, size, tones, { from = -60, to = 1980, bottom = 1080, rise = 0.5 } = {}) {
  const random = randomFrom(seed);
  const crowns = [];
  for (let x = from; x < to; x += size * between(random, 0.7, 1)) {
    crowns.push([x, y + size * between(random, -rise, rise * 0.4), size * between(random, 0.8, 1.2)]);
  }
  crowns.sort((a, b) => a[1] - b[1]);
  return (
    box(from - size * 0.5, y - size * 0.1, to - from + size, bottom - y + size * 0.1, tones[1]) +
    crowns.map(([x, cy, s]) => crown(random, x, cy, s, tones)).join('')
  );
}

/** A tree that stands above the others: a pale bare trunk and a flat crown. */
export function emergent(x, y, height, size, tones, trunk, seed = 1) {
  const random = randomFrom(seed);
  const top = y - height;
  const bough = (dx, dy, w) =>
    limb([
      [x, top + height * 0.34, w],
      [x + dx * 0.6, top + height * 0.16, w * 0.8],
      [x + dx, top + dy, w * 0.5],
    ]);
  const w = size * 0.11;
  return [
    lit(
      limb([
        [x - w * 0.3, y, w * 1.9],
        [x + w * 0.2, y - height * 0.3, w * 1.05],
        [x, top, w * 0.8],
      ]),
      trunk,
      -w * 0.3,
      0,
    ),
    lit(bough(-size * 0.6, 0, w * 0.7), trunk, -3, 0),
    lit(bough(size * 0.62, -size * 0.05, w * 0.7), trunk, -3, 0),
    crown(random, x - size * 0.62, top + size * 0.12, size * 0.72, tones),
    crown(random, x + size * 0.66, top + size * 0.06, size * 0.74, tones),
    crown(random, x, top - size * 0.1, size * 0.86, tones),
  ].join('');
}

/** A broad blade of a leaf from its stalk at x, y, pointing up before it is turned; one half lies in shade. */
export const blade = (x, y, length, width, turn, [light, dark], rib = dark) =>
  place(
    x,
    y,
    1,
    [
      shape(
        `M0 0C${-width * 0.9} ${-length * 0.2} ${-width} ${-length * 0.62} 0 ${-length}C${width} ${-length * 0.62} ${width * 0.9} ${-length * 0.2} 0 0Z`,
        dark,
      ),
      shape(`M0 0C${-width * 0.9} ${-length * 0.2} ${-width} ${-length * 0.62} 0 ${-length}Z`, light),
      line(
        [0.22, 0.38, 0.54, 0.7]
          .map(
            (t) =>
              `M0 ${Math.round(-length * t)}L${Math.round(-width * 0.5 * (1.15 - t))} ${Math.round(-length * (t + 0.13))}`,
          )
          .join(''),
        rib,
        Math.max(2, width * 0.035),
        'opacity="0.7"',
      ),
    ],
    { turn },
  );

/** A tuft of blades that spread from one root, the outer ones first. */
export function tuft(seed, x, y, length, width, tones, { count = 7, spread = 80, turn = 0 } = {}) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, i) => i)
    .sort((a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2))
    .map((i) => {
      const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
      const pick = Array.isArray(tones[0]) ? tones[i % tones.length] : tones;
      return blade(
        x,
        y,
        length * between(random, 0.75, 1.05),
        width * between(random, 0.85, 1.1),
        Math.round(turn + t * spread + between(random, -6, 6)),
        pick,
      );
    })
    .join('');
}
