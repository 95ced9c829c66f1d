import { hanging } from './bunting.mjs';
import { oval } from './path.mjs';
import { between, randomFrom } from './random.mjs';
import { stars } from './scatter.mjs';
import { line, shape } from './shape.mjs';
import { sky } from './sky.mjs';
import { sun } from './sun.mjs';

/** What the night scenes have in common. */
export const NIGHT = {
  moon: '#fff1cf',
  star: '#d6e2f5',
  lamp: '#ffd37a',
  ember: '#ff9a4d',
};

const COLOUR = /#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b/gi;

/** All colours of the parts in another light: less of their own hue, times a tint, on a base; those to `keep` shine. */
const inLight = ([base, tint, hue]) =>
  function relit(parts, keep = []) {
    return [parts]
      .flat(5)
      .join('')
      .replace(COLOUR, (colour, ...found) => {
        if (keep.includes(colour)) return colour;
        const own = found.slice(0, 3).map((hex) => Number.parseInt(hex, 16));
        const grey = 0.3 * own[0] + 0.59 * own[1] + 0.11 * own[2];
        const seen = own.map((value, i) =>
          Math.round(Math.min(255, base[i] + tint[i] * (hue * value + (1 - hue) * grey))),
        );
        return `#${seen.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      });
  };

/** The parts by moonlight; colours to keep are those of lamps and lit windows. */
export const moonlit = inLight([[12, 15, 46], [0.28, 0.37, 0.49], 0.8]);

/** The parts in full moonlight: pale stone. */
export const moonwashed = inLight([[20, 26, 70], [0.4, 0.5, 0.6], 0.55]);

/** The parts far from the moon's light: silhouettes that still have two tones. */
export const unlit = inLight([[9, 12, 38], [0.15, 0.2, 0.3], 0.5]);

/** The parts by the light of lamps or of a fire near them. */
export const lamplit = inLight([[20, 13, 30], [0.9, 0.79, 0.6], 0.92]);

/** A sky by night with its stars, from indigo down to a horizon of sea and moonlight. */
export const nightSky = (
  seed,
  horizon,
  { colours = ['#0b0f38', '#0f1a4b', '#15285e', '#1d3c72', '#2a5684'], count = 70, top = 0.78 } = {},
) => sky(colours, horizon, 60, 1920) + stars(seed, [20, 16, 1880, horizon * top], NIGHT.star, count);

/** A full moon in its rings of light. */
export const moon = (x, y, r) => [
  [2.5, 1.9, 1.4].map((k) => shape(oval(x, y, r * k), '#9fc0e6', 'opacity="0.13"')),
  sun(x, y, r, [NIGHT.moon]),
  shape(
    oval(x - r * 0.34, y - r * 0.2, r * 0.27, r * 0.23) +
      oval(x + r * 0.28, y - r * 0.42, r * 0.17, r * 0.14) +
      oval(x + r * 0.2, y + r * 0.3, r * 0.32, r * 0.24) +
      oval(x - r * 0.36, y + r * 0.4, r * 0.13, r * 0.1),
    '#ecd9b0',
  ),
];

/** A young moon, lit from the west, where the sun went down; the rest of its disc hides the stars behind it. */
export const youngMoon = (x, y, r) => [
  shape(oval(x, y, r), '#1a2a5c'),
  [2.2, 1.6].map((k) => shape(oval(x, y, r * k), '#9fc0e6', 'opacity="0.12"')),
  shape(
    `M${x - r * 0.5} ${y - r * 0.87}A${r} ${r} 0 1 0 ${x + r * 0.87} ${y + r * 0.5}A${r * 0.92} ${r * 0.92} 0 0 1 ${x - r * 0.5} ${y - r * 0.87}Z`,
    NIGHT.moon,
  ),
];

/** Lamplight in the air or on the ground, in flat rings. */
export const glow = (x, y, rx, ry = rx, { colour = NIGHT.ember, opacity = 0.13 } = {}) =>
  [1, 0.7, 0.42].map((k) => shape(oval(x, y, rx * k, ry * k), colour, `opacity="${opacity}"`)).join('');

/** A ship's lantern: one round light in its glow. */
export const lantern = (x, y, r) => [glow(x, y, r * 5), shape(oval(x, y, r), NIGHT.moon)];

/** Paper lanterns on a cord, in turn of colours: a lit body between two rims, in a ring of light. */
export function lanterns(from, to, { sag = 50, count = 9, size = 26, cord, colours }) {
  const points = hanging(from, to, sag, count);
  const lantern = ([x, y], i) => {
    const [cx, cy, s] = [Math.round(x), Math.round(y + size * 1.2), size];
    const colour = colours[i % colours.length];
    return (
      shape(oval(cx, cy, s * 2), colour, 'opacity="0.16"') +
      shape(oval(cx, cy, s * 0.86, s), colour) +
      shape(oval(cx, cy + s * 0.12, s * 0.46, s * 0.56), NIGHT.moon, 'opacity="0.75"') +
      line(`M${cx - s * 0.4} ${cy - s}H${cx + s * 0.4}M${cx - s * 0.34} ${cy + s}H${cx + s * 0.34}`, cord, 5)
    );
  };
  return (
    line(`M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`, cord, 4) +
    points.slice(1, -1).map(lantern).join('')
  );
}

/** A firework at its height: three rings of strokes that fall a little, sparks at their ends. */
export function firework(x, y, r, [outer, inner], count = 18) {
  const at = (k, i, turn) => {
    const a = ((i + turn) / count) * 2 * Math.PI;
    return [Math.round(x + r * k * Math.cos(a)), Math.round(y + r * k * Math.sin(a) + r * 0.1 * k * k)];
  };
  const strokes = (from, to, turn) =>
    Array.from({ length: count }, (_, i) => `M${at(from, i, turn)}L${at(to - (i % 2) * 0.1, i, turn)}`).join(
      '',
    );
  const sparks = Array.from({ length: count }, (_, i) => oval(...at(1.1 - (i % 2) * 0.12, i, 0), r * 0.035));
  const width = Math.max(4, r * 0.035);
  return [
    shape(oval(x, y, r * 1.15), outer, 'opacity="0.1"'),
    line(strokes(0.6, 1, 0), outer, width),
    line(strokes(0.3, 0.66, 0.5), inner, width),
    shape(sparks.join(''), NIGHT.moon),
    shape(oval(x, y, r * 0.09), NIGHT.moon),
  ];
}

/** Fireflies, or sparks over a fire: round lights, each in a halo. */
export function sparks(seed, [x, y, width, height], colour, count = 24, size = 5) {
  const random = randomFrom(seed);
  const points = Array.from({ length: count }, () => [
    Math.round(x + width * random()),
    Math.round(y + height * random()),
    size * between(random, 0.6, 1.2),
  ]);
  return (
    shape(points.map(([cx, cy, r]) => oval(cx, cy, r * 3)).join(''), colour, 'opacity="0.2"') +
    shape(points.map(([cx, cy, r]) => oval(cx, cy, r)).join(''), colour)
  );
}
