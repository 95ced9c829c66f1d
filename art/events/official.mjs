import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { figure } from '../kit/figure.mjs';
import { belizeFlag, blowing, folds } from '../kit/flag.mjs';
import { hills, treeline } from '../kit/hills.mjs';
import { lit } from '../kit/lit.mjs';
import { oval, polygon } from '../kit/path.mjs';
import { ground } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';

export const alt =
  'The flag of Belize flies high above an honour guard and a stepped government building in Belmopan.';

const INK = {
  sky: '#8fd3ee',
  pale: '#e4f4ee',
  stone: '#ecd9b0',
  warm: '#c9a877',
  blue: '#171696',
  red: '#d90f19',
  white: '#ffffff',
  green: '#006600',
};

/** A government hall on a terraced mound, in the manner of a Maya temple. */
const hall = () =>
  [
    lit(
      polygon([
        [-470, 0],
        [-430, -70],
        [430, -70],
        [470, 0],
      ]),
      ['#6fae54', '#3d7d3a'],
      -40,
      0,
    ),
    lit(
      polygon([
        [-350, -70],
        [-330, -130],
        [330, -130],
        [350, -70],
      ]),
      [INK.stone, INK.warm],
      -60,
      0,
    ),
    lit('M-290-130V-300H290V-130Z', [INK.stone, INK.warm], -80, 0),
    Array.from({ length: 9 }, (_, i) => box(-262 + i * 60, -262, 34, 132, '#6b4a3a')),
    box(-318, -318, 636, 34, INK.white),
    lit('M-220-318V-390H220V-318Z', [INK.stone, INK.warm], -60, 0),
    box(-244, -408, 488, 26, INK.white),
    Array.from({ length: 7 }, (_, i) =>
      box(-90 - i * 7, -130 + i * 19, 180 + i * 14, 12, i % 2 ? INK.warm : INK.white),
    ),
  ].join('');

/** A guard of honour at attention, in white tunic and peaked cap, seen from behind at an angle. */
const guard = (x, y, scale) =>
  place(
    x,
    y,
    scale,
    figure({
      head: [0, -640],
      turn: 1,
      skin: ['#8d5336', '#542c22'],
      collar: [-6, -562],
      shoulders: [
        [56, -532],
        [-56, -532],
      ],
      hips: [
        [40, -318],
        [-40, -318],
      ],
      top: [INK.white, '#b9c6dd'],
      bottom: [INK.blue, '#0d0d5c'],
      sleeve: 'long',
      waist: -0.05,
      legs: [
        [
          [38, -160],
          [36, -20],
        ],
        [
          [-30, -160],
          [-30, -20],
        ],
      ],
      shoe: ['#1c1428', '#1c1428'],
      toes: [1, 1],
      hair: { style: 'cap', colours: [INK.white, '#b9c6dd'] },
      over: line('M-52-352H50', INK.red, 22),
      arms: [
        [
          [66, -420],
          [64, -316],
        ],
        [
          [-70, -424],
          [-62, -312],
        ],
      ],
    }),
  );

/** A memorial wreath on its stand. */
const wreath = (x, y, scale) =>
  place(x, y, scale, [
    line('M-60 150L0-20L60 150', '#6b4a3a', 12),
    Array.from({ length: 18 }, (_, i) =>
      place(0, 0, 1, lit('M0-58C34-76 40-120 8-138C-26-122-26-80 0-58Z', ['#3d8a3f', INK.green], -10, 0), {
        turn: i * 20,
      }),
    ),
    Array.from({ length: 9 }, (_, i) =>
      shape(oval(96 * Math.cos(i * 0.698), 96 * Math.sin(i * 0.698), 17), i % 3 ? INK.white : INK.red),
    ),
    lit('M-20 80L-52 168L-22 152L0 176L22 152L52 168L20 80Z', [INK.blue, '#0d0d5c'], -14, 0),
  ]);

export default () => {
  const cloth = blowing(226, 66, 880, 50, 1.05, 0, 470);
  return canvas(
    sky([INK.sky, INK.sky, INK.pale], 720, 60),
    cloud(1090, 130, 1, [INK.white, INK.pale]),
    cloud(110, 470, 0.8, [INK.white, INK.pale]),
    cloud(1130, 610, 0.9, [INK.white, INK.pale], { flip: true }),
    hills(9, 730, 110, '#7fb8a4'),
    treeline(6, 770, 70, '#3d7d3a'),
    place(690, 832, 0.72, hall()),
    ground(826, INK.stone),
    shape('M0 826H1280V842H0Z', INK.warm),
    lit('M196 30H222V960H196Z', [INK.white, '#9fb0c4'], -12, 0),
    shape(oval(209, 24, 26), '#ffc23d'),
    belizeFlag(cloth, { ...INK, brown: '#6b2e1a' }),
    folds(
      cloth,
      '#0b1030',
      [
        [0.08, 0.22],
        [0.66, 0.79],
        [0.93, 1],
      ],
      0.26,
    ),
    line('M209 60V620', '#9fb0c4', 4),
    [1222, 1112, 1002, 892].map((x, i) => guard(x, 996, 0.53 + (3 - i) * 0.02)),
    wreath(380, 830, 0.8),
  );
};
