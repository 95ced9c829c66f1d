import { jabiru } from '../kit/birds.mjs';
import { wideCanvas } from '../kit/canvas.mjs';
import { hills } from '../kit/hills.mjs';
import { canopy, emergent, tuft } from '../kit/jungle.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { oval } from '../kit/path.mjs';
import { randomFrom } from '../kit/random.mjs';
import { glints } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { hiker } from '../kit/sloop.mjs';
import { sun } from '../kit/sun.mjs';
import { doorways, stair, temple } from '../kit/temple.mjs';

export const alt = "Boat on the New River lagoon below Lamanai's High Temple.";

const INK = {
  sky: '#ffd9a0',
  glow: '#fff0cf',
  coral: '#f79a6b',
  stone: '#c9b98f',
  light: '#f3e3b5',
  shade: '#8b7a5e',
  leaf: '#2f6f4f',
  water: '#0f3d3a',
};
const STONE = [INK.light, INK.stone, INK.shade];
const DARK = '#4a3b34';

const highTemple = temple(
  1500,
  756,
  1.06,
  [
    [360, 336, 60],
    [300, 276, 82],
    [250, 226, 92],
    [206, 182, 96],
    [164, 144, 100],
    [120, 106, 92],
  ],
  STONE,
  [
    stair([-14, 0, 96], [-14, -234, 66], STONE, 15),
    stair([-14, -234, 54], [-14, -522, 36], STONE, 20),
    lit('M-88-520L-80-586H80L88-520Z', [INK.stone, INK.shade], -38, 0),
    doorways(-522, 46, 3, [24, 44], DARK, INK.light),
    box(-98, -598, 196, 16, INK.light),
    lit('M-64-598L-54-640H54L64-598Z', [INK.stone, INK.shade], -28, 0),
  ],
  { seed: 8, course: 20 },
);

/** The calm stone face of the Mask Temple, about 300 high: broad nose, full lips, a crocodile for a head-dress. */
const mask = [
  lit('M-150-40L-128-250H128L150-40L120 60H-120Z', ['#b9a67c', INK.shade], -30, 0),
  lit('M-176-250L-150-330H150L176-250L150-214H-150Z', [INK.stone, INK.shade], -14, -14),
  inside(
    'M-176-250L-150-330H150L176-250L150-214H-150Z',
    Array.from({ length: 9 }, (_, i) =>
      shape(`M${-160 + i * 38}-214L${-144 + i * 38}-250L${-128 + i * 38}-214Z`, INK.light),
    ),
    shape(oval(-96, -292, 18) + oval(96, -292, 18), INK.light),
    shape(oval(-96, -290, 9) + oval(96, -290, 9), DARK),
    box(-40, -312, 80, 12, INK.shade),
  ),
  lit(
    'M-96-204C-40-222 40-222 96-204C116-130 104-20 64 30C30 54-30 54-64 30C-104-20-116-130-96-204Z',
    [INK.light, '#b59f73'],
    -26,
    -8,
  ),
  shape(
    'M-84-142C-64-164-30-164-14-144C-30-126-66-124-84-142ZM84-142C64-164 30-164 14-144C30-126 66-124 84-142Z',
    INK.shade,
  ),
  shape(
    'M-78-142C-62-152-34-152-22-142C-36-136-62-136-78-142ZM78-142C62-152 34-152 22-142C36-136 62-136 78-142Z',
    INK.light,
  ),
  lit('M-16-160H16L24-90C46-74 48-48 28-44H-28C-48-48-46-74-24-90Z', [INK.stone, INK.shade], -12, -4),
  shape('M-56-14C-30-30-10-28 0-22C10-28 30-30 56-14C30 14-30 14-56-14Z', INK.shade),
  shape('M-50-14C-20-8 20-8 50-14', 'none', `stroke="${DARK}" stroke-width="4"`),
  [-1, 1].map((s) => [
    lit(`M${s * 112}-180H${s * 160}V-70H${s * 112}Z`, [INK.stone, INK.shade], -6, -6),
    shape(oval(s * 136, -126, 18), INK.light),
    shape(oval(s * 136, -124, 9), DARK),
  ]),
];

const maskTemple = (x, y, scale) =>
  place(x, y, scale, [
    temple(
      0,
      0,
      1,
      [
        [330, 300, 70],
        [262, 236, 300],
        [190, 176, 70],
      ],
      STONE,
      '',
      { seed: 31 },
    ),
    stair([176, 0, 48], [160, -372, 36], STONE, 16),
    place(-70, -94, 0.92, mask),
  ]);

/** Lily pads that grow towards the viewer, some with a flower. */
function lilies(seed, [x, y, width, height], count) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => [random(), random(), random(), random()])
    .sort((a, b) => a[1] - b[1])
    .map(([u, v, s, f]) => {
      const r = (20 + 44 * v) * (0.7 + s * 0.6);
      const [px, py] = [Math.round(x + width * u), Math.round(y + height * v)];
      return place(px, py, r / 60, [
        shape(oval(6, 8, 60, 18), '#08211f'),
        lit('M0 0L58-8C50 18-54 26-60 2C-60-26 40-26 56-14Z', ['#6fbf73', '#3a8457'], -4, -4),
        f > 0.78
          ? shape(
              'M-6-6C-34-16-34-34-26-36C-18-32-14-26-10-20C-16-40-6-52 0-56C6-52 16-40 10-20C14-26 18-32 26-36C34-34 34-16 6-6Z',
              INK.glow,
            ) + shape('M-8-8C-14-24-4-36 0-38C4-36 14-24 8-8Z', '#e5548b')
          : '',
      ]);
    })
    .join('');
}

const SKIN = ['#8d5336', '#542c22'];
const HAIR = ['#3a2018', '#2a1a2c'];

/** A covered river boat with a guide and three guests, bow to the left. */
const riverBoat = (x, y, scale) =>
  place(x, y, scale, [
    shape('M-330 26H330L250 60H-260Z', '#08211f', 'opacity="0.7"'),
    [-150, 30, 210].map((px) => line(`M${px}-20V-196`, INK.light, 9)),
    [
      {
        skin: ['#c08457', '#84502f'],
        shirt: ['#fff0cf', INK.stone],
        hat: { colours: ['#ffdf8f', '#d9a04a'], band: '#d9483a' },
      },
      { skin: SKIN, shirt: ['#e5548b', '#9c1c55'], hair: { style: 'curls', colours: HAIR } },
      {
        skin: ['#c98f66', '#8d5a3b'],
        shirt: ['#1fb6c1', '#12708c'],
        hair: { style: 'cap', colours: ['#ffb627', '#d9861f'] },
      },
      {
        skin: ['#5a3523', '#351c1c'],
        shirt: ['#ffb627', '#d9861f'],
        hat: { colours: ['#ffdf8f', '#d9a04a'], band: DARK },
      },
    ].map((guest, i) => hiker(-164 + i * 104, -42, guest, 0.94)),
    lit('M-212-190C-120-226 180-226 262-190L252-172H-200Z', ['#fff0cf', '#e0a869'], -6, -12),
    Array.from({ length: 9 }, (_, i) =>
      shape(`M${-200 + i * 50}-174h50l-6 18q-19 12-38 0Z`, i % 2 ? '#fff0cf' : '#d9483a'),
    ),
    lit(
      'M-356-52C-240-16 180-18 288-48L280 10C200 40-200 40-268 10C-306-6-336-30-356-52Z',
      ['#d9483a', '#7f2320'],
      -6,
      -24,
    ),
    line('M-336-42C-230-8 180-8 284-38', INK.light, 10),
    lit('M270-70H316V16H284Z', [DARK, '#241c1c'], -8, 0),
  ]);

/** A crocodile's head and back above the water. */
const crocodile = (x, y, scale) =>
  place(x, y, scale, [
    shape('M-280 8C-100 34 180 34 380 10L300 28H-220Z', '#08211f'),
    lit(
      'M-290 4C-250-12-200-20-170-20C-160-44-130-46-118-24C-60-22-30-10-8 6ZM30 8C90-40 220-44 300 4ZM330 6C360-14 400-16 430-4L410 8Z',
      ['#5b7a4a', '#34503a'],
      -6,
      -12,
    ),
    shape('M70-16l14-20 14 14 12-20 14 16 12-20 14 16 12-18 14 18 12-14 12 16-60 8Z', '#34503a'),
    shape(oval(-140, -28, 6), '#ffd34d'),
  ]);

export default () =>
  wideCanvas(
    sky(['#f2a27c', '#f9bd88', INK.sky, INK.glow], 720, 60, 1920),
    sun(700, 470, 150, [INK.glow, '#fff8e6']),
    hills(9, 640, 120, '#d7a27f', 1920),
    hills(5, 680, 80, '#a98e6d', 1920),
    canopy(4, 676, 80, ['#7f9a6a', '#5b7f5c'], { bottom: 800 }),
    highTemple,
    canopy(6, 720, 92, ['#4f8a5a', INK.leaf], { from: -60, to: 860, bottom: 860 }),
    emergent(560, 740, 290, 110, ['#4f8a5a', INK.leaf], [INK.stone, INK.shade], 5),
    canopy(19, 716, 84, ['#4f8a5a', INK.leaf], { from: 1640, to: 1990, bottom: 860 }),
    canopy(16, 760, 54, ['#3a7a50', '#1f5a44'], { from: 1280, to: 1740, bottom: 860, rise: 0.3 }),
    maskTemple(1110, 836, 1.0),
    palm([800, 850], [730, 450], {
      seed: 4,
      size: 190,
      width: 24,
      trunk: [INK.shade, DARK],
      leaf: ['#3a7a50', '#1f5a44'],
    }),
    palm([1640, 840], [1690, 520], {
      seed: 9,
      size: 170,
      width: 20,
      trunk: [INK.shade, DARK],
      leaf: ['#3a7a50', '#1f5a44'],
    }),
    canopy(23, 828, 70, ['#2f6f4f', '#164a3c'], { from: -60, to: 900, bottom: 880, rise: 0.25 }),
    canopy(27, 866, 46, ['#2f6f4f', '#164a3c'], { from: 880, to: 1500, bottom: 880, rise: 0.2 }),
    canopy(29, 836, 66, ['#2f6f4f', '#164a3c'], { from: 1480, to: 1980, bottom: 880, rise: 0.25 }),
    shape('M0 852Q500 834 1000 848T1920 842V1080H0Z', '#235a4d'),
    shape('M0 872Q500 858 1000 868T1920 862V1080H0Z', INK.water),
    glints(5, [0, 890, 1920, 160], '#2f6f5f', 60),
    glints(8, [560, 884, 300, 120], INK.sky, 18),
    lilies(7, [40, 930, 700, 130], 22),
    crocodile(890, 924, 0.6),
    riverBoat(1300, 990, 0.9),
    lilies(12, [1500, 1000, 420, 70], 12),
    tuft(
      4,
      1930,
      1100,
      300,
      60,
      [
        ['#5fa35f', '#2f6f4f'],
        ['#3a7a50', '#164a3c'],
      ],
      { count: 7, spread: 50, turn: -30 },
    ),
    jabiru(1170, 200, 0.8, { white: ['#fff8e6', '#d8b79a'], black: '#2d2330', red: '#d9281f' }),
  );
