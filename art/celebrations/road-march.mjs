import { bunting } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { crowd } from '../kit/crowd.mjs';
import { house } from '../kit/house.mjs';
import { lit } from '../kit/lit.mjs';
import { masquerader } from '../kit/masquerader.mjs';
import { oval } from '../kit/path.mjs';
import { confetti } from '../kit/scatter.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { rays, sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt =
  'Carnival dancers in green and blue feathers follow a music truck with towers of speakers through a cheering street.';

const INK = {
  gold: '#ffb627',
  light: '#ffe3a0',
  cream: '#fff4dc',
  reef: '#0fa5a6',
  deep: '#075a6e',
  leaf: '#1f9a55',
  pink: '#e5346b',
  dark: '#23114a',
  violet: '#5a2fb8',
};

/** A tower of speakers: boxes with two cones each. */
const speakers = (x, y, rows) =>
  Array.from({ length: rows }, (_, i) => {
    const top = y + i * 118;
    const cone = (cx, r) => [
      shape(oval(cx, top + 56, r), '#120830'),
      shape(oval(cx, top + 56, r * 0.8), i % 2 ? INK.reef : INK.pink),
      shape(oval(cx - r * 0.1, top + 56 - r * 0.08, r * 0.58), INK.dark),
      shape(oval(cx, top + 56, r * 0.24), INK.gold),
    ];
    return [box(x, top, 128, 112, INK.dark), box(x + 104, top, 24, 112, '#120830'), cone(x + 54, 44)];
  });

/** The truck that leads the band, its load towards us: two towers of speakers, a player between them, a generator. */
const truck = (x, y, scale) =>
  place(x, y, scale, [
    speakers(0, -476, 3),
    speakers(330, -476, 3),
    // The player of the records behind a table with a cloth.
    lit('M186-250C190-320 268-320 272-250V-130H186Z', [INK.pink, '#8f1c4e'], -14, -4),
    shape(oval(229, -352, 34, 40), '#6b3f2a'),
    shape('M193-352C190-402 268-402 265-352C256-374 202-374 193-352Z', INK.gold),
    line('M186-352C180-420 278-420 272-352', INK.cream, 9),
    shape(oval(189, -346, 12, 17) + oval(269, -346, 12, 17), INK.cream),
    line('M192-270L166-190L196-150M266-270L300-210L328-250', '#6b3f2a', 24),
    lit('M140-176H322V-118H140Z', [INK.gold, '#d9761e'], -20, 0),
    box(-26, -120, 520, 40, INK.reef),
    box(-26, -92, 520, 14, INK.deep),
    line(
      'M-14-100L20-92L54-100L88-92L122-100L156-92L190-100L224-92L258-100L292-92L326-100L360-92L394-100L428-92L462-100',
      INK.cream,
      6,
    ),
    box(-10, -78, 488, 44, INK.deep),
    [60, 410].map((cx) => [
      shape(oval(cx, -24, 56), '#120830'),
      shape(oval(cx, -24, 26), INK.light),
      shape(oval(cx, -24, 11), INK.dark),
    ]),
  ]);

const COOL = [
  [INK.reef, INK.deep],
  [INK.leaf, '#0d5a3a'],
];
const BRIGHT = [
  [INK.cream, INK.light],
  [INK.gold, '#e0701e'],
];

export default () =>
  canvas(
    sky([INK.gold, INK.gold, INK.light, INK.cream], 640, 60),
    rays(420, 430, INK.cream, 20, 0.4),
    sun(420, 420, 330, [INK.light, INK.cream]),
    house(60, 556, 1.25, {
      wall: [INK.pink, '#b02a5c'],
      roof: [INK.deep, INK.dark],
      trim: INK.cream,
      dark: INK.dark,
    }),
    house(690, 556, 1.05, {
      wall: [INK.cream, INK.light],
      roof: [INK.violet, INK.dark],
      trim: INK.reef,
      dark: INK.dark,
      flip: true,
    }),
    box(0, 610, 1280, 350, INK.dark),
    crowd(31, 560, 62, INK.dark, { raised: 0.8, to: 900 }),
    shape('M0 724H1280V960H0Z', INK.violet),
    shape('M0 724H1280V740H0Z', '#8a63dd'),
    shape(
      'M-20 846H240L226 866H-40ZM420 846H690L680 866H402ZM870 846H1140L1136 866H856Z',
      INK.cream,
      'opacity="0.5"',
    ),
    bunting([-10, 40], [800, 60], {
      sag: 66,
      count: 12,
      size: 66,
      cord: INK.dark,
      colours: [INK.pink, INK.cream, INK.reef, INK.violet],
    }),
    truck(822, 800, 1.12),
    confetti(5, [0, 40, 1280, 560], [INK.cream, INK.pink, INK.reef, INK.violet], 34, 15),
    shape(
      oval(100, 880, 120, 14) + oval(420, 918, 170, 18) + oval(810, 900, 130, 14),
      INK.dark,
      'opacity="0.5"',
    ),
    masquerader(96, 690, 0.74, {
      skin: ['#c08457', '#84502f'],
      suit: [INK.pink, '#8f1c4e'],
      jewel: [INK.gold, '#e0701e'],
      pearl: INK.cream,
      spread: 84,
      sway: -8,
      fan: [
        [300, 58, 9, [INK.violet, INK.dark], [INK.pink, '#8f1c4e']],
        [210, 50, 6, BRIGHT, [INK.violet, INK.dark]],
      ],
      crown: [[130, 30, 5, [INK.cream, INK.light], [INK.pink, '#8f1c4e']]],
      arms: [
        [
          [-176, -300],
          [-250, -420],
        ],
        [
          [180, -330],
          [196, -470],
        ],
      ],
    }),
    masquerader(816, 690, 0.82, {
      skin: ['#a96f48', '#6b4028'],
      suit: [INK.pink, '#8f1c4e'],
      jewel: [INK.gold, '#e0701e'],
      pearl: INK.cream,
      spread: 84,
      sway: 10,
      fan: [
        [300, 60, 9, [INK.pink, '#8f1c4e'], [INK.gold, '#e0701e']],
        [214, 52, 6, BRIGHT, [INK.pink, '#8f1c4e']],
      ],
      crown: [[140, 32, 5, [INK.cream, INK.light], [INK.pink, '#8f1c4e']]],
      arms: [
        [
          [-170, -320],
          [-214, -450],
        ],
        [
          [168, -240],
          [92, -136],
        ],
      ],
    }),
    masquerader(428, 690, 0.95, {
      skin: ['#8d5336', '#542c22'],
      suit: [INK.reef, INK.deep],
      jewel: [INK.gold, '#e0701e'],
      pearl: INK.cream,
      spread: 90,
      sway: 14,
      tilt: -6,
      fan: [
        [400, 72, 12, COOL, [INK.gold, '#e0701e']],
        [300, 62, 9, [INK.pink, '#a31f52'], [INK.cream, INK.light]],
        [206, 52, 6, BRIGHT, [INK.reef, INK.deep]],
      ],
      crown: [[160, 34, 7, [INK.cream, INK.light], [INK.reef, INK.deep]]],
      arms: [
        [
          [-170, -330],
          [-190, -476],
        ],
        [
          [186, -290],
          [284, -396],
        ],
      ],
    }),
  );
