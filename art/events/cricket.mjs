import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { arm, leg } from '../kit/figure.mjs';
import { head, neck } from '../kit/head.mjs';
import { hills, treeline } from '../kit/hills.mjs';
import { house } from '../kit/house.mjs';
import { lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { blob, limb, oval, polygon } from '../kit/path.mjs';
import { person } from '../kit/person.mjs';
import { ground } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt =
  'A village batsman drives the ball in front of his wicket, the keeper crouched behind the stumps.';

const INK = {
  sky: '#8fd3ee',
  pale: '#def2ec',
  cream: '#fff6e0',
  shade: '#d3c6a8',
  grass: '#57a447',
  lawn: '#7abf57',
  deep: '#1d6340',
  red: '#d9281f',
};
const WHITE = [INK.cream, INK.shade];
const BROWN = ['#8d5336', '#542c22'];
const DEEP = ['#5a3523', '#351c1c'];

/** A leg guard over a shin, between knee and ankle. */
const pad = (points) =>
  lit(limb(points), ['#ffffff', '#c4ccd6'], -8, -3) +
  line(
    `M${points[0][0] - 26} ${points[0][1] + 52}l54 8M${points[0][0] - 24} ${points[0][1] + 100}l48 6`,
    '#c4ccd6',
    7,
  );

const CAP =
  'M52-18C48-66 10-80-28-72C-66-62-80-26-70 0C-46-12-20-14 4-18C24-22 54-14 76-4C74-16 62-18 52-18Z';

/** The batsman in the follow-through of a drive to the right, feet at y = 0. */
const batsman = (x, y, scale) =>
  place(x, y, scale, [
    shape(oval(40, 8, 300, 20), INK.deep, 'opacity="0.4"'),
    leg(
      [
        [-40, -330],
        [-130, -190],
        [-220, -40],
      ],
      { skin: DEEP, cloth: [INK.shade, INK.shade], shoe: WHITE, size: 1.14, toe: 1 },
    ),
    pad([
      [-132, -214, 74],
      [-176, -124, 66],
      [-214, -52, 50],
    ]),
    arm(
      [
        [96, -556],
        [176, -500],
        [204, -566],
      ],
      { skin: [BROWN[1], BROWN[1]], cloth: [INK.shade, INK.shade], sleeve: 'long', size: 1.16 },
    ),
    neck([62, -640], [30, -580], BROWN, 54),
    lit(
      blob([
        [-60, -560],
        [20, -606],
        [104, -580],
        [114, -480],
        [74, -330],
        [-66, -320],
        [-72, -430],
      ]),
      WHITE,
      -22,
      -6,
    ),
    line('M-66-336Q0-320 74-342', INK.red, 18),
    head(74, -690, {
      size: 116,
      turn: 1,
      tilt: 2,
      skin: BROWN,
      hair: { style: 'short', colours: ['#2a1510', '#1a0c0a'] },
    }),
    place(74, -690, 1.16, lit(CAP, [INK.deep, '#0f3a28'], -8, -8), { turn: 2 }),
    leg(
      [
        [34, -330],
        [150, -200],
        [190, -36],
      ],
      { skin: BROWN, cloth: WHITE, shoe: WHITE, size: 1.2, toe: 1 },
    ),
    pad([
      [156, -226, 80],
      [180, -128, 72],
      [192, -52, 54],
    ]),
    // The bat at the end of the stroke, high in front.
    place(
      206,
      -590,
      1,
      [
        lit('M-9 60H9V-60H-9Z', [INK.red, '#8f141a'], -6, 0),
        lit('M-34-62Q0-82 34-62L42-300Q0-322-42-300Z', ['#f0c98a', '#b98a4a'], -24, 0),
        line('M4-90V-300', '#b98a4a', 8),
      ],
      { turn: 34 },
    ),
    arm(
      [
        [-32, -556],
        [60, -462],
        [166, -520],
      ],
      { skin: BROWN, cloth: WHITE, sleeve: 'long', size: 1.24 },
    ),
    lit(oval(188, -546, 34, 30), ['#ffffff', '#c4ccd6'], -9, -7),
    lit(oval(214, -582, 32, 28), ['#ffffff', '#c4ccd6'], -9, -7),
  ]);

/** The keeper crouched behind the stumps, gloves forward, in profile to the right. */
const keeper = (x, y, scale) =>
  place(x, y, scale, [
    shape(oval(20, 6, 200, 16), INK.deep, 'opacity="0.4"'),
    leg(
      [
        [-70, -210],
        [50, -200],
        [10, -30],
      ],
      { skin: DEEP, cloth: [INK.shade, INK.shade], shoe: WHITE, size: 1.05 },
    ),
    neck([80, -430], [44, -390], DEEP, 48),
    lit(
      blob([
        [-110, -230],
        [-90, -300],
        [0, -400],
        [70, -410],
        [86, -340],
        [30, -240],
        [-40, -170],
        [-100, -180],
      ]),
      WHITE,
      -18,
      -10,
    ),
    head(98, -474, { size: 104, turn: 1, tilt: 8, skin: DEEP }),
    place(98, -474, 1.04, lit(CAP, [INK.red, '#8f141a'], -8, -8), { turn: 8 }),
    leg(
      [
        [-64, -206],
        [84, -190],
        [58, -30],
      ],
      { skin: DEEP, cloth: WHITE, shoe: WHITE, size: 1.12 },
    ),
    pad([
      [88, -200, 66],
      [74, -116, 60],
      [60, -46, 46],
    ]),
    arm(
      [
        [50, -370],
        [60, -270],
        [150, -246],
      ],
      { skin: DEEP, cloth: WHITE, sleeve: 'long', size: 1.1 },
    ),
    lit(oval(170, -244, 40, 32), [INK.red, '#8f141a'], -10, -8),
  ]);

/** Three stumps with two bails. */
const wicket = (x, y, scale) =>
  place(x, y, scale, [
    [-44, 0, 44].map((sx) => lit(`M${sx - 9}-300H${sx + 9}V0H${sx - 9}Z`, ['#f0c98a', '#b98a4a'], -6, 0)),
    lit('M-52-312H-2V-298H-52ZM2-312H52V-298H2Z', ['#f0c98a', '#b98a4a'], -4, -3),
  ]);

export default () =>
  canvas(
    sky([INK.sky, INK.sky, INK.pale], 540, 60),
    sun(460, 160, 88, ['#ffe6a0', '#ffc23d']),
    cloud(1100, 330, 0.8, [INK.cream, INK.pale]),
    cloud(180, 130, 0.7, [INK.cream, INK.pale], { flip: true }),
    hills(6, 540, 100, '#8fc0a0'),
    treeline(10, 560, 110, INK.grass),
    house(980, 590, 0.86, {
      wall: ['#ffd98a', '#e0a850'],
      roof: [INK.red, '#8f141a'],
      trim: INK.cream,
      dark: '#7a4a3a',
      under: '#8a6a4a',
      posts: 40,
    }),
    palm([1190, 580], [1230, 270], {
      seed: 4,
      size: 180,
      width: 26,
      trunk: ['#8a5a3a', '#5c3620'],
      leaf: [INK.grass, INK.deep],
    }),
    palm([90, 580], [60, 250], {
      seed: 11,
      size: 190,
      width: 28,
      trunk: ['#8a5a3a', '#5c3620'],
      leaf: [INK.grass, INK.deep],
    }),
    ground(576, INK.grass),
    box(0, 586, 1280, 10, INK.cream),
    shape('M0 620Q640 590 1280 620V960H0Z', INK.lawn),
    [
      [820, 640, 0.2],
      [1226, 700, 0.26],
      [560, 630, 0.18],
    ].map(([x, y, scale], i) =>
      person(x, y, scale, {
        skin: [BROWN, DEEP, ['#c08457', '#84502f']][i],
        top: WHITE,
        bottom: WHITE,
        arms: ['hip', 'carry', 'down'][i],
        hair: { style: 'cap', colours: [INK.red, '#8f141a'] },
        flip: true,
      }),
    ),
    shape(
      polygon([
        [0, 800],
        [1280, 742],
        [1280, 880],
        [0, 960],
      ]),
      '#e0c184',
    ),
    shape('M330 960L392 792H408L350 960Z', INK.cream),
    keeper(96, 900, 1.14),
    wicket(318, 912, 1.08),
    batsman(660, 948, 1.16),
    lit(oval(1120, 660, 30), [INK.red, '#8f141a'], -8, -8),
    line('M1110 648q16 16 24 4', INK.cream, 5),
    shape('M1080 676L870 762L1072 654Z', INK.cream, 'opacity="0.75"'),
  );
