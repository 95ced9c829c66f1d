import { bonfire } from '../kit/bonfire.mjs';
import { lamps } from '../kit/bunting.mjs';
import { wideCanvas } from '../kit/canvas.mjs';
import { figure } from '../kit/figure.mjs';
import { halfLobster } from '../kit/half-lobster.mjs';
import { boards } from '../kit/house.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { glow, lamplit, moonlit, NIGHT, nightSky, sparks, youngMoon } from '../kit/night.mjs';
import { palm } from '../kit/palm.mjs';
import { oval } from '../kit/path.mjs';
import { person } from '../kit/person.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { glints, ground, sea } from '../kit/sea.mjs';
import { box, line, place, shape, veil } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';
import { thatch } from '../kit/thatch.mjs';

export const alt = 'Spiny lobster on a beach grill at Lobsterfest.';

const INK = {
  sky: '#5ec6d6',
  peach: '#ffd9a8',
  light: '#ffe08a',
  sea: '#1fb6c1',
  deep: '#0b6a7c',
  sand: '#f4dca4',
  pink: '#e5346b',
  char: '#2f2f35',
};
const LOBSTER = {
  shell: ['#e4572e', '#9c2f22'],
  meat: ['#fff1da', '#f2c79a'],
  gold: '#f29e4c',
  dark: '#2a1c22',
};
const SKIN = [
  ['#8d5336', '#542c22'],
  ['#c08457', '#84502f'],
  ['#5a3523', '#351c1c'],
];
const WHITE = ['#fff8ea', '#d9c9b8'];

/** Half a lime, cut face up. */
const lime = (x, y, r) =>
  place(x, y, 1, [
    shape(oval(5, 7, r, r), LOBSTER.dark, 'opacity="0.4"'),
    shape(oval(0, 0, r), '#3d8a3f'),
    shape(oval(0, 0, r * 0.88), '#fff1da'),
    Array.from({ length: 8 }, (_, i) => {
      const at = (q, k) =>
        `${Math.round(Math.cos(i * 0.785 + q) * r * k)} ${Math.round(Math.sin(i * 0.785 + q) * r * k)}`;
      return shape(`M${at(0, 0.12)}L${at(-0.3, 0.72)}Q${at(0, 0.86)} ${at(0.3, 0.72)}Z`, '#9ccb4a');
    }),
  ]);

/** The pink bar on stilts with a thatch roof and guests at the counter. */
const bar = (x, y, scale) =>
  place(x, y, scale, [
    [-280, -120, 60, 220].map((px) => box(px, -90, 18, 110, '#7a4a3a')),
    box(-310, -330, 620, 250, '#a31f52'),
    box(-300, -320, 600, 110, LOBSTER.dark, 'opacity="0.55"'),
    [-240, -176, -110, -40, 40, 110, 180, 240].map((px, i) =>
      shape(
        `M${px}-212V-262Q${px}-276 ${px + 12}-276Q${px + 24}-276 ${px + 24}-262V-212Z`,
        [INK.light, INK.sea, '#8cc152', INK.peach][i % 4],
      ),
    ),
    box(-300, -212, 600, 10, '#fff1da'),
    person(-60, 30, 0.42, {
      skin: SKIN[2],
      top: WHITE,
      bottom: WHITE,
      hair: { style: 'wrap', colours: [INK.light, '#d9a03a'] },
      arms: 'carry',
    }),
    lit('M-326-190H326V-80H-326Z', [INK.pink, '#a31f52'], -150, 0),
    boards(-326, -190, 652, 110, '#a31f52', 18),
    box(-344, -204, 688, 20, '#fff1da'),
    [-310, 292].map((px) => box(px, -420, 18, 340, '#7a4a3a')),
    thatch(
      5,
      [-120, 120, -560],
      [
        [-250, 250, -480],
        [-400, 400, -380],
      ],
      ['#e0a64e', '#a8683a'],
      { drop: 40, width: 34 },
    ),
    person(-230, 40, 0.5, {
      skin: SKIN[1],
      top: [INK.sea, INK.deep],
      bottom: WHITE,
      cut: 'short',
      hair: { style: 'back', colours: ['#3a2018', '#2a1a2c'] },
      arms: 'hip',
    }),
    person(150, 40, 0.48, {
      skin: SKIN[0],
      top: [INK.light, '#d9a03a'],
      bottom: [INK.light, '#d9a03a'],
      skirt: [INK.light, '#d9a03a'],
      hair: { style: 'bunBack', colours: ['#2c1a20', '#1c1018'] },
      arms: 'carry',
    }),
  ]);

/** The cook in a straw hat behind the grill, tongs in the one hand, a brush with butter in the other. */
const cook = (x, y, scale) =>
  place(
    x,
    y,
    scale,
    figure({
      head: [-6, -448],
      turn: -1,
      tilt: -6,
      skin: SKIN[0],
      collar: [10, -368],
      shoulders: [
        [-92, -334],
        [100, -336],
      ],
      hips: [
        [-66, -60],
        [84, -60],
      ],
      top: WHITE,
      hat: { colours: [INK.light, '#d9963a'], band: INK.pink },
      over:
        lit('M-44-300C-20-280 30-280 54-300L84-40H-66Z', [INK.sea, INK.deep], -26, -4) +
        line('M-44-300L-30-366M54-300L44-366', INK.deep, 14),
      arms: [
        [
          [-190, -230],
          [-262, -150],
        ],
        [
          [190, -214],
          [124, -120],
        ],
      ],
      thumbs: [1, 1],
      held: line('M124-110L20-30M132-96L44-14', '#d9d3cc', 11),
    }),
  );

/** Glowing charcoal under the bars. */
function coals(y) {
  const random = randomFrom(14);
  return Array.from({ length: 46 }, (_, i) => {
    const [x, r] = [860 + i * 25 + between(random, -10, 10), between(random, 16, 34)];
    const cy = y + between(random, -20, 70);
    return (
      shape(oval(Math.round(x), Math.round(cy), r, r * 0.7), i % 3 ? '#4a3a40' : '#e4572e') +
      (i % 3 ? '' : shape(oval(Math.round(x - 4), Math.round(cy - 4), r * 0.5, r * 0.34), INK.light))
    );
  }).join('');
}

const smoke = (x, y, h) =>
  line(
    `M${x} ${y}C${x - 60} ${y - h * 0.3} ${x + 60} ${y - h * 0.5} ${x - 6} ${y - h}`,
    '#fff8ea',
    26,
    'opacity="0.2"',
  );

const skiff = (x, y, scale, hull) =>
  place(x, y, scale, [
    shape('M-130 14H140L110 28H-110Z', INK.deep, 'opacity="0.5"'),
    lit('M-150-26C-80-6 60-8 140-30L128 12C80 24-90 24-120 8Z', hull, -4, -10),
    line('M40-20V-60M20-60H96', '#7a4a3a', 7),
  ]);

const GRILL = 'M800 850L880 770H1990V1100H800Z';

const skiffs = [
  skiff(330, 540, 0.8, ['#fff8ea', INK.pink]),
  skiff(700, 516, 0.56, [INK.light, '#d9861f']),
  skiff(90, 600, 1, [INK.pink, '#a31f52']),
];

const beach = [
  ground(630, INK.sand, 30, [1920, 1080]),
  shape('M0 760Q500 690 1000 760T1920 780V1080H0Z', '#e3bd80'),
  shape('M0 900Q500 820 1000 900V1080H0Z', '#c99a62'),
];

const palms = [
  palm([1000, 720], [1052, 250], {
    seed: 3,
    size: 220,
    width: 32,
    trunk: ['#b07a4a', '#6b4234'],
    leaf: ['#1f7a62', '#0f4f52'],
  }),
  palm([180, 800], [60, 220], {
    seed: 9,
    size: 300,
    width: 40,
    trunk: ['#b07a4a', '#6b4234'],
    leaf: ['#1f7a62', '#0f4f52'],
  }),
];

const cords = [
  lamps([60, 220], [1052, 250], {
    sag: 60,
    count: 16,
    size: 13,
    cord: LOBSTER.dark,
    colours: [INK.light, '#fff1cf'],
    halo: 0.35,
  }),
  lamps([1052, 250], [1960, 90], {
    sag: 60,
    count: 14,
    size: 14,
    cord: LOBSTER.dark,
    colours: [INK.light, '#fff1cf'],
    halo: 0.35,
  }),
];

const people = [
  person(880, 790, 0.46, {
    skin: SKIN[2],
    top: [INK.pink, '#a31f52'],
    bottom: WHITE,
    hair: { style: 'curls', colours: ['#2c1a20', '#1c1018'] },
    arms: 'carry',
    held: lit(oval(4, -376, 76, 18), WHITE, -4, -5) + shape(oval(0, -384, 40, 12), '#e4572e'),
  }),
  person(770, 800, 0.44, {
    skin: SKIN[1],
    top: [INK.light, '#d9a03a'],
    bottom: ['#2c5a7a', '#1d3f5c'],
    cut: 'short',
    hair: { style: 'cap', colours: [INK.pink, '#a31f52'] },
    arms: 'wave',
    turn: 1,
  }),
  cook(1330, 880, 1.18),
];

const grill = [
  lit(GRILL, [INK.char, '#1e1c22'], -14, -10),
  inside('M830 858L900 790H1990V1100H830Z', box(800, 780, 1200, 300, '#1a161c'), coals(900), coals(1010)),
  veil(
    0.95,
    Array.from({ length: 17 }, (_, i) => line(`M${930 + i * 66} 792L${852 + i * 82} 1100`, '#77707e', 11)),
  ),
  line('M880 784H1960', '#77707e', 18),
  halfLobster(1180, 866, 0.72, LOBSTER, { turn: -6 }),
  halfLobster(1640, 856, 0.7, LOBSTER, { turn: 8, flip: true }),
  halfLobster(1420, 990, 1.02, LOBSTER, { turn: -10 }),
  lime(1056, 1000, 46),
  lime(1740, 980, 54),
  lime(1836, 1030, 44),
  smoke(1090, 780, 260),
  smoke(1640, 770, 240),
];

export default () =>
  wideCanvas(
    sky([INK.sky, '#a6dcd2', INK.peach], 480, 50, 1920),
    sun(560, 300, 120, ['#fff1cf', INK.light]),
    sea(450, 660, [INK.sea, '#16a0b0', INK.deep], 1920),
    box(0, 448, 1920, 10, '#fff8ea'),
    line('M0 466H1920', '#fff8ea', 5, 'stroke-dasharray="60 34 14 40"'),
    glints(5, [0, 480, 1920, 110], '#8fe0dd', 60),
    skiffs,
    beach,
    bar(1560, 680, 0.98),
    palms,
    cords,
    people,
    grill,
  );

/** A fire of driftwood on the sand, and sparks over the coals. */
export const night = () =>
  wideCanvas(
    nightSky(15, 480, {
      colours: ['#0d0f3a', '#171650', '#2a1f68', '#47307c', '#6d4488'],
      count: 56,
      top: 0.62,
    }),
    youngMoon(640, 190, 56),
    sea(450, 660, ['#1f5f7c', '#1a4f70', '#14395c'], 1920),
    box(0, 448, 1920, 6, '#8fa8cf', 'opacity="0.6"'),
    glints(5, [0, 480, 1920, 110], '#4f86ad', 44),
    moonlit(skiffs),
    moonlit(beach),
    glow(1560, 640, 480, 200),
    lamplit(bar(1560, 680, 0.98)),
    moonlit(palms),
    cords,
    glow(800, 800, 420, 110, { opacity: 0.2 }),
    bonfire(640, 800, 1, ['#6b2e1a', '#ff7a3d', NIGHT.lamp, NIGHT.moon]),
    lamplit(people),
    grill,
    sparks(9, [900, 470, 960, 320], NIGHT.ember, 26, 4),
  );
