import { jaguar, tapir, tapirCalf } from '../kit/animals.mjs';
import { keelBilledToucan } from '../kit/birds.mjs';
import { wideCanvas } from '../kit/canvas.mjs';
import { blade, canopy, tuft } from '../kit/jungle.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { limb, oval, polygon } from '../kit/path.mjs';
import { glints } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';

export const alt = 'Toucan, tapir, jaguar and black orchids under a mahogany tree.';

const INK = {
  night: '#0e2e22',
  deep: '#0a231d',
  jungle: '#1e6b3a',
  mid: '#17513a',
  lime: '#7ac943',
  stream: '#2f8f8a',
  purple: '#3b1444',
  petal: '#d6d96a',
};

const TOUCAN = {
  black: ['#1d1a2b', '#0f0d18'],
  wing: '#28233c',
  yellow: ['#f6e23b', '#dcae24'],
  red: '#d9281f',
  lime: ['#8fd14a', '#4f9438'],
  orange: '#ff8c1a',
  blue: '#2d7dd2',
  cherry: '#b3202f',
};

/**
 * One flower of the black orchid: greenish-yellow ribbon petals that hang like tentacles under a dark purple,
 * shell-shaped lip which points up.
 */
const orchid = (x, y, scale, turn = 0) =>
  place(
    x,
    y,
    scale,
    [
      [
        [-96, 96, -70],
        [96, 100, 70],
        [-58, 150, -22],
        [60, 154, 26],
        [4, 172, 0],
      ].map(([px, py, bend]) =>
        lit(
          limb([
            [0, 0, 20],
            [px * 0.5 + bend * 0.1, py * 0.42, 24],
            [px * 0.86 - bend * 0.2, py * 0.76, 18],
            [px + bend * 0.24, py, 6],
          ]),
          [INK.petal, '#8f9a3a'],
          -4,
          -3,
        ),
      ),
      lit(
        'M0 16C-46 14-78-22-70-62C-60-92-24-98 0-82C24-98 60-92 70-62C78-22 46 14 0 16Z',
        ['#5a2266', '#2a0d33'],
        -8,
        -8,
      ),
      line('M0 4V-66M-12 2C-30-16-42-38-42-62M12 2C30-16 42-38 42-62', '#b58ac4', 4, 'opacity="0.8"'),
      lit(oval(0, 4, 17, 15), ['#f3efb0', INK.petal], -4, -4),
    ],
    { turn },
  );

/** Shafts of light from the upper left between the trunks. */
const shafts = [
  [
    [300, -20],
    [470, -20],
    [1180, 1080],
    [860, 1080],
  ],
  [
    [640, -20],
    [720, -20],
    [1420, 1080],
    [1260, 1080],
  ],
  [
    [60, -20],
    [150, -20],
    [700, 1080],
    [560, 1080],
  ],
].map((points) => shape(polygon(points), '#a9d98a', 'opacity="0.1"'));

const trunk = (x, width, tones, lean = 0) =>
  lit(
    limb([
      [x, 1000, width * 1.5],
      [x + lean * 0.4, 640, width],
      [x + lean, 240, width * 0.9],
      [x + lean * 1.4, -60, width * 1.1],
    ]),
    tones,
    -width * 0.26,
    0,
  );

const MAHOGANY = 'M1560 1120C1640 1040 1690 900 1706 700C1716 480 1706 240 1690-40H1960V1120Z';

export default () =>
  wideCanvas(
    box(0, 0, 1920, 1080, '#2f7a5a'),
    shape(oval(620, 240, 620, 420), '#58a06a', 'opacity="0.7"'),
    shape(oval(560, 180, 360, 250), '#8cc98a', 'opacity="0.7"'),
    canopy(5, 620, 120, ['#3f8f66', '#2f7a5a'], { bottom: 900 }),
    [
      [250, 40],
      [430, 26],
      [880, 44],
      [1050, 30],
      [1320, 50],
    ].map(([x, w], i) => trunk(x, w, ['#2f6f58', '#225a4a'], (i % 2 ? 1 : -1) * 16)),
    shafts,
    canopy(11, 760, 120, ['#226a48', INK.mid], { bottom: 1000 }),
    [
      [110, 70],
      [680, 56],
    ].map(([x, w], i) => trunk(x, w, [INK.mid, '#10402e'], i ? 20 : -14)),
    canopy(14, 880, 110, [INK.mid, '#10402e'], { bottom: 1080, rise: 0.3 }),
    shape('M700 1080C820 980 1000 930 1200 916C1400 900 1560 880 1920 900V1080Z', '#174a3a'),
    shape('M880 1080C960 1010 1120 980 1300 976C1460 970 1640 950 1920 962V1080Z', INK.stream),
    shape('M1000 1080C1080 1030 1240 1010 1400 1006C1560 1000 1740 990 1920 1000V1080Z', '#257a78'),
    glints(4, [1060, 986, 800, 70], '#a6dcc6', 34),
    shape('M0 930Q380 870 760 960T1060 1080H0Z', INK.night),
    tapir(1386, 984, 0.66, { coat: ['#6b5a56', '#3d3538'], far: ['#453b3d', '#2f2a2e'], cheek: '#b5a294' }),
    tapirCalf(1170, 1012, 0.36, {
      coat: ['#9a5f3f', '#5f3a30'],
      far: ['#5f3a30', '#47302a'],
      marks: '#f3dcb0',
    }),
    lit(
      limb([
        [1760, 590, 130],
        [1580, 540, 66],
        [1400, 546, 50],
        [1200, 512, 34],
        [1100, 518, 16],
      ]),
      ['#8f4427', '#4f2417'],
      -4,
      -14,
    ),
    lit(MAHOGANY, ['#8f4427', '#5a2718'], -40, 0),
    inside(
      MAHOGANY,
      line(
        'M1760-20C1770 240 1776 480 1756 760C1746 900 1720 1010 1680 1090M1830-20C1826 300 1836 620 1822 1090M1896-20V1090',
        '#5a2718',
        12,
        'opacity="0.7"',
      ),
      line('M1726 120C1734 330 1736 520 1726 690', '#b5633a', 9, 'opacity="0.7"'),
    ),
    lit(
      'M1500 1120C1600 1040 1650 960 1700 800C1720 920 1700 1040 1640 1120Z',
      ['#7a3720', '#4a2014'],
      -14,
      -6,
    ),
    lit(
      limb([
        [690, 250, 24],
        [860, 316, 46],
        [1060, 330, 56],
        [1240, 290, 34],
        [1340, 220, 14],
      ]),
      ['#5a3a2a', '#2f211c'],
      -3,
      -14,
    ),
    jaguar(
      1040,
      318,
      0.66,
      { coat: ['#f0ac3c', '#b8702a'], middle: '#cf8630', ring: '#2a1a18', pale: '#fff1d6' },
      { flip: true },
    ),
    [
      [1336, 228, 150, 50, 50],
      [1300, 260, 130, 46, 110],
      [720, 264, 170, 54, -130],
      [700, 254, 160, 50, -60],
      [1140, 512, 140, 44, -110],
      [1120, 518, 130, 40, -50],
      [1180, 514, 110, 40, 170],
      [806, 316, 180, 58, 30],
      [800, 330, 190, 60, 96],
      [780, 300, 150, 50, -20],
    ].map(([x, y, length, width, turn]) => blade(x, y, length, width, turn, ['#3f9a52', INK.mid])),
    keelBilledToucan(1440, 524, 1.04, TOUCAN),
    [
      [1700, -30, 260, 76, 210],
      [1780, -30, 280, 80, 180],
      [1620, -40, 240, 70, 230],
      [1880, -20, 260, 80, 160],
      [1540, -50, 220, 64, 215],
    ].map(([x, y, length, width, turn]) => blade(x, y, length, width, turn, ['#2f8a4c', '#124a34'])),
    tuft(
      21,
      60,
      1110,
      360,
      70,
      [
        ['#1e6b3a', INK.deep],
        [INK.mid, INK.deep],
      ],
      { count: 8, spread: 70 },
    ),
    tuft(
      25,
      520,
      1130,
      250,
      56,
      [
        ['#1e6b3a', INK.deep],
        [INK.mid, INK.deep],
      ],
      { count: 7, spread: 70 },
    ),
    tuft(
      31,
      1760,
      1130,
      300,
      56,
      [
        ['#3f9a52', INK.mid],
        [INK.jungle, INK.deep],
      ],
      { count: 8, spread: 80 },
    ),
    line('M1780 1100C1750 960 1720 900 1650 850', '#4f8a3a', 13),
    orchid(1644, 862, 0.82, -14),
    orchid(1764, 886, 1.0, 8),
    orchid(1660, 984, 0.9, -6),
    orchid(1806, 1014, 0.94, 12),
    tuft(
      35,
      960,
      1130,
      190,
      40,
      [
        ['#2f8a4c', INK.mid],
        [INK.jungle, INK.deep],
      ],
      { count: 8, spread: 80 },
    ),
  );
