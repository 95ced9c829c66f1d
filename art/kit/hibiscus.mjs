import { inside, lit } from './lit.mjs';
import { limb, oval } from './path.mjs';
import { place, shape } from './shape.mjs';

const PETAL =
  'M0 12C-52-8-116-60-112-120C-104-150-72-146-54-168C-30-186 20-188 44-170C64-148 100-152 110-120C116-60 52-8 0 12Z';

/** A hibiscus flower, about 350 wide: five petals with dark hearts and the long stamen to the upper right. */
export const hibiscus = (x, y, scale, { petal, heart, stamen, tip }) =>
  place(x, y, scale, [
    Array.from({ length: 5 }, (_, i) => {
      const turn = i * 72 + 20;
      const a = (turn * Math.PI) / 180;
      // The light stays at the upper left while the petal turns.
      const light = [-13 * Math.cos(a) - 11 * Math.sin(a), 13 * Math.sin(a) - 11 * Math.cos(a)];
      return place(0, 0, 1, [lit(PETAL, petal, ...light), inside(PETAL, shape(oval(0, 0, 52, 74), heart))], {
        turn,
      });
    }),
    shape(
      limb([
        [0, 0, 26],
        [44, -50, 20],
        [112, -96, 16],
      ]),
      stamen,
    ),
    shape(
      [
        [88, -110],
        [112, -120],
        [132, -104],
        [126, -82],
        [104, -72],
      ]
        .map(([px, py]) => oval(px, py, 11))
        .join(''),
      tip,
    ),
  ]);
