import { canvas } from '../kit/canvas.mjs';
import { crowd } from '../kit/crowd.mjs';
import { figure } from '../kit/figure.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { blob, oval, polygon } from '../kit/path.mjs';
import { stars } from '../kit/scatter.mjs';
import { box, line, place, shape, veil } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';

export const alt = 'A singer with a guitar on a lit stage at night, seen over the raised hands of the crowd.';

const INK = {
  night: '#0b1030',
  navy: '#1c1f5c',
  violet: '#5b2a8c',
  pink: '#e5346b',
  sun: '#ffb627',
  cream: '#fff0cf',
  skin: '#8d5336',
  shade: '#542c22',
};
const SKIN = [INK.skin, INK.shade];

/** A stack of three loudspeakers. */
const speakers = (x, flip) =>
  place(
    x,
    330,
    1,
    [0, 1, 2].map((i) => [
      lit(`M-110 ${i * 170}H110V${i * 170 + 160}H-110Z`, [INK.navy, INK.night], -24, 0),
      lit(oval(0, i * 170 + 82, 66), [INK.violet, INK.night], -8, -8),
      shape(oval(0, i * 170 + 82, 26), INK.pink),
    ]),
    { flip },
  );

/** A beam of stage light that widens downwards from the lamp. */
const beam = (x, to, width, colour, opacity) =>
  veil(
    opacity,
    shape(
      polygon([
        [x - 14, 36],
        [x + 14, 36],
        [to + width, 960],
        [to - width, 960],
      ]),
      colour,
    ),
  );

const lampBar = () => [
  box(0, 0, 1280, 30, INK.night),
  [140, 400, 640, 880, 1140].map(
    (x) =>
      lit(`M${x - 34} 20H${x + 34}L${x + 24} 78H${x - 24}Z`, [INK.navy, INK.night], -14, 0) +
      shape(oval(x, 78, 24, 9), INK.cream),
  ),
];

/** The guitar, neck to the upper right. */
const guitar = () => {
  const body = blob([
    [-128, 6],
    [-96, -72],
    [-20, -66],
    [24, -52],
    [84, -58],
    [112, 0],
    [84, 58],
    [24, 52],
    [-20, 70],
    [-96, 76],
  ]);
  return place(
    6,
    -206,
    1,
    [
      line('M96 0H330', INK.shade, 24),
      line('M316 0H384', INK.night, 38),
      lit(body, [INK.sun, '#c8621f'], -14, -18),
      shape(oval(44, 0, 28), INK.shade),
      line('M-60-9H320M-60 0H320M-60 9H320', INK.cream, 2.5),
      box(-78, -32, 16, 64, INK.shade),
    ],
    { turn: -24 },
  );
};

const singer = () =>
  place(600, 905, 1.5, [
    figure({
      head: [34, -492],
      turn: 1,
      tilt: -14,
      skin: SKIN,
      collar: [4, -404],
      shoulders: [
        [84, -372],
        [-92, -366],
      ],
      hips: [
        [62, -120],
        [-62, -120],
      ],
      top: [INK.pink, INK.violet],
      bottom: [INK.navy, INK.night],
      legs: [
        [
          [110, 60],
          [120, 240],
        ],
        [
          [-100, 60],
          [-140, 240],
        ],
      ],
      hair: { style: 'curls', colours: [INK.shade, INK.night] },
      arms: [
        [
          [204, -268],
          [242, -322],
        ],
        [
          [-188, -236],
          [-4, -206],
        ],
      ],
      held: line('M-60-400Q-20-320 110-190', INK.night, 20) + guitar(),
      thumbs: [-1, -1],
    }),
  ]);

const microphone = () => [
  line('M800 960L760 260', INK.night, 12),
  line('M760 262L724 236', INK.cream, 18),
  lit(oval(716, 230, 26, 22), [INK.cream, INK.sun], -7, -5),
];

export default () =>
  canvas(
    sky([INK.night, INK.navy, INK.violet], 960, 120),
    stars(7, [0, 90, 1280, 300], INK.cream, 44),
    shape(oval(600, 480, 430), INK.pink),
    shape(oval(600, 480, 330), INK.sun),
    beam(140, 420, 190, INK.cream, 0.18),
    beam(400, 120, 150, INK.sun, 0.2),
    beam(880, 1180, 170, INK.sun, 0.2),
    beam(1140, 820, 190, INK.cream, 0.18),
    speakers(128, false),
    speakers(1152, false),
    lampBar(),
    inside('M0 0H1280V960H0Z', singer()),
    microphone(),
    crowd(12, 830, 78, INK.violet, { raised: 0.5 }),
    crowd(40, 896, 104, INK.night, { raised: 0.75 }),
  );
