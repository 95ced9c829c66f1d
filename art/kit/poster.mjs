import { polygon } from './path.mjs';
import { box, shape } from './shape.mjs';
import { rays } from './sky.mjs';

/** A shape as a loom makes it: rows of one height round x, y, each with its own half width. */
export function rowsOf(x, y, halves, height) {
  const top = y - (halves.length * height) / 2;
  const right = halves.flatMap((half, i) => [
    [x + half, top + i * height],
    [x + half, top + (i + 1) * height],
  ]);
  return polygon([...right, ...right.map(([px, py]) => [2 * x - px, py]).reverse()]);
}

/** A disc in the steps of a weave. */
export function wovenDisc(x, y, radius, unit = 40) {
  const count = Math.round((2 * radius) / unit);
  const halves = Array.from({ length: count }, (_, i) => {
    const off = (i + 0.5 - count / 2) * unit;
    return Math.round(Math.sqrt(Math.max(0, radius ** 2 - off ** 2)) / unit) * unit;
  });
  return rowsOf(x, y, halves, unit);
}

const diamond = (x, y, steps, unit) =>
  rowsOf(
    x,
    y,
    Array.from({ length: steps * 2 - 1 }, (_, i) => (steps - Math.abs(i - steps + 1)) * unit),
    unit,
  );

/** The four patterns of the sashes: height of one repeat, and how it is drawn on a strip 100 wide. */
const MOTIFS = {
  diamonds: [
    160,
    (y, [, light, hot, deep]) =>
      shape(rowsOf(0, y, [12, 24, 36, 24, 12], 13) + rowsOf(100, y, [12, 24, 36, 24, 12], 13), deep) +
      shape(diamond(50, y + 80, 4, 13), light) +
      shape(diamond(50, y + 80, 2, 13), hot) +
      shape(diamond(50, y, 2, 13), hot),
  ],
  triangles: [
    120,
    (y, [, light, hot, deep]) =>
      shape(`M0 ${y}L50 ${y + 60}L0 ${y + 120}ZM100 ${y}L50 ${y + 60}L100 ${y + 120}Z`, light) +
      shape(`M0 ${y + 30}L25 ${y + 60}L0 ${y + 90}ZM100 ${y + 30}L75 ${y + 60}L100 ${y + 90}Z`, deep) +
      shape(`M50 ${y - 34}L78 ${y}L50 ${y + 34}L22 ${y}Z`, hot),
  ],
  zigzag: [
    120,
    (y, [, light, hot, deep]) =>
      [
        [0, light],
        [30, hot],
        [60, deep],
      ]
        .map(([off, colour]) =>
          shape(
            `M0 ${y + off}L50 ${y + off + 44}L100 ${y + off}V${y + off + 30}L50 ${y + off + 74}L0 ${y + off + 30}Z`,
            colour,
          ),
        )
        .join(''),
  ],
  steps: [
    160,
    (y, [, light, hot, deep]) =>
      shape(rowsOf(0, y + 80, [20, 40, 60, 80, 60, 40, 20], 20), light) +
      shape(rowsOf(0, y + 80, [20, 40, 20], 20), hot) +
      shape(rowsOf(100, y, [20, 40, 60, 40, 20], 20), deep) +
      shape(rowsOf(100, y, [20], 20), light),
  ],
};

const mirrored = (parts) => `<g transform="matrix(-1 0 0 1 1280 0)">${parts.join('')}</g>`;

/** A woven sash down either edge of the sheet; the four tones are ground, light, hot and deep. */
export function sashes(motif, tones) {
  const [repeat, draw] = MOTIFS[motif];
  const count = Math.ceil(960 / repeat) + 1;
  const strip = [
    box(0, 0, 118, 960, tones[2]),
    box(0, 0, 108, 960, tones[0]),
    `<svg x="0" y="0" width="100" height="960">${Array.from({ length: count }, (_, i) => draw(i * repeat, tones)).join('')}</svg>`,
  ];
  return strip.join('') + mirrored(strip);
}

/** The ground of a category poster: one hue, broad rays from the heart of it, and a woven sun. */
export const burst = (x, y, [base, ray, ...discs], { count = 14, radius = 420, step = 120 } = {}) => [
  box(0, 0, 1280, 960, base),
  rays(x, y, ray, count, 1),
  discs.map((colour, i) => shape(wovenDisc(x, y, radius - i * step), colour)),
];
