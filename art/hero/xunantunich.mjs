import { wideCanvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { hills } from '../kit/hills.mjs';
import { canopy, emergent, tuft } from '../kit/jungle.mjs';
import { lit } from '../kit/lit.mjs';
import {
  glow,
  lamplit,
  lantern,
  moonlit,
  moonwashed,
  NIGHT,
  nightSky,
  sparks,
  unlit,
  youngMoon,
} from '../kit/night.mjs';
import { limb, oval } from '../kit/path.mjs';
import { person } from '../kit/person.mjs';
import { glints } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { doorways, stair, temple } from '../kit/temple.mjs';

export const alt = 'El Castillo pyramid at Xunantunich above the Mopan River ferry.';

const INK = {
  sky: '#8fd3ee',
  pale: '#e2f4f2',
  stone: '#e2d6bb',
  warm: '#b8a27c',
  dusk: '#8a7558',
  forest: '#1e6b3a',
  lime: '#8cc152',
  river: '#4f6b3f',
};
const STONE = ['#fbf1d8', INK.stone, INK.warm];
const WOOD = ['#8fa08a', '#55675a'];

/** The stucco frieze: a band of masks, discs and steps in warm cream under the roof. */
const frieze = (y, half, height) => [
  box(-half, y - height, half * 2, height, '#f7dfae'),
  box(-half, y - height, half * 2, 8, '#fff6de'),
  Array.from({ length: 9 }, (_, i) => {
    const x = -half + half * 0.11 + (i * half * 2 * 0.89) / 8.1;
    const c = y - height / 2;
    return i % 2
      ? shape(oval(x, c, 23), '#d9a866') + shape(oval(x - 3, c - 3, 12), '#fff6de')
      : lit(
          `M${x - 27} ${c + 26}V${c - 20}Q${x} ${c - 40} ${x + 27} ${c - 20}V${c + 26}Z`,
          ['#eec78a', '#c08b50'],
          -5,
          -4,
        ) +
          box(x - 28, c - 26, 56, 9, '#8a5a34', 'opacity="0.7"') +
          line(`M${x - 19} ${c - 7}q6 -7 12 0M${x + 7} ${c - 7}q6 -7 12 0`, '#8a5a34', 4) +
          shape(`M${x - 3} ${c - 10}H${x + 3}L${x + 8} ${c + 8}H${x - 8}Z`, '#a8713f') +
          line(`M${x - 10} ${c + 17}H${x + 10}`, '#8a5a34', 5);
  }),
  box(-half - 8, y - 8, half * 2 + 16, 14, INK.dusk, 'opacity="0.6"'),
];

const castillo = temple(
  1380,
  824,
  1.13,
  [
    [470, 424, 92],
    [400, 352, 104],
    [318, 268, 104],
    [240, 212, 96],
    [176, 164, 92],
    [146, 140, 84],
    [92, 84, 66],
  ],
  STONE,
  [
    doorways(-204, 300, 5, [34, 56], INK.dusk, STONE[0]),
    stair([-18, 0, 128], [-18, -196, 96], STONE, 13),
    stair([-18, -196, 84], [-18, -396, 62], STONE, 13),
    doorways(-404, 150, 4, [30, 54], INK.dusk, STONE[0]),
    frieze(-470, 168, 74),
    doorways(-574, 40, 2, [24, 46], INK.dusk, STONE[0]),
  ],
  { seed: 5 },
);

/** A green iguana stretched along a bough that reaches in from the right. */
const iguana = (x, y, scale) =>
  place(x, y, scale, [
    line('M-210 52C-60 14 120 40 420-40', '#3a2a22', 42),
    line('M-210 46C-60 8 120 34 420-46', '#6b4a34', 18),
    lit(
      limb([
        [360, 150, 8],
        [300, 30, 20],
        [190, -10, 40],
        [60, -6, 62],
        [-60, -16, 50],
        [-130, -44, 46],
        [-186, -50, 22],
      ]),
      ['#7fae3f', '#3f6b2c'],
      -6,
      -14,
    ),
    shape('M-124-42l14-26 12 22 14-30 14 28 14-32 14 30 14-32 14 30 14-30 14 28 14-26 14 26Z', '#3f6b2c'),
    shape('M-150-24C-156 10-130 20-116 14C-120-4-120-20-116-28Z', '#e0a83a'),
    shape(oval(-146, -54, 8), '#fff6de') + shape(oval(-147, -54, 4.5), '#1c2416'),
    line('M-40 0L-76 36M80 14L112 50', '#3f6b2c', 18),
  ]);

/** The hand-cranked ferry: a flat barge on its cable, a car ramp at either end, the ferryman at the crank. */
const ferry = (x, y, scale) =>
  place(x, y, scale, [
    shape('M-400 40H400L360 70H-360Z', '#2c4028', 'opacity="0.55"'),
    Array.from({ length: 12 }, (_, i) => box(-300 + i * 54, -74, 7, 62, WOOD[1])),
    line('M-304-74H306M-304-46H306', WOOD[1], 8),
    box(84, -124, 14, 120, INK.dusk),
    lit(oval(92, -128, 40), ['#d9483a', '#8f2a24'], -6, -6),
    shape(oval(92, -128, 26), WOOD[0]),
    line('M92-128L62-156', '#4a3426', 9),
    person(-10, -6, 0.36, {
      skin: ['#8d5336', '#542c22'],
      top: ['#fff6de', '#d9b98a'],
      bottom: ['#2d5f8f', '#1d3f5c'],
      hat: { colours: ['#ffdf8f', '#d9a04a'], band: '#d9483a' },
      arms: 'carry',
      turn: 1,
    }),
    person(-170, -6, 0.34, {
      skin: ['#c08457', '#84502f'],
      top: ['#e5346b', '#9c1c55'],
      bottom: ['#e5346b', '#9c1c55'],
      skirt: ['#e5346b', '#9c1c55'],
      hair: { style: 'bun', colours: ['#3a2018', '#2a1a2c'] },
    }),
    person(-232, -6, 0.24, {
      skin: ['#c08457', '#84502f'],
      top: ['#ffb627', '#d9861f'],
      bottom: ['#2d5f8f', '#1d3f5c'],
      cut: 'short',
      arms: 'wave',
      hair: { style: 'short', colours: ['#3a2018', '#2a1a2c'] },
    }),
    lit('M-430-34L-330-14H330L430-34L372 44H-372Z', WOOD, -8, -22),
    line('M-340 8H340', WOOD[1], 5),
  ]);

const forest = [
  hills(9, 700, 150, '#8fc4ae', 1920),
  hills(14, 730, 90, '#5fa37f', 1920),
  canopy(4, 740, 96, ['#4f9a55', '#2f7a48'], { bottom: 840 }),
  emergent(700, 810, 330, 130, ['#4f9a55', '#2f7a48'], ['#d9cdb4', INK.warm], 5),
  canopy(6, 800, 110, [INK.forest, '#124a2c'], { from: -60, to: 880, bottom: 900 }),
];

const plaza = [
  canopy(11, 812, 84, ['#3a8a48', INK.forest], { from: 1800, to: 2000, bottom: 900 }),
  shape('M0 838Q700 800 1300 812T1920 806V960H0Z', INK.lime),
  shape('M0 850Q600 822 1100 838T1920 846V960H0Z', '#6fae45'),
  lit('M880 838Q960 760 1060 836Z', ['#a9d66c', '#6fae45'], -14, -4),
  shape('M1200 824H1580L1780 856H1080Z', '#5c9140', 'opacity="0.6"'),
  [
    [1030, 856, 0.12],
    [1058, 858, 0.11],
    [1530, 850, 0.115],
  ].map(([x, y, s], i) =>
    person(x, y, s, {
      skin: ['#8d5336', '#542c22'],
      top: [
        ['#d9483a', '#8f2a24'],
        ['#fff6de', INK.warm],
        ['#2d5f8f', '#1d3f5c'],
      ][i],
      bottom: ['#1d3f5c', '#1d3f5c'],
    }),
  ),
];

const bank = [canopy(21, 890, 70, ['#2f7a48', '#124a2c'], { from: -60, to: 1060, bottom: 960, rise: 0.3 })];

const river = [
  shape('M0 904Q500 880 1000 900T1920 878V1080H0Z', '#33502f'),
  shape('M0 926Q560 902 1080 918T1920 900V1080H0Z', INK.river),
  shape('M0 1000Q520 964 1000 990T1920 960V1080H0Z', '#43602f'),
  glints(5, [0, 930, 1920, 120], '#8fa66a', 50),
  line('M0 902L1920 862', '#2c2a26', 4),
];

const leaves = [
  tuft(
    4,
    1960,
    1100,
    300,
    76,
    [
      [INK.lime, '#4f8a3a'],
      ['#3a8a48', INK.forest],
    ],
    { count: 7, spread: 60, turn: -40 },
  ),
  tuft(
    8,
    1900,
    520,
    170,
    46,
    [
      [INK.lime, '#4f8a3a'],
      ['#3a8a48', INK.forest],
    ],
    { count: 6, spread: 120 },
  ),
  iguana(1790, 520, 0.66),
];

export default () =>
  wideCanvas(
    sky([INK.sky, '#a9dcec', '#cfeaf0'], 720, 60, 1920),
    cloud(960, 210, 1, ['#ffffff', '#d3edf2']),
    cloud(1790, 120, 1.1, ['#ffffff', '#d3edf2'], { flip: true }),
    cloud(420, 360, 0.8, ['#ffffff', '#d3edf2']),
    forest,
    castillo,
    plaza,
    bank,
    river,
    ferry(1330, 1000, 0.96),
    leaves,
  );

/** The last crossing: a lantern on the ferry, its light on the river, the temple under the stars. */
export const night = () =>
  wideCanvas(
    nightSky(31, 720, { colours: ['#0a0e36', '#10204f', '#173566', '#235078'], count: 130, top: 0.85 }),
    youngMoon(990, 290, 62),
    moonlit(forest),
    moonwashed(castillo),
    moonlit(plaza),
    unlit(bank),
    moonlit(river),
    glow(1330, 960, 430, 120, { opacity: 0.16 }),
    lamplit(ferry(1330, 1000, 0.96)),
    line('M1600 940V846', '#171a4a', 8),
    lantern(1600, 838, 14),
    glints(11, [1080, 1024, 500, 46], NIGHT.lamp, 18),
    sparks(7, [740, 820, 330, 110], '#f6e88a', 16),
    moonlit(leaves),
  );
