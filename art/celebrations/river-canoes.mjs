import { bunting } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { crowd } from '../kit/crowd.mjs';
import { arm } from '../kit/figure.mjs';
import { head, neck } from '../kit/head.mjs';
import { canopy } from '../kit/jungle.mjs';
import { lit } from '../kit/lit.mjs';
import { blob, limb } from '../kit/path.mjs';
import { glints, sea, waves } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt =
  'Canoes with three paddlers each come towards us on a green river, below a high bridge full of cheering people.';

const INK = {
  sky: '#8fd3d0',
  light: '#d8f0dc',
  cream: '#fff4dc',
  leaf: '#3f9a55',
  deep: '#0f5a3f',
  river: '#17908a',
  dark: '#0a4450',
  sun: '#ffb627',
  red: '#d9281f',
  blue: '#1b3fa8',
  steel: '#5c6f86',
};
const SKINS = [
  ['#8d5336', '#542c22'],
  ['#c08457', '#84502f'],
  ['#5a3523', '#351c1c'],
];
const HAIR = ['#2a1510', '#1a0c0a'];

/** A paddler who faces us, from the waist up, waist at y = 0, and drives the paddle in on the right. */
const paddler = (x, y, scale, { skin, top, hair, hat }, flip) =>
  place(
    x,
    y,
    scale,
    [
      neck([0, -300], [0, -240], skin, 48),
      lit(
        blob([
          [-26, -258],
          [26, -258],
          [96, -226],
          [86, -130],
          [66, 30],
          [-66, 30],
          [-86, -130],
          [-96, -226],
        ]),
        top,
        -18,
        -6,
      ),
      head(6, -336, { size: 112, turn: 0, tilt: 5, skin, hair, hat }),
      line('M70-300L168 40', '#c9803f', 15),
      line('M48-300L96-312', '#9a5a28', 20),
      lit(
        limb([
          [166, 30, 24],
          [180, 84, 62],
          [202, 160, 44],
        ]),
        ['#e0954c', '#9a5a28'],
        -8,
        -3,
      ),
      arm(
        [
          [-84, -214],
          [-40, -150],
          [52, -270],
        ],
        { skin, cloth: top, size: 1.08, thumb: -1 },
      ),
      arm(
        [
          [84, -214],
          [150, -140],
          [132, -60],
        ],
        { skin, cloth: top, size: 1.08 },
      ),
    ],
    { flip },
  );

/** A canoe that comes out of the right and the back to the lower left, its bow at x, y, with a crew of three. */
const canoe = (x, y, scale, { hull, band, crew }) =>
  place(x, y, scale, [
    // The far gunwale and the hollow.
    shape('M-30-96C120-170 420-290 640-330C700-338 720-320 700-296C560-190 240-60 20-40Z', hull[1]),
    paddler(500, -250, 0.62, crew[2], false),
    paddler(330, -176, 0.76, crew[1], true),
    paddler(140, -96, 0.92, crew[0], false),
    lit(
      'M-40-110C-20-84 20-66 70-70C300-100 560-220 704-306C706-250 640-150 470-70C330-10 120 20 20 4C-30-10-50-60-40-110Z',
      hull,
      -6,
      -14,
    ),
    line('M-30-80C0-52 40-44 90-50C310-84 560-200 696-280', band, 15),
    line('M-90 26C-40 40 60 44 160 30M-60 50C20 66 120 60 220 44', INK.cream, 9),
  ]);

/** The bridge on two steel towers, its deck full of people. */
const bridge = () => [
  [250, 990].map((x) => [
    box(x, 60, 20, 440, INK.steel),
    box(x + 54, 60, 20, 440, '#46566c'),
    [84, 176].map((y) => box(x - 6, y, 86, 14, INK.steel)),
    line(`M${x + 10} 110L${x + 64} 178M${x + 64} 110L${x + 10} 178`, '#46566c', 7),
  ]),
  line('M-20 250Q130 200 287 66Q640 330 1027 66Q1170 200 1300 250', INK.steel, 9),
  line(
    Array.from({ length: 17 }, (_, i) => {
      const x = 330 + i * 40;
      const t = (x - 287) / 740;
      return `M${x} ${Math.round(66 + 264 * 2 * t * (1 - t) * 0.98)}V300`;
    }).join(''),
    INK.steel,
    4,
  ),
  crowd(31, 262, 34, INK.dark, { raised: 0.7 }),
  box(-20, 290, 1320, 26, INK.steel),
  box(-20, 290, 1320, 8, '#8ea0b4'),
  line(
    Array.from({ length: 34 }, (_, i) => `M${-20 + i * 40} 316L${i * 40} 344L${20 + i * 40} 316`).join(''),
    '#46566c',
    6,
  ),
  box(-20, 342, 1320, 10, '#46566c'),
];

export default () =>
  canvas(
    sky([INK.sky, INK.light, INK.cream], 470, 60),
    sun(640, 210, 170, ['#ffe3a0', INK.cream]),
    canopy(17, 420, 130, ['#7fb27c', '#5f9a70'], { to: 1340, bottom: 480 }),
    bridge(),
    bunting([-20, 352], [660, 352], {
      sag: 22,
      count: 16,
      size: 34,
      cord: INK.dark,
      colours: [INK.red, INK.cream, INK.blue],
    }),
    bunting([660, 352], [1320, 352], {
      sag: 22,
      count: 16,
      size: 34,
      cord: INK.dark,
      colours: [INK.red, INK.cream, INK.blue],
    }),
    canopy(4, 480, 120, [INK.leaf, INK.deep], { from: -60, to: 260, bottom: 560 }),
    canopy(12, 480, 120, [INK.leaf, INK.deep], { from: 1060, to: 1340, bottom: 560 }),
    sea(480, 960, [INK.river, INK.river, INK.dark]),
    glints(5, [300, 490, 700, 90], INK.light, 36),
    canoe(34, 626, 0.46, {
      hull: [INK.blue, '#10256b'],
      band: INK.cream,
      crew: [
        {
          skin: SKINS[1],
          top: [INK.cream, '#d8c8a0'],
          hair: { style: 'cap', colours: [INK.blue, '#10256b'] },
        },
        { skin: SKINS[2], top: [INK.cream, '#d8c8a0'], hair: { style: 'short', colours: HAIR } },
        { skin: SKINS[0], top: [INK.cream, '#d8c8a0'], hair: { style: 'bun', colours: HAIR } },
      ],
    }),
    waves(690, 190, 14, 300, INK.river, 20),
    canoe(860, 700, 0.58, {
      hull: [INK.sun, '#c9781a'],
      band: INK.dark,
      crew: [
        { skin: SKINS[0], top: [INK.blue, '#10256b'], hair: { style: 'bun', colours: HAIR } },
        { skin: SKINS[1], top: [INK.blue, '#10256b'], hair: { style: 'short', colours: HAIR } },
        { skin: SKINS[2], top: [INK.blue, '#10256b'], hair: { style: 'cap', colours: [INK.sun, '#c9781a'] } },
      ],
    }),
    waves(770, 210, 18, 300, INK.dark, 60),
    glints(9, [20, 800, 1240, 140], INK.river, 30),
    canoe(250, 884, 1.08, {
      hull: [INK.red, '#8c1a16'],
      band: INK.cream,
      crew: [
        {
          skin: SKINS[0],
          top: [INK.sun, '#d98a1e'],
          hat: { colours: [INK.cream, '#e0c48c'], band: INK.red },
        },
        { skin: SKINS[2], top: [INK.sun, '#d98a1e'], hair: { style: 'bun', colours: HAIR } },
        { skin: SKINS[1], top: [INK.sun, '#d98a1e'], hair: { style: 'short', colours: HAIR } },
      ],
    }),
    line('M520 936C560 916 640 916 676 936M500 956C560 940 640 940 700 956', INK.cream, 8),
  );
