import { wideCanvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { figure } from '../kit/figure.mjs';
import { hills } from '../kit/hills.mjs';
import { tuft } from '../kit/jungle.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { patch } from '../kit/patch.mjs';
import { limb, oval, polygon } from '../kit/path.mjs';
import { pine } from '../kit/pine.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { glints } from '../kit/sea.mjs';
import { place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';

export const alt = 'Big Rock Falls and pines in the Mountain Pine Ridge.';

const INK = {
  sky: '#a9dbee',
  pale: '#eaf6f0',
  granite: '#5b5560',
  night: '#3b3644',
  ochre: '#b08968',
  foam: '#f4feff',
  pool: '#2fae9e',
  pine: '#2f5d3a',
};
const BARK = ['#a8694a', '#5f3b38'];
const SKIN = ['#8d5336', '#542c22'];

/** The outline of the falls: it widens and steps from ledge to ledge. */
const FALL = [
  [1310, 190],
  [1430, 186],
  [1446, 290],
  [1492, 312],
  [1500, 430],
  [1548, 452],
  [1560, 590],
  [1604, 612],
  [1624, 800],
  [1180, 800],
  [1196, 640],
  [1226, 612],
  [1238, 476],
  [1264, 452],
  [1272, 318],
  [1300, 296],
];

/** Threads of water: long tapering strokes that follow the widening of the falls. */
function threads(seed, colour, count, width) {
  const random = randomFrom(seed);
  const d = Array.from({ length: count }, () => {
    const u = random();
    const t0 = between(random, 0, 0.8);
    const t1 = Math.min(1, t0 + between(random, 0.1, 0.3));
    const at = (t) => [1304 + 124 * u + (u - 0.47) * 330 * t, 190 + 610 * t];
    return limb([
      [...at(t0), 2],
      [...at((t0 + t1) / 2), width],
      [...at(t1), 2],
    ]);
  });
  return shape(d.join(''), colour);
}

/** Granite in blocks: a dark wall with lit faces of ochre and grey, rising towards the falls. */
function cliff(seed, points, [from, to, top, bottom], flip) {
  const random = randomFrom(seed);
  const wall = polygon(points);
  const blocks = Array.from({ length: 46 }, (_, i) => {
    const [x, y] = [between(random, from, to), between(random, top, bottom)];
    const [w, h] = [between(random, 60, 190), between(random, 30, 96)];
    const skew = between(random, -18, 18);
    const tone = [INK.granite, INK.ochre, '#7a6a68', '#8f7a6c', INK.granite][i % 5];
    return shape(
      polygon([
        [x, y],
        [x + w, y + skew * 0.4],
        [x + w - 14, y + h],
        [x + (flip ? 18 : -10), y + h + skew],
      ]),
      tone,
    );
  });
  return shape(wall, INK.night) + inside(wall, blocks);
}

/** A boulder in two tones. */
const boulder = (seed, x, y, rx, ry, tones = [INK.ochre, '#6d5a5e']) =>
  lit(`${patch(seed, x, y, rx, ry, 0.12, 9)}`, tones, -rx * 0.14, -ry * 0.2);

/** A swimmer: head, shoulders and one arm, with rings in the water. */
const swimmer = (x, y, scale, hair, flip) =>
  place(
    x,
    y,
    scale,
    [
      shape(oval(0, 8, 120, 20), '#7fd6c4', 'opacity="0.6"'),
      shape(oval(0, 8, 84, 13), INK.pool),
      lit('M-62 10C-56-26-30-34 0-34S56-26 62 10Z', SKIN, -10, -4),
      lit(oval(0, -66, 29, 36), SKIN, -8, -4),
      lit('M-32-66C-38-116 38-116 32-66C20-88-20-88-32-66Z', hair, -6, -4),
      lit(
        limb([
          [48, -10, 22],
          [96, -50, 19],
          [132, -92, 13],
        ]),
        SKIN,
        -5,
        -3,
      ),
    ],
    { flip },
  );

/** A person sitting on a boulder, knees up, looking to the falls. */
const sitter = (x, y, scale) =>
  place(
    x,
    y,
    scale,
    figure({
      head: [-10, -404],
      turn: -1,
      tilt: -8,
      skin: ['#c08457', '#84502f'],
      collar: [8, -330],
      shoulders: [
        [-56, -300],
        [64, -300],
      ],
      hips: [
        [-30, -70],
        [48, -70],
      ],
      top: ['#ffb627', '#d9861f'],
      bottom: ['#d9483a', '#8f2a24'],
      cut: 'short',
      shoe: ['#c08457', '#84502f'],
      toes: [-1, -1],
      hair: { style: 'bun', colours: ['#3a2018', '#2a1a2c'] },
      legs: [
        [
          [-150, -140],
          [-170, 14],
        ],
        [
          [-110, -130],
          [-130, 30],
        ],
      ],
      arms: [
        [
          [-110, -200],
          [-160, -130],
        ],
        [
          [130, -190],
          [120, -70],
        ],
      ],
    }),
  );

/** An orange-breasted falcon in a glide. */
const falcon = (x, y, scale) =>
  place(x, y, scale, [
    lit(
      'M-10 0C-60-60-150-70-230-30C-170-34-110-10-60 26L-20 40ZM10 0C60-60 150-70 230-30C170-34 110-10 60 26L20 40Z',
      ['#4a4a5c', '#2f3040'],
      -4,
      -6,
    ),
    shape('M-22 0C-20-34 20-34 22 0C26 40 14 80 22 120H-22C-14 80-26 40-22 0Z', '#3b3c4e'),
    shape('M-18 0C-14-14 14-14 18 0C20 24 12 36 0 38C-12 36-20 24-18 0Z', '#e8883a'),
    shape('M-12-24C-10-44 10-44 12-24C10-14-10-14-12-24Z', '#2f3040'),
  ]);

export default () =>
  wideCanvas(
    sky([INK.sky, '#cdeaf0', INK.pale], 640, 60, 1920),
    cloud(560, 230, 1, ['#ffffff', '#dceef2']),
    cloud(1730, 190, 0.9, ['#ffffff', '#dceef2'], { flip: true }),
    hills(9, 520, 150, '#a9cdbd', 1920),
    hills(5, 560, 120, '#7fae95', 1920),
    [
      [1030, 320, 210, 110],
      [1120, 290, 250, 120],
      [1216, 262, 200, 100],
      [1540, 300, 230, 110],
      [1640, 330, 260, 130],
    ].map(([x, y, h, s], i) => pine(i + 3, x, y, h, s, ['#5f9a6c', '#3f7a58'], ['#b98a6c', '#7f5f58'])),
    cliff(
      5,
      [
        [700, 1080],
        [760, 560],
        [880, 470],
        [960, 360],
        [1090, 300],
        [1200, 240],
        [1320, 180],
        [1340, 900],
        [1340, 1080],
      ],
      [720, 1320, 210, 820],
      false,
    ),
    cliff(
      8,
      [
        [1380, 900],
        [1424, 178],
        [1520, 250],
        [1640, 300],
        [1730, 420],
        [1960, 470],
        [1960, 1080],
        [1380, 1080],
      ],
      [1430, 1960, 210, 820],
      true,
    ),
    shape(polygon(FALL), INK.foam),
    inside(
      polygon(FALL),
      threads(4, '#bfeaf0', 60, 17),
      threads(9, '#8fd3dc', 30, 9),
      [300, 446, 604].map((y, i) =>
        shape(
          `M1180 ${y + 12}Q1400 ${y - 26} 1640 ${y + 16}L1640 ${y + 30}Q1400 ${y - 4} 1180 ${y + 28}Z`,
          '#8fd3dc',
          `opacity="${0.8 - i * 0.1}"`,
        ),
      ),
      threads(14, INK.foam, 40, 14),
    ),
    boulder(3, 1226, 474, 74, 38, ['#7a6a68', INK.night]),
    boulder(6, 1556, 466, 66, 34, ['#7a6a68', INK.night]),
    boulder(9, 1508, 326, 56, 30, ['#7a6a68', INK.night]),
    shape('M700 830Q1200 770 1400 786T1960 800V1080H700Z', '#1f8a84'),
    shape('M0 800Q500 780 800 850T1960 836V1080H0Z', INK.pool),
    shape(
      patch(4, 1400, 806, 300, 44, 0.16, 16) +
        patch(8, 1250, 820, 130, 26, 0.2, 12) +
        patch(12, 1570, 824, 140, 24, 0.2, 12),
      INK.foam,
    ),
    shape(patch(16, 1400, 822, 210, 20, 0.2, 14), '#bfeaf0'),
    glints(7, [900, 860, 1000, 160], '#8fe0cf', 60),
    shape('M640 1080Q1100 960 1960 1010V1080Z', '#22938a'),
    shape('M0 620Q300 560 520 640Q720 720 880 850Q760 900 700 1080H0Z', '#3f7a4a'),
    shape('M0 700Q260 640 470 720Q640 790 760 900Q680 960 650 1080H0Z', INK.pine),
    shape(
      'M60 1080C300 960 470 940 560 880C620 840 560 800 470 770C420 752 420 730 470 722C500 736 540 752 590 780C700 850 680 900 590 950C500 1000 440 1030 400 1080Z',
      '#b5532a',
    ),
    shape(
      'M300 1080C420 1000 560 950 610 890C650 850 620 810 560 776C590 780 640 810 660 860C670 900 640 930 590 950C500 1000 440 1030 400 1080Z',
      '#8f3f26',
    ),
    pine(21, 690, 800, 520, 220, ['#4a8a58', INK.pine], BARK),
    pine(22, 520, 730, 470, 190, ['#4a8a58', INK.pine], BARK),
    pine(27, 300, 900, 760, 290, ['#3f7a4a', '#23482f'], BARK),
    pine(33, 70, 980, 860, 320, ['#3f7a4a', '#23482f'], BARK),
    pine(41, 1830, 700, 560, 240, ['#4a8a58', INK.pine], BARK),
    swimmer(1300, 930, 0.6, ['#2c1a20', '#1c1018'], false),
    swimmer(1440, 900, 0.5, ['#3a2018', '#2a1a2c'], true),
    boulder(31, 1640, 1010, 170, 84),
    boulder(35, 1800, 1050, 190, 110, ['#8f7a6c', INK.granite]),
    boulder(38, 1080, 1062, 150, 60, ['#8f7a6c', INK.granite]),
    sitter(1650, 948, 0.66),
    tuft(4, 840, 1110, 190, 30, ['#4a8a58', '#23482f'], { count: 9, spread: 70 }),
    falcon(872, 200, 0.56),
  );
