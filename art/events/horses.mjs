import { bunting } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { arm, leg } from '../kit/figure.mjs';
import { head, neck } from '../kit/head.mjs';
import { hills, treeline } from '../kit/hills.mjs';
import { horse } from '../kit/horse.mjs';
import { lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { patch } from '../kit/patch.mjs';
import { blob } from '../kit/path.mjs';
import { ground } from '../kit/sea.mjs';
import { box, line, place, shape, veil } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt = 'Three race horses with their jockeys gallop down a village track in a cloud of dust.';

const INK = {
  sky: '#8fd3ee',
  pale: '#dff1ee',
  cream: '#fff4dc',
  leaf: '#4f9a4f',
  deep: '#1d6340',
  track: '#d9995a',
  dust: '#f2cf9a',
  night: '#2a1526',
};

/** A jockey crouched over the withers, in profile to the right; the horse's back is at -350. */
const jockey = ({ skin, silk, cap }) => [
  leg(
    [
      [-20, -410],
      [86, -380],
      [40, -300],
    ],
    { skin, cloth: [INK.cream, '#d9c9a0'], shoe: [INK.night, INK.night], size: 0.82 },
  ),
  neck([122, -498], [84, -470], skin, 36),
  lit(
    blob([
      [-44, -400],
      [-60, -440],
      [-20, -478],
      [60, -502],
      [104, -480],
      [90, -440],
      [30, -410],
      [-10, -386],
    ]),
    silk,
    -8,
    -12,
  ),
  head(134, -516, { size: 76, turn: 1, tilt: 12, skin }),
  place(
    134,
    -516,
    0.76,
    lit(
      'M52-18C48-66 10-80-28-72C-66-62-80-26-70 0C-46-12-20-14 4-18C24-22 54-14 72-6C70-16 62-18 52-18Z',
      cap,
      -8,
      -8,
    ),
    { turn: 12 },
  ),
  arm(
    [
      [72, -474],
      [110, -414],
      [180, -424],
    ],
    { skin, cloth: silk, sleeve: 'long', size: 0.8 },
  ),
  line('M186-424L286-446', INK.night, 5),
];

const racer = (x, y, scale, { silk, cap, skin, ...look }) =>
  horse(x, y, scale, {
    hoof: INK.night,
    saddle: [INK.cream, silk[1]],
    rider: jockey({ silk, cap, skin }),
    ...look,
  });

/** Dust in soft flat clouds behind the hooves. */
const dust = (seed, x, y, size, colour) =>
  [
    [0, 0, 1],
    [-1.1, 0.1, 0.8],
    [0.9, 0.16, 0.6],
    [-2, 0.24, 0.6],
  ]
    .map(([dx, dy, s], i) =>
      shape(patch(seed + i, x + dx * size, y + dy * size, size * s, size * s * 0.55, 0.16), colour),
    )
    .join('');

export default () =>
  canvas(
    sky([INK.sky, INK.sky, INK.pale], 560, 60),
    sun(190, 170, 96, ['#ffe6a0', '#ffc23d']),
    cloud(900, 160, 1.15, [INK.cream, INK.pale]),
    cloud(420, 300, 0.6, [INK.cream, INK.pale], { flip: true }),
    hills(8, 560, 110, '#8fc0a0'),
    treeline(3, 580, 120, INK.leaf),
    palm([1120, 590], [1160, 260], {
      seed: 3,
      size: 190,
      width: 26,
      trunk: ['#8a5a3a', '#5c3620'],
      leaf: [INK.leaf, INK.deep],
    }),
    palm([1010, 590], [980, 330], {
      seed: 7,
      size: 150,
      width: 22,
      trunk: ['#8a5a3a', '#5c3620'],
      leaf: [INK.leaf, INK.deep],
    }),
    treeline(12, 600, 60, INK.deep),
    bunting([-20, 470], [620, 440], {
      sag: 34,
      count: 11,
      size: 50,
      cord: INK.cream,
      colours: ['#d9281f', INK.cream, '#1b58c4'],
    }),
    bunting([620, 440], [1300, 476], {
      sag: 34,
      count: 11,
      size: 50,
      cord: INK.cream,
      colours: ['#d9281f', INK.cream, '#1b58c4'],
    }),
    ground(590, INK.leaf),
    box(0, 610, 1280, 14, INK.cream),
    Array.from({ length: 9 }, (_, i) => box(20 + i * 155, 610, 14, 70, INK.cream)),
    ground(664, INK.track),
    box(0, 664, 1280, 12, INK.dust),
    dust(31, 120, 730, 120, INK.dust),
    racer(1010, 760, 0.62, {
      coat: ['#d9c2a4', '#9c8468'],
      mane: ['#6b5140', '#4a382c'],
      gait: 'gathered',
      skin: ['#5a3523', '#351c1c'],
      silk: ['#1e8a5a', '#0f5a3f'],
      cap: ['#ffc23d', '#d98a1e'],
    }),
    racer(300, 800, 0.76, {
      coat: ['#4a3030', '#2a1a20'],
      mane: ['#241418', '#170c10'],
      gait: 'gathered',
      skin: ['#c08457', '#84502f'],
      silk: ['#1b58c4', '#123a86'],
      cap: [INK.cream, '#d9c9a0'],
    }),
    dust(5, 200, 870, 150, INK.dust),
    racer(660, 930, 1.16, {
      coat: ['#a8552a', '#6b2e1a'],
      mane: ['#3a1a14', '#24100c'],
      skin: ['#8d5336', '#542c22'],
      silk: ['#d9281f', '#8f141a'],
      cap: ['#ffc23d', '#d98a1e'],
    }),
    veil(0.95, dust(15, 150, 940, 120, INK.cream)),
    dust(44, 640, 972, 90, INK.dust),
  );
