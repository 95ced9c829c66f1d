import { bunting } from '../kit/bunting.mjs';
import { wideCanvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { house } from '../kit/house.mjs';
import { tuft } from '../kit/jungle.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { glow, lamplit, lanterns, moonlit, NIGHT, nightSky, unlit, youngMoon } from '../kit/night.mjs';
import { palm } from '../kit/palm.mjs';
import { patch } from '../kit/patch.mjs';
import { oval } from '../kit/path.mjs';
import { person } from '../kit/person.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { glints, sea } from '../kit/sea.mjs';
import { box, line, place, shape, veil } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';

export const alt = "Artists' stalls along Placencia's narrow beach sidewalk.";

const INK = {
  sky: '#7fd6ea',
  pale: '#e2f5ee',
  sea: '#1fb6c1',
  path: '#f6eedb',
  shade: '#7c6a9c',
  sand: '#f0d59c',
  dune: '#dcb377',
  dark: '#4a3a5c',
};
const WOOD = ['#b9794a', '#6b4234'];
const TRUNK = ['#b08a5a', '#6b4a3a'];
const LEAF = ['#2e8a5c', '#17593a'];

/** A small painting: a boat at sunset, a fish, a flower, a palm beach. */
const PAINTINGS = [
  [
    box(0, 0, 120, 100, '#ff7a59'),
    shape(oval(80, 56, 26), '#ffd34d'),
    box(0, 62, 120, 38, '#1f6f9a'),
    shape('M24 62L50 20V62Z', '#fff8ea'),
    shape('M16 66H72L60 80H28Z', '#d9281f'),
  ],
  [
    box(0, 0, 120, 100, '#1fb6c1'),
    shape('M20 52Q56 14 92 50L112 30V74L92 54Q56 90 20 52Z', '#ffb627'),
    shape(oval(40, 48, 5), '#2b1b4a'),
    line('M60 34Q70 52 60 70', '#e5346b', 6),
  ],
  [
    box(0, 0, 120, 100, '#ffe08a'),
    shape(
      oval(60, 34, 17, 20) + oval(40, 50, 20, 17) + oval(80, 50, 20, 17) + oval(60, 66, 17, 20),
      '#e5346b',
    ),
    shape(oval(60, 50, 12), '#fff8ea'),
  ],
  [
    box(0, 0, 120, 100, '#bfe8f2'),
    box(0, 66, 120, 34, '#f0d59c'),
    line('M66 86Q56 60 64 34', '#6b4234', 7),
    shape('M64 34Q30 20 20 44Q42 34 64 34Q90 14 108 40Q88 32 64 34Q60 10 40 12Q56 20 64 34Z', '#2e8a5c'),
  ],
];

const painting = (x, y, scale, i, turn = 0) =>
  place(
    x,
    y,
    scale,
    [
      shape('M-4 6H134V118H-4Z', INK.dark, 'opacity="0.35"'),
      box(-10, -10, 140, 120, ['#fff8ea', '#ffd54f', '#fff8ea', '#80d8ff'][i % 4]),
      inside('M0 0H120V100H0Z', PAINTINGS[i % 4]),
    ],
    { turn },
  );

const easel = (x, y, scale, i) =>
  place(x, y, scale, [
    shape('M-70 6H90L140 22H-30Z', INK.shade, 'opacity="0.5"'),
    line('M-60 0L-6-236M60 0L6-236M14-60L34 2', WOOD[1], 11),
    line('M-72-76H72', WOOD[0], 13),
    painting(-92, -230, 1.5, i),
  ]);

/** A fence of pickets with paintings on it. */
const fence = (x, y, scale, count, first) =>
  place(x, y, scale, [
    Array.from({ length: count * 5 }, (_, i) =>
      shape(`M${i * 34} 0V-104L${i * 34 + 11}-122L${i * 34 + 22}-104V0Z`, '#fff8ea'),
    ),
    box(-6, -86, count * 170, 11, '#dfd2c8'),
    box(-6, -36, count * 170, 11, '#dfd2c8'),
    Array.from({ length: count }, (_, i) => painting(24 + i * 170, -104, 0.86, first + i, i % 2 ? 2 : -2)),
  ]);

/** A bicycle leaning at the fence, seen from the side. */
const bicycle = (x, y, scale) =>
  place(x, y, scale, [
    shape('M-150 0H170L210 16H-110Z', INK.shade, 'opacity="0.5"'),
    [-100, 110].map(
      (wx) =>
        `<circle cx="${wx}" cy="-66" r="62" fill="none" stroke="${INK.dark}" stroke-width="10"/>` +
        line(`M${wx - 58}-66H${wx + 58}M${wx}-124V-8`, '#b9a6c2', 3),
    ),
    line('M-100-66L-40-160H70L10-66ZM-40-160L10-66M70-160L110-66M-46-176L-100-66', '#e5346b', 13),
    line('M-66-182H-20', INK.dark, 17),
    line('M70-160L60-200H100', INK.dark, 11),
    lit('M92-196H156V-140H100Z', ['#d9a35a', '#8b5a2b'], -8, 0),
    shape(oval(106, -200, 13) + oval(124, -206, 14) + oval(142, -198, 12), '#ffb627'),
  ]);

/** A potlicker asleep on the warm path, curled, nose on the paws. */
const dog = (x, y, scale) =>
  place(x, y, scale, [
    shape(oval(20, 22, 190, 20), INK.shade, 'opacity="0.55"'),
    lit(
      'M-120 16C-150-30-110-84-40-88C50-96 140-70 160-10C164 10 150 22 120 22H-90C-104 22-114 22-120 16Z',
      ['#d99a55', '#9a6236'],
      -14,
      -8,
    ),
    lit('M150-4C190-20 200 10 160 22C110 30 30 28-10 22C40 14 110 14 150-4Z', ['#c9854a', '#8a5430'], -4, -4),
    lit('M60-20C90-50 150-40 156 0C150 20 110 24 80 22C56 14 50-4 60-20Z', ['#d99a55', '#9a6236'], -8, -6),
    lit('M-60 22C-90 26-190 30-206 16C-200 4-150 8-120 2L-50 6Z', ['#e6b478', '#b07a48'], -4, -4),
    lit(
      'M-160-10C-186-12-206 0-214 10C-206 20-180 22-150 20C-120 22-90 6-84-20C-86-50-120-62-142-52C-156-42-160-26-160-10Z',
      ['#d99a55', '#9a6236'],
      -6,
      -6,
    ),
    shape('M-126-56C-104-66-78-50-74-22C-80-12-92-10-100-16C-112-26-122-40-126-56Z', '#8a5430'),
    shape(oval(-208, 8, 10, 8), INK.dark),
    line('M-160-18Q-150-10-138-16', INK.dark, 5),
    shape('M-30-88C0-92 30-92 50-86C40-60 0-56-30-88Z', '#f3dcb8'),
  ]);

const basketry = (x, y, scale, tones) => {
  const bowl = 'M-60-40C-58 0-46 30-34 36H34C46 30 58 0 60-40Z';
  return place(x, y, scale, [
    shape(oval(10, 36, 60, 9), INK.shade, 'opacity="0.5"'),
    line('M-50-40C-40-110 40-110 50-40', tones[1], 8),
    lit(bowl, tones, -14, 0),
    inside(bowl, line('M-70-24Q0-8 70-24M-70 0Q0 16 70 0M-70 20Q0 34 70 20', tones[1], 5)),
    line('M-61-40Q0-24 61-40', '#fff1cf', 8),
  ]);
};

/** A table of carved bowls and baskets under a striped awning, with its keeper. */
const stall = (x, y, scale, awning, keeper) =>
  place(x, y, scale, [
    shape('M-180 0H190L250 22H-120Z', INK.shade, 'opacity="0.5"'),
    [-160, 148].map((px) => box(px, -330, 12, 330, WOOD[1])),
    person(10, -10, 0.42, keeper),
    lit('M-176-132H176V-96H-176Z', WOOD, -60, 0),
    line('M-150-96V0M150-96V0', WOOD[1], 11),
    basketry(-110, -166, 0.9, ['#e0ae62', '#a5703a']),
    basketry(-6, -158, 0.7, ['#d9784a', '#8f3f26']),
    lit('M52-164H150C146-138 120-130 100-130S58-138 52-164Z', ['#8f4f2c', '#4f2a1c'], -12, 0),
    lit('M-210-300L-160-372H160L210-300Z', [awning, '#fff8ea'], 0, 0),
    Array.from({ length: 7 }, (_, i) =>
      shape(
        `M${-210 + i * 60}-300L${-160 + i * 45.7}-372H${-160 + (i + 1) * 45.7}L${-210 + (i + 1) * 60}-300q-30 44-60 0Z`,
        i % 2 ? '#fff8ea' : awning,
      ),
    ),
  ]);

const cottage = (x, y, scale, wall, roof, { flip = false, pane } = {}) =>
  house(x, y, scale, { wall, roof, trim: '#fffaf0', dark: INK.dark, pane, under: '#8a7a9c', flip });

/** A bush of bougainvillea: leaves below, clusters of blossoms in two pinks above. */
function bougainvillea(seed, x, y, scale) {
  const random = randomFrom(seed);
  const clusters = Array.from({ length: 26 }, () => {
    const a = between(random, -3.3, 0.16);
    const r = Math.sqrt(random());
    const size = between(random, 9, 17);
    return patch(
      Math.floor(random() * 99),
      96 * r * Math.cos(a),
      -26 + 66 * r * Math.sin(a),
      size,
      size * 0.8,
      0.24,
      7,
    );
  });
  return place(x, y, scale, [
    lit(patch(seed, 0, -40, 104, 58, 0.16, 14), LEAF, -10, -12),
    lit(clusters.slice(0, 13).join(''), ['#b0305f', '#7f2450'], -3, -3),
    lit(clusters.slice(13).join(''), ['#f06a9c', '#b0305f'], -3, -3),
  ]);
}

/** The shadow of a palm across sand and path. */
const palmShadow = (x, y, scale, turn) =>
  veil(
    0.42,
    place(
      x,
      y,
      scale,
      [
        line('M-300 40Q-140 20 0 0', INK.shade, 26),
        [-70, -35, 0, 35, 75, 120, -110].map((a) =>
          place(
            0,
            0,
            1,
            shape(
              'M0 0C40-34 150-40 220 0L196-2L200 14L172 2L172 20L144 6L140 24L112 8L106 24L82 8L72 20L50 6L0 0Z',
              INK.shade,
            ),
            { turn: a },
          ),
        ),
      ],
      { turn },
    ),
  );

const PATH =
  'M860 1080C1060 940 1330 900 1390 790C1440 700 1290 670 1310 600C1322 560 1352 530 1372 506H1392C1384 534 1366 566 1368 604C1372 660 1560 690 1536 800C1510 910 1400 980 1330 1080Z';

const shore = (pane) => [
  shape('M0 520Q900 490 1920 520V1080H0Z', '#fae7bd'),
  palm([1240, 540], [1262, 330], { seed: 3, size: 120, width: 16, trunk: TRUNK, leaf: LEAF }),
  palm([1500, 540], [1470, 300], { seed: 8, size: 130, width: 17, trunk: TRUNK, leaf: LEAF }),
  cottage(1130, 590, 0.62, ['#a5d6a7', '#6fae80'], ['#e57368', '#b04a4f'], { pane }),
  cottage(1590, 600, 0.66, ['#80d8ff', '#4fa9d4'], ['#7a5fa8', '#56437f'], { flip: true, pane }),
  shape('M0 600Q700 580 1300 600T1920 620V1080H0Z', INK.sand),
  shape('M0 830Q500 760 900 860Q1000 900 860 1080H0Z', INK.dune),
  cottage(820, 740, 1.06, ['#ffd54f', '#d9a53a'], ['#2c8a8a', '#1d6070'], { pane }),
  cottage(1790, 780, 1.3, ['#ff8a80', '#d9605f'], ['#2f6f9a', '#1f4f74'], { flip: true, pane }),
  shape(PATH, INK.path),
  inside(
    PATH,
    shape(
      'M1392 506C1384 534 1366 566 1368 604C1372 660 1560 690 1536 800C1510 910 1400 980 1330 1080H1290C1370 970 1480 900 1500 800C1520 700 1330 660 1340 604C1344 560 1366 530 1380 506Z',
      '#dccfc0',
    ),
  ),
  inside(
    PATH,
    line(
      'M1280 606H1400M1290 660H1460M1380 720H1580M1360 790H1600M1280 870H1560M1120 950H1520M960 1030H1460',
      '#d3c4b4',
      5,
    ),
  ),
];

const strollers = [
  person(1346, 618, 0.15, {
    skin: ['#8d5336', '#542c22'],
    top: ['#e5346b', '#9c1c55'],
    bottom: ['#fff8ea', '#d9c9b8'],
    hair: { style: 'bunBack', colours: ['#2c1a20', '#1c1018'] },
  }),
  person(1380, 622, 0.16, {
    skin: ['#c08457', '#84502f'],
    top: ['#ffd54f', '#d9a53a'],
    bottom: ['#2f6f9a', '#1f4f74'],
    hair: { style: 'back', colours: ['#3a2018', '#2a1a2c'] },
  }),
];

const shadows = [palmShadow(480, 1000, 1.15, -6), palmShadow(1260, 900, 1, 12)];

const garden = (pane) => [
  cottage(280, 860, 1.7, ['#80d8ff', '#4fa9d4'], ['#e57368', '#b04a4f'], { pane }),
  [
    [90, 876],
    [470, 868],
    [690, 752],
    [1720, 796],
  ].map(([x, y], i) => bougainvillea(i + 5, x, y, 1 - i * 0.12)),
];

const art = [
  fence(600, 846, 0.86, 2, 1),
  stall(1640, 800, 0.78, '#e5346b', {
    skin: ['#5a3523', '#351c1c'],
    top: ['#1fb6c1', '#12708c'],
    bottom: ['#1fb6c1', '#12708c'],
    arms: 'hip',
    hair: { style: 'wrap', colours: ['#ffd54f', '#d9a53a'] },
  }),
];

const nearPalm = [
  palm([960, 900], [900, 330], {
    seed: 5,
    size: 250,
    width: 36,
    trunk: TRUNK,
    leaf: LEAF,
    nuts: '#6b4234',
  }),
];

const foreground = [
  person(1216, 852, 0.46, {
    skin: ['#8d5336', '#542c22'],
    top: ['#fff8ea', '#d9c9b8'],
    bottom: ['#2f6f9a', '#1f4f74'],
    arms: 'hip',
    turn: -1,
    hat: { colours: ['#ffdf8f', '#d9a04a'], band: '#e5346b' },
  }),
  easel(1106, 880, 1, 0),
  bicycle(1606, 1006, 1.12),
  easel(1856, 1060, 1.3, 2),
  basketry(1440, 1040, 0.94, ['#e0ae62', '#a5703a']),
  dog(1210, 1016, 0.86),
];

const grass = [
  tuft(
    5,
    760,
    1090,
    150,
    30,
    [
      ['#5fae5f', '#2e7a4c'],
      ['#2e8a5c', '#17593a'],
    ],
    { count: 8, spread: 70 },
  ),
];

export default () =>
  wideCanvas(
    sky([INK.sky, '#b4e6ee', INK.pale], 520, 50, 1920),
    cloud(1160, 170, 1, ['#ffffff', '#d6f0ee']),
    cloud(520, 150, 0.9, ['#ffffff', '#d6f0ee'], { flip: true }),
    sea(450, 560, [INK.sea, '#17a0b0', '#1fb6c1'], 1920),
    box(0, 448, 1920, 5, '#f4fffb'),
    glints(4, [900, 462, 800, 50], '#c8f4ee', 30),
    shape('M1150 470L1190 400V470ZM1160 474H1210L1200 484H1168Z', '#fff8ea'),
    shore(),
    strollers,
    shadows[0],
    garden(),
    art,
    nearPalm,
    shadows[1],
    foreground,
    grass,
    bunting([900, 330], [1500, 290], {
      sag: 50,
      count: 12,
      size: 40,
      cord: INK.dark,
      colours: ['#ff8a80', '#ffd54f', '#fff8ea', '#80d8ff'],
    }),
  );

/** Lit windows, lanterns over the path, and a stall that is still open. */
export const night = () =>
  wideCanvas(
    nightSky(12, 520, { count: 60, top: 0.7 }),
    youngMoon(1180, 256, 48),
    sea(450, 560, ['#1d6480', '#195873', '#1d6480'], 1920),
    box(0, 448, 1920, 4, '#7fb0cf', 'opacity="0.7"'),
    glints(4, [1060, 458, 240, 60], NIGHT.moon, 22),
    moonlit(shore(NIGHT.lamp), [NIGHT.lamp]),
    lamplit(strollers),
    moonlit(garden(NIGHT.lamp), [NIGHT.lamp]),
    glow(1440, 720, 300, 90, { opacity: 0.16 }),
    glow(1330, 930, 560, 140, { opacity: 0.16 }),
    lamplit(art),
    moonlit(nearPalm),
    lamplit(foreground),
    unlit(grass),
    lanterns([900, 330], [1500, 290], {
      sag: 62,
      count: 8,
      cord: '#0b0f38',
      colours: ['#ff8a5c', NIGHT.lamp, '#ff7a8a', '#ffb84d'],
    }),
    lanterns([1500, 290], [1960, 330], {
      sag: 50,
      count: 6,
      cord: '#0b0f38',
      colours: [NIGHT.lamp, '#ff7a8a', '#ffb84d', '#ff8a5c'],
    }),
  );
