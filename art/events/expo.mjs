import { canvas } from '../kit/canvas.mjs';
import { figure } from '../kit/figure.mjs';
import { lit } from '../kit/lit.mjs';
import { oval, polygon } from '../kit/path.mjs';
import { person } from '../kit/person.mjs';
import { rowsOf } from '../kit/poster.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';

export const alt =
  'Two people shake hands at a stand of Belizean products in a bright exhibition hall full of booths.';

const INK = {
  wall: '#bfe3df',
  pale: '#e6f4ec',
  floor: '#e9cf9f',
  cream: '#fff4dc',
  teal: '#0e7f8a',
  deep: '#0b4a5c',
  red: '#d9281f',
  sun: '#ffb627',
};
const BROWN = ['#8d5336', '#542c22'];
const PALE = ['#c08457', '#84502f'];
const DEEP = ['#5a3523', '#351c1c'];
const HAIR = ['#2a1510', '#1a0c0a'];

/** The roof of the hall: trusses that run towards the far wall, and a row of windows below them. */
const roof = () => [
  shape('M0 0H1280L960 250H320Z', '#8fc4c6'),
  shape('M0 0L320 250V300L0 200Z', '#a8d6d4'),
  shape('M1280 0L960 250V300L1280 200Z', '#7fb4ba'),
  [0, 1, 2, 3].map((i) => {
    const t = [0.02, 0.34, 0.62, 0.84][i];
    const [left, right, y] = [320 * t, 1280 - 320 * t, 250 * t];
    const rise = 120 * (1 - t) + 26;
    const width = Math.round(13 - 7 * t);
    const bays = 8;
    const zigzag = Array.from({ length: bays + 1 }, (_, k) => {
      const x = left + ((right - left) * k) / bays;
      return `${k ? 'L' : 'M'}${Math.round(x)} ${Math.round(k % 2 ? y : y + rise)}`;
    }).join('');
    return (
      line(`M${left} ${y + rise}H${right}`, '#5a98a4', width) +
      line(zigzag, '#5a98a4', Math.max(3, width - 5))
    );
  }),
  [420, 580, 740, 880].map((x, i) => [
    line(`M${x} ${250 + (i % 2) * 12}V300`, '#5a98a4', 4),
    shape(`M${x - 26} 322L${x - 12} 298H${x + 12}L${x + 26} 322Z`, INK.deep),
    shape(oval(x, 324, 22, 9), INK.cream),
  ]),
];

/** A booth with a valance, a banner and a counter, its front foot at x, y. */
const booth = (x, y, scale, [light, dark], emblem, flip = false) =>
  place(
    x,
    y,
    scale,
    [
      box(-150, -330, 300, 330, INK.pale),
      box(-150, -330, 300, 330, dark, 'opacity="0.16"'),
      lit('M-150-110H150V0H-150Z', [light, dark], -40, 0),
      lit('M-164-126H164V-104H-164Z', [INK.cream, '#d9c49a'], -40, 0),
      emblem,
      Array.from({ length: 8 }, (_, i) => {
        const left = -168 + i * 42;
        return shape(
          `M${left}-344H${left + 42}V-290Q${left + 21}-262 ${left}-290Z`,
          i % 2 ? INK.cream : light,
        );
      }),
      box(-168, -352, 336, 14, dark),
      box(-160, -340, 10, 340, dark),
      box(150, -340, 10, 340, dark),
    ],
    { flip },
  );

const emblems = {
  sun: [shape(oval(0, -206, 40), INK.sun), shape(oval(0, -206, 24), INK.cream)],
  leaf: [
    lit('M-46-176C-40-240 10-262 52-250C54-200 20-160-46-176Z', ['#3f9a55', '#1d6340'], -10, -6),
    line('M-40-180L34-236', INK.cream, 5),
  ],
  wave: line('M-70-190q18-26 36 0t36 0t36 0t36 0M-70-220q18-26 36 0t36 0t36 0t36 0', INK.teal, 12),
  weave: [
    shape(rowsOf(0, -206, [20, 40, 60, 40, 20], 20), INK.red),
    shape(rowsOf(0, -206, [20, 40, 20], 20), INK.cream),
  ],
};

/** A bottle of pepper sauce with its label. */
const bottle = (x, y, scale) =>
  place(x, y, scale, [
    lit('M-16-150H16V-116C34-100 38-84 38-66V0H-38V-66C-38-84-34-100-16-116Z', [INK.red, '#8f141a'], -12, 0),
    lit('M-18-176H18V-146H-18Z', ['#2f8a4a', '#1d5a34'], -6, 0),
    box(-38, -66, 76, 46, INK.cream),
    shape(rowsOf(0, -43, [8, 18, 8], 10), '#2f8a4a'),
  ]);

/** A jar of honey or jam with a cloth over its lid. */
const jar = (x, y, scale) =>
  place(x, y, scale, [
    lit('M-44-84H44V-8Q44 0 34 0H-34Q-44 0-44-8Z', ['#f0922a', '#b8601a'], -16, 0),
    box(-44, -58, 88, 36, INK.cream),
    lit('M-54-74C-50-104-40-116 0-116C40-116 50-104 54-74Q27-86 0-74T-54-74Z', [INK.teal, INK.deep], -14, 0),
  ]);

/** A bar of chocolate, half out of its paper. */
const chocolate = (x, y, scale, turn) =>
  place(
    x,
    y,
    scale,
    [
      lit('M-42-150H42V0H-42Z', ['#6b3a22', '#43210f'], -8, -4),
      line('M0-150V0M-42-100H42M-42-50H42', '#43210f', 6),
      lit('M-48-84L-30-96L-12-84L8-98L28-84L48-94V10H-48Z', [INK.sun, '#d98a1e'], -14, 0),
      shape(rowsOf(0, -34, [10, 22, 34, 22, 10], 10), INK.red),
    ],
    { turn },
  );

/** Half figures that meet over the counter; `side` 1 looks right. */
const partner = (x, side, { skin, top, hair, over = '' }) =>
  place(
    x,
    1060,
    1.4,
    figure({
      head: [6, -540],
      turn: 1,
      tilt: 2,
      skin,
      collar: [-6, -462],
      shoulders: [
        [54, -424],
        [-54, -430],
      ],
      hips: [
        [48, -180],
        [-52, -180],
      ],
      top,
      sleeve: 'long',
      waist: -0.06,
      hair,
      over,
      arms: [
        [
          [96, -330],
          [60, -250],
        ],
        [
          [50, -310],
          [192, -318],
        ],
      ],
      thumbs: [-1, 1],
    }),
    { flip: side < 0 },
  );

export default () =>
  canvas(
    box(0, 0, 1280, 960, INK.wall),
    roof(),
    box(320, 300, 640, 220, INK.pale),
    shape('M0 180L320 290V520L0 640Z', '#cfeae4'),
    shape('M1280 180L960 290V520L1280 640Z', '#a9d2d2'),
    shape(
      polygon([
        [320, 516],
        [960, 516],
        [1280, 640],
        [1280, 960],
        [0, 960],
        [0, 640],
      ]),
      INK.floor,
    ),
    shape('M560 516H720L1000 960H280Z', '#f3dfb6'),
    booth(420, 548, 0.5, ['#3f9a55', '#1d6340'], emblems.leaf),
    booth(860, 548, 0.5, ['#7a4bd3', '#4a2a8e'], emblems.weave, true),
    [
      [520, 0.22, DEEP, [INK.red, '#8f141a']],
      [580, 0.23, PALE, [INK.cream, '#d9c49a']],
      [660, 0.22, BROWN, [INK.sun, '#d98a1e']],
      [742, 0.23, DEEP, [INK.teal, INK.deep]],
    ].map(([x, scale, skin, top], i) =>
      person(x, 566, scale, {
        skin,
        top,
        bottom: [INK.deep, '#07303d'],
        hair: { style: ['short', 'bun', 'wrap', 'curls'][i], colours: i === 2 ? [INK.red, '#8f141a'] : HAIR },
        arms: ['down', 'hip', 'carry', 'down'][i],
        flip: i % 2 === 1,
      }),
    ),
    booth(190, 690, 0.9, [INK.red, '#8f141a'], emblems.sun),
    booth(1100, 690, 0.9, [INK.sun, '#c97a14'], emblems.wave, true),
    partner(322, 1, {
      skin: BROWN,
      top: [INK.teal, INK.deep],
      hair: { style: 'bun', colours: HAIR },
      over: shape('M30-462L58-424L40-390L20-440Z', INK.cream),
    }),
    partner(956, -1, {
      skin: PALE,
      top: ['#f0623f', '#a8381a'],
      hair: { style: 'short', colours: HAIR },
    }),
    lit('M0 812H1280V960H0Z', ['#8a4a22', '#5a2c14'], 0, -12),
    lit('M0 786H1280V826H0Z', [INK.cream, '#d9c49a'], 0, -8),
    Array.from({ length: 11 }, (_, i) =>
      shape(rowsOf(64 + i * 116, 900, [20, 40, 58, 40, 20], 18), i % 2 ? INK.sun : INK.red),
    ),
    bottle(96, 800, 1.1),
    bottle(196, 806, 1.0),
    jar(560, 806, 1.06),
    chocolate(700, 806, 0.98, 6),
    jar(1090, 806, 1.2),
    bottle(1204, 804, 1.08),
  );
