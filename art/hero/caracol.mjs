import { keelBilledToucan } from '../kit/birds.mjs';
import { wideCanvas } from '../kit/canvas.mjs';
import { hills } from '../kit/hills.mjs';
import { blade, canopy, emergent } from '../kit/jungle.mjs';
import { lit } from '../kit/lit.mjs';
import { moon, moonlit, moonwashed, nightSky, sparks, unlit } from '../kit/night.mjs';
import { patch } from '../kit/patch.mjs';
import { limb } from '../kit/path.mjs';
import { place, shape, veil } from '../kit/shape.mjs';
import { rays, sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';
import { doorways, stair, temple } from '../kit/temple.mjs';

export const alt = 'Caana pyramid at Caracol rising from misty forest.';

const INK = {
  sun: '#ffb627',
  cream: '#fff1cf',
  stone: '#cbbe9d',
  stair: '#efe2bd',
  shade: '#94809a',
  mist: '#cdb7d6',
  forest: '#174d2c',
  night: '#0d2a24',
};
const STONE = [INK.stair, INK.stone, INK.shade];
const DARK = '#4a3552';

const TOUCAN = {
  black: ['#241a33', '#130d1f'],
  wing: '#2f2342',
  yellow: ['#f6e23b', '#e0b52a'],
  red: '#d9281f',
  lime: ['#a4d64a', '#5f9a3a'],
  orange: '#ff8c1a',
  blue: '#2d7dd2',
  cherry: '#b3202f',
};

/** Three small temples on the summit court: the middle one stands highest. */
const summit = (x, scale) =>
  place(
    x,
    -560,
    scale,
    temple(
      0,
      0,
      1,
      [
        [120, 108, 44],
        [84, 78, 62],
        [88, 66, 26],
      ],
      STONE,
      [stair([-6, 0, 34], [-6, -44, 28], STONE, 4), doorways(-48, 46, 3, [24, 44], DARK, INK.stair)],
      { seed: 9 },
    ),
  );

const caana = temple(
  1390,
  880,
  1,
  [
    [640, 590, 84],
    [560, 524, 90],
    [540, 512, 50],
    [440, 402, 90],
    [384, 350, 86],
    [372, 350, 48],
    [318, 292, 112],
  ],
  STONE,
  [
    stair([-24, 0, 150], [-24, -174, 124], STONE, 12),
    doorways(-178, 470, 11, [40, 40], DARK, INK.stair),
    stair([-24, -174, 108], [-24, -400, 84], STONE, 15),
    doorways(-404, 318, 9, [32, 38], DARK, INK.stair),
    stair([-24, -400, 76], [-24, -560, 62], STONE, 11),
    summit(-206, 0.8),
    summit(206, 0.8),
    summit(-8, 1.12),
  ],
  { seed: 12 },
);

const mist = (seed, x, y, rx, ry, opacity = 0.6) =>
  shape(patch(seed, x, y, rx, ry, 0.16, 12), INK.mist, `opacity="${opacity}"`);

const farForest = [
  hills(9, 690, 190, '#a98bbd', 1920),
  hills(4, 730, 120, '#7a78a6', 1920),
  mist(3, 300, 720, 620, 54, 0.7),
  canopy(5, 760, 92, ['#6a8f8a', '#4b7076'], { bottom: 900 }),
  emergent(620, 800, 240, 96, ['#6a8f8a', '#4b7076'], ['#b9a5b8', '#7a6a86'], 3),
  mist(8, 640, 800, 560, 44, 0.6),
];

const nearForest = [
  veil(0.85, mist(13, 1080, 850, 420, 34, 0.6), mist(15, 1760, 790, 300, 40, 0.6)),
  canopy(7, 876, 104, ['#37805a', '#1f5a44'], { from: -60, to: 900, bottom: 1080 }),
  emergent(742, 900, 330, 130, ['#37805a', '#1f5a44'], ['#cbb6a4', '#7a6a66'], 8),
  canopy(17, 850, 96, ['#37805a', '#1f5a44'], { from: 1840, to: 2000, bottom: 1080 }),
  mist(21, 420, 910, 560, 40, 0.5),
  mist(25, 1380, 906, 480, 30, 0.55),
  canopy(9, 972, 120, [INK.forest, '#103a28'], { bottom: 1080, rise: 0.35 }),
  mist(29, 900, 1000, 520, 26, 0.28),
  canopy(10, 1060, 130, ['#123f2a', INK.night], { bottom: 1080, rise: 0.3 }),
];

const bough = [
  lit(
    limb([
      [2000, 820, 66],
      [1760, 900, 48],
      [1500, 906, 36],
      [1290, 950, 18],
    ]),
    ['#3d2a33', '#1c1420'],
    -4,
    -10,
  ),
  [
    [1320, 944, 150, 44, -70],
    [1380, 930, 130, 40, 140],
    [1810, 880, 200, 60, 30],
    [1880, 860, 220, 64, 70],
    [1850, 880, 190, 56, 150],
  ].map(([x, y, length, width, turn]) => blade(x, y, length, width, turn, ['#2f6b45', INK.night])),
  keelBilledToucan(1560, 876, 0.9, TOUCAN),
  keelBilledToucan(1480, 890, 0.66, TOUCAN, { flip: true, turn: -6 }),
];

export default () =>
  wideCanvas(
    sky(['#8d7fc0', '#c39ac4', '#f2a99a', '#ffd08a'], 760, 60, 1920),
    rays(930, 560, INK.cream, 22, 0.22, 2200),
    sun(930, 560, 190, [INK.sun, INK.cream]),
    farForest,
    caana,
    nearForest,
    bough,
  );

/** The moon stands where the sun will rise; fireflies over the forest. */
export const night = () =>
  wideCanvas(
    nightSky(9, 760, { colours: ['#0c0f3c', '#141a54', '#232a70', '#3a3f8c'], count: 110, top: 0.86 }),
    moon(980, 420, 176),
    moonlit(farForest),
    moonwashed(caana),
    unlit(nearForest),
    sparks(5, [620, 820, 1240, 240], '#f6e88a', 30),
    moonlit(bough),
  );
