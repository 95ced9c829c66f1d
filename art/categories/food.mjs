import { canvas } from '../kit/canvas.mjs';
import { printed } from '../kit/colourways.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { patch } from '../kit/patch.mjs';
import { limb, oval, polygon } from '../kit/path.mjs';
import { rowsOf, sashes } from '../kit/poster.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';

export const alt = 'A plate of rice and beans, stew chicken, fried plantain and salad, seen from above.';

const INK = {
  orange: '#b5560a',
  bright: '#c9691a',
  dark: '#5c2410',
  cream: '#fff3d6',
  shade: '#e6cfa0',
  sun: '#ffb627',
  leaf: '#2f8a4a',
  red: '#d9281f',
};

/** The cloth under the plate: stepped diamonds in two tones of the ground. */
const cloth = ([base, light]) => [
  box(0, 0, 1280, 960, base),
  shape(
    Array.from({ length: 35 }, (_, i) => {
      const [column, row] = [i % 7, Math.floor(i / 7)];
      return rowsOf(40 + column * 200, 80 + row * 200, [18, 36, 54, 72, 54, 36, 18], 24);
    }).join(''),
    light,
  ),
];

/** The plate with triangles painted round its rim. */
const plate = (x, y, r) => {
  const at = (a, k) => [r * k * Math.cos(a), r * k * Math.sin(a)];
  const teeth = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * 2 * Math.PI;
    return polygon([at(a - 0.11, 0.95), at(a + 0.11, 0.95), at(a, 0.85)]);
  });
  return place(x, y, 1, [
    shape(oval(26, 30, r), INK.dark, 'opacity="0.5"'),
    lit(oval(0, 0, r), [INK.cream, INK.shade], -12, -12),
    shape(teeth.join(''), INK.red),
    lit(oval(0, 0, r * 0.79), [INK.cream, INK.shade], 16, 16),
  ]);
};

/** Points in a disc with a minimum distance between them. */
function strewn(random, count, radius, gap) {
  const found = [];
  for (let tries = 0; found.length < count && tries < 4000; tries += 1) {
    const [a, r] = [between(random, 0, 6.28), radius * Math.sqrt(random())];
    const [x, y] = [Math.round(r * Math.cos(a)), Math.round(r * Math.sin(a))];
    if (found.every(([fx, fy]) => Math.hypot(fx - x, fy - y) > gap)) found.push([x, y]);
  }
  return found;
}

/** A mound of rice, with beans and pale grains strewn over it. */
function rice(x, y) {
  const random = randomFrom(21);
  const d = patch(3, 0, 0, 236, 222, 0.06);
  const grains = strewn(random, 90, 206, 46).map(([gx, gy], i) =>
    place(gx, gy, 1, shape(i % 3 ? oval(0, 0, 23, 9) : oval(0, 0, 25, 17), i % 3 ? INK.cream : INK.dark), {
      turn: Math.round(random() * 180),
    }),
  );
  return place(x, y, 1, [lit(d, ['#d98a52', '#a85a30'], -16, -18), inside(d, grains)]);
}

/** A slice of fried plantain, cut on the slant. */
const plantain = (x, y, turn) =>
  place(
    x,
    y,
    1,
    [
      lit('M-118 0C-108-62 108-68 120-4C108 58-104 62-118 0Z', [INK.sun, '#c8741a'], -8, -14),
      line('M-66-6C-24-20 30-20 70-8', '#c8741a', 10),
    ],
    { turn },
  );

/** A drumstick in its gravy, the bone to the right. */
const stew = (x, y, turn) =>
  place(
    x,
    y,
    1,
    [
      lit(patch(12, 10, 0, 250, 160, 0.05), ['#a3481c', '#7a2f14'], -10, -12),
      lit(
        limb([
          [110, 0, 44],
          [210, 6, 30],
          [262, 0, 58],
        ]),
        [INK.cream, INK.shade],
        -6,
        -10,
      ),
      lit(
        'M-190 16C-196-96-80-136 20-104C96-80 142-36 156-4C136 44 70 84-20 98C-120 110-184 84-190 16Z',
        ['#c8652a', INK.dark],
        -18,
        -26,
      ),
      line('M-136-30C-110-66-60-78-10-70', INK.sun, 20),
    ],
    { turn },
  );

/** Cabbage and carrot, shredded. */
function salad(x, y) {
  const random = randomFrom(8);
  const d = patch(5, 0, 0, 160, 124, 0.1);
  const shreds = strewn(random, 18, 112, 46).map(([sx, sy], i) =>
    place(sx, sy, 1, line('M-38 0Q0-34 38 0', [INK.cream, INK.leaf, INK.cream, '#f0792a'][i % 4], 15), {
      turn: Math.round(random() * 360),
    }),
  );
  return place(x, y, 1, [lit(d, ['#cfe39a', '#8cba4a'], -12, -14), inside(d, shreds)]);
}

/** A banana leaf with its rib. */
const leaf = (turn) =>
  place(
    640,
    480,
    1,
    [
      lit('M0-640C230-420 230 300 0 600C-230 300-230-420 0-640Z', [INK.leaf, '#1d6336'], -120, 0),
      line('M0-620V580', '#8cc152', 14),
    ],
    { turn },
  );

const PRINT = {
  ground: [INK.orange, INK.bright],
  sash: [INK.dark, INK.cream, INK.sun, INK.leaf],
  except: 'sunset',
};

export default (colourway = 0) => {
  const { ground, sash } = printed(colourway, PRINT);
  return canvas(
    cloth(ground),
    leaf(56),
    leaf(124),
    sashes('steps', sash),
    plate(640, 480, 446),
    salad(660, 246),
    rice(480, 440),
    plantain(850, 330, -24),
    plantain(884, 420, -14),
    plantain(876, 512, -4),
    stew(690, 655, -10),
  );
};
