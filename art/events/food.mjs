import { canvas } from '../kit/canvas.mjs';
import { checks } from '../kit/cloth.mjs';
import { figure } from '../kit/figure.mjs';
import { hills, treeline } from '../kit/hills.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { limb, oval, polygon } from '../kit/path.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt =
  'A plate of rice and beans with stew chicken and plantain, and a cook at her striped stall behind it.';

const INK = {
  teal: '#13808c',
  sky: '#bfe8e4',
  cream: '#fff4dc',
  sun: '#ffb627',
  red: '#d9281f',
  brown: '#6b2e1a',
  rice: '#b5673a',
  leaf: '#2f8a4a',
};

/** The striped awning with a scalloped edge. */
const awning = () =>
  Array.from({ length: 10 }, (_, i) => {
    const [x, colour] = [i * 150 - 110, i % 2 ? INK.cream : INK.red];
    const d = `M${x + 40} 0H${x + 190}L${x + 150} 96A75 56 0 0 1 ${x} 96Z`;
    return (
      shape(d, colour) + inside(d, box(x - 10, 86, 180, 90, i % 2 ? INK.sun : INK.brown, 'opacity="0.35"'))
    );
  }).join('');

/** A mound of rice, flecked with beans. */
function rice(x, y) {
  const random = randomFrom(21);
  const mound = 'M-250 40C-250-70-150-150-20-150C120-150 220-70 220 40C160 90-180 96-250 40Z';
  const flecks = Array.from({ length: 150 }, (_, i) => {
    const [px, py] = [between(random, -240, 220), between(random, -150, 70)];
    return place(
      Math.round(px),
      Math.round(py),
      1,
      i % 4 ? shape(oval(0, 0, 13, 5), INK.cream) : shape(oval(0, 0, 17, 12), INK.brown),
      { turn: Math.round(random() * 180) },
    );
  }).join('');
  return place(x, y, 1, [lit(mound, ['#d98a52', INK.rice], -40, -18), inside(mound, flecks)]);
}

/** A stewed drumstick with the bone to the right. */
const drumstick = (x, y, turn, scale = 1) =>
  place(
    x,
    y,
    scale,
    [
      lit(
        limb([
          [90, 10, 34],
          [170, 24, 24],
          [212, 22, 40],
        ]),
        [INK.cream, INK.sun],
        -6,
        -8,
      ),
      lit(
        'M-150 20C-160-80-60-118 20-90C80-70 118-30 130 6C110 50 60 74-10 84C-90 96-144 76-150 20Z',
        ['#a4431c', INK.brown],
        -16,
        -26,
      ),
      shape('M-104-18C-84-62-30-74 10-62C-30-52-70-38-104-18Z', INK.sun, 'opacity="0.75"'),
    ],
    { turn },
  );

/** A slice of fried plantain. */
const plantain = (x, y, turn) =>
  place(
    x,
    y,
    1,
    lit('M-92 0C-84-44 84-50 94-4C84 40-80 44-92 0Z', [INK.sun, '#c8741a'], -8, -14) +
      line('M-58-4C-20-16 26-16 60-6', '#c8741a', 6),
    { turn },
  );

/** Half a lime, cut face towards us. */
const lime = (x, y, r) =>
  place(x, y, 1, [
    lit(oval(0, 6, r, r * 0.8), [INK.leaf, INK.leaf]),
    shape(oval(-2, 0, r * 0.92, r * 0.7), INK.cream),
    Array.from({ length: 7 }, (_, i) => {
      const a = (i / 7) * 6.283;
      const at = (q, k) =>
        `${Math.round(Math.cos(a + q) * r * k)} ${Math.round(Math.sin(a + q) * r * k * 0.76)}`;
      return shape(`M${at(0, 0.12)}L${at(-0.34, 0.74)}Q${at(0, 0.9)} ${at(0.34, 0.74)}Z`, '#9ccb4a');
    }),
  ]);

/** A scoop of cabbage salad: pale shreds with green and carrot. */
function salad(x, y) {
  const random = randomFrom(8);
  const scoop = 'M-120 30C-130-50-60-96 0-92C70-96 128-40 118 30C60 60-60 60-120 30Z';
  const shreds = Array.from({ length: 46 }, (_, i) => {
    const [px, py, bend] = [between(random, -120, 90), between(random, -84, 40), between(random, -18, 18)];
    const d = `M${Math.round(px)} ${Math.round(py)}q18 ${Math.round(bend)} 40 ${Math.round(bend / 3)}`;
    return line(d, [INK.cream, '#9ccb4a', INK.cream, INK.sun][i % 4], 7);
  }).join('');
  return place(x, y, 1, [lit(scoop, ['#dcebb0', '#9ccb4a'], -22, -16), inside(scoop, shreds)]);
}

/** A habanero with its stalk. */
const pepper = (x, y, turn) =>
  place(
    x,
    y,
    1,
    [
      lit('M-52-10C-50-50 40-52 56-14C60 24 10 40-6 62C-34 50-56 24-52-10Z', ['#f0792a', INK.red], -12, -10),
      line('M4-44Q10-70 34-78', INK.leaf, 12),
    ],
    { turn },
  );

/** A bottle of pepper sauce, without label text. */
const bottle = (x, y) =>
  place(x, y, 1, [
    lit(
      'M-26-250H26V-170C52-150 62-130 62-100V70H-62V-100C-62-130-52-150-26-170Z',
      [INK.red, '#8c1a16'],
      -34,
      0,
    ),
    lit('M-30-296H30V-240H-30Z', [INK.leaf, '#1d6336'], -16, 0),
    lit('M-62-80H62V40H-62Z', [INK.cream, '#e0c9a4'], -40, 0),
    shape(
      polygon([
        [-44, -20],
        [-18, -50],
        [8, -20],
        [-18, 10],
      ]) +
        polygon([
          [8, -20],
          [26, -42],
          [44, -20],
          [26, 2],
        ]),
      INK.leaf,
    ),
  ]);

/** Steam: two soft ribbons that thin out upwards. */
const steam = (x, y) =>
  veilOf(
    limb([
      [x, y, 30],
      [x - 34, y - 60, 36],
      [x + 20, y - 130, 28],
      [x - 10, y - 200, 6],
    ]) +
      limb([
        [x + 70, y - 10, 24],
        [x + 44, y - 70, 30],
        [x + 90, y - 140, 20],
        [x + 70, y - 190, 5],
      ]),
  );
const veilOf = (d) => shape(d, INK.cream, 'opacity="0.75"');

const cook = () =>
  place(
    380,
    770,
    1.32,
    figure({
      head: [0, -408],
      turn: 1,
      tilt: 4,
      skin: ['#8d5336', '#542c22'],
      collar: [-6, -330],
      shoulders: [
        [84, -304],
        [-84, -304],
      ],
      hips: [
        [70, -60],
        [-70, -60],
      ],
      top: [INK.sun, '#c8741a'],
      hair: { style: 'wrap', colours: [INK.red, INK.brown] },
      over: lit(
        'M-62-330L-40-330C-34-260 30-260 40-330L60-326L70-240L104-40H-104L-74-240Z',
        [INK.cream, INK.sky],
        -20,
        0,
      ),
      arms: [
        [
          [150, -214],
          [226, -220],
        ],
        [
          [-40, -196],
          [104, -284],
        ],
      ],
    }),
  );

export default () =>
  canvas(
    sky([INK.sky, INK.sky], 620, 40),
    sun(1010, 360, 150, [INK.sun]),
    palm([1250, 640], [1130, 300], {
      seed: 4,
      size: 210,
      width: 30,
      trunk: [INK.teal, INK.teal],
      leaf: [INK.teal, INK.teal],
    }),
    hills(6, 560, 120, '#7cc4bd'),
    treeline(4, 610, 80, INK.teal),
    box(0, 600, 1280, 60, INK.teal),
    box(70, 150, 34, 560, INK.brown),
    box(1180, 150, 34, 560, INK.brown),
    cook(),
    steam(720, 430),
    lit('M540 470H860L834 660H566Z', ['#4a5560', '#232a3a'], -60, 0),
    lit(oval(700, 470, 172, 34), ['#6d7a82', '#232a3a'], 0, -6),
    shape(oval(700, 470, 146, 24), INK.rice),
    line('M536 322L672 474', '#d98a52', 18),
    awning(),
    box(0, 630, 1280, 330, INK.red),
    checks('M0 630H1280V960H0Z', [-200, 500, 1700, 700], INK.cream, {
      gap: 120,
      weight: 60,
      opacity: 0.5,
      turn: 0,
    }),
    box(0, 626, 1280, 16, INK.brown),
    shape('M150 800C300 640 520 650 700 700C960 640 1180 700 1300 830V980H100Z', INK.leaf),
    line('M160 860C420 740 800 720 1290 800', '#1d6336', 8),
    shape(oval(690, 850, 520, 190), INK.brown, 'opacity="0.35"'),
    lit(oval(660, 820, 510, 184), [INK.cream, '#e0c9a4'], -10, -18),
    shape(oval(656, 812, 420, 140), '#e9d6b4'),
    rice(470, 786),
    plantain(880, 730, -14),
    plantain(960, 786, 8),
    plantain(890, 836, -10),
    salad(640, 716),
    drumstick(610, 846, 4, 1.2),
    lime(1136, 890, 84),
    pepper(1030, 900, -20),
    bottle(150, 800),
  );
