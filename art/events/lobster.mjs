import { lamps } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { limb, oval, polygon } from '../kit/path.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { glints, ground, sea } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt =
  'A large spiny lobster with long feelers and halves of lime on a beach grill, lamps and a pink bar behind.';

const INK = {
  sea: '#1fb6c1',
  deep: '#0b6a7c',
  sand: '#ffe3ad',
  sun: '#ffb627',
  red: '#e4462a',
  brown: '#8c2a24',
  char: '#2a2433',
  pink: '#e5346b',
};
const SHELL = [INK.red, INK.brown];

/** A spiny lobster from above, head up: no claws, two long thick feelers, ten legs, six rings, a tail fan. */
function lobster(x, y, scale, turn) {
  const feeler = (s) =>
    lit(
      limb([
        [s * 40, -250, 42],
        [s * 90, -360, 32],
        [s * 230, -470, 24],
        [s * 430, -500, 17],
        [s * 640, -420, 8],
      ]),
      SHELL,
      -4,
      -6,
    );
  const feelerRings = (s) =>
    line(
      [
        [62, -300],
        [92, -362],
        [138, -412],
        [196, -450],
      ]
        .map(([px, py]) => `M${s * (px - 14)} ${py - 10}L${s * (px + 12)} ${py + 12}`)
        .join(''),
      INK.sun,
      7,
    );
  const feelerThin = (s) =>
    line(
      `M${s * 16} -256C${s * 20} -330 ${s * 30} -390 ${s * 80} -430M${s * 16} -256C${s * 4} -330 ${s * 10} -380 ${s * 26} -440`,
      INK.red,
      8,
    );
  const legs = (s) =>
    [
      [-170, -250, 190, -330],
      [-120, -250, 250, -170],
      [-70, -250, 250, -20],
      [-20, -220, 210, 110],
      [20, -170, 150, 190],
    ].map(([y0, , w, y1]) =>
      lit(
        limb([
          [s * 70, y0, 30],
          [s * (w * 0.85), y0 - 20 + (y1 + 100) * 0.22, 24],
          [s * w, y1 * 0.55 + y0 * 0.3, 18],
          [s * (w - 6), y1 * 0.75 + y0 * 0.1 + 40, 7],
        ]),
        SHELL,
        -4,
        -5,
      ),
    );
  const carapace =
    'M-44-270C-96-250-122-150-112-60C-106-6-80 30-50 44H50C80 30 106-6 112-60C122-150 96-250 44-270Q0-240-44-270Z';
  const spines = [
    [-56, -210],
    [-76, -150],
    [-80, -90],
    [56, -210],
    [76, -150],
    [80, -90],
    [-30, -170],
    [30, -170],
    [-36, -110],
    [36, -110],
    [-30, -40],
    [30, -40],
    [0, -140],
    [0, -70],
    [0, -10],
  ];
  const ring = (i) => {
    const [w, top] = [112 - i * 9, 34 + i * 50];
    const d = `M${-w} ${top}Q0 ${top - 26} ${w} ${top}L${w + 16} ${top + 56}L${w - 14} ${top + 62}Q0 ${top + 44} ${-w + 14} ${top + 62}L${-w - 16} ${top + 56}Z`;
    return (
      lit(d, SHELL, -10, -14) +
      line(`M${-w + 18} ${top + 18}Q0 ${top - 6} ${w - 18} ${top + 18}`, INK.sun, 6) +
      shape(oval(-w * 0.55, top + 34, 9) + oval(w * 0.55, top + 34, 9), INK.sand)
    );
  };
  const fan = [-66, 66, -34, 34, 0].map((a) =>
    place(
      0,
      322,
      1,
      lit(
        'M-22 0C-62 60-66 130-34 168Q0 188 34 168C66 130 62 60 22 0Z',
        [a ? INK.red : '#f2683c', INK.brown],
        -16,
        -6,
      ) + line('M0 20V140M-22 36L-30 130M22 36L30 130', INK.sun, 5),
      { turn: a * 0.95 },
    ),
  );
  return place(
    x,
    y,
    scale,
    [
      [1, -1].map((s) => [legs(s), feeler(s), feelerRings(s), feelerThin(s)]),
      fan,
      [5, 4, 3, 2, 1, 0].map(ring),
      lit(carapace, SHELL, -26, -8),
      line('M-90-40Q0 10 90-40', INK.brown, 9),
      spines.map(([sx, sy]) =>
        shape(`M${sx - 13} ${sy + 10}L${sx} ${sy - 22}L${sx + 13} ${sy + 10}Z`, INK.sun),
      ),
      lit(
        polygon([
          [-54, -240],
          [-76, -310],
          [-22, -264],
        ]),
        [INK.sun, INK.red],
        -8,
        0,
      ),
      lit(
        polygon([
          [54, -240],
          [76, -310],
          [22, -264],
        ]),
        [INK.sun, INK.red],
        -8,
        0,
      ),
      shape(oval(-66, -250, 17) + oval(66, -250, 17), INK.char),
      shape(oval(-71, -256, 5) + oval(61, -256, 5), INK.sand),
    ],
    { turn },
  );
}

/** Half a lime, cut face up. */
const lime = (x, y, r) =>
  place(x, y, 1, [
    shape(oval(6, 8, r, r), INK.char, 'opacity="0.4"'),
    shape(oval(0, 0, r), '#3d8a3f'),
    shape(oval(0, 0, r * 0.88), INK.sand),
    Array.from({ length: 8 }, (_, i) => {
      const at = (q, k) =>
        `${Math.round(Math.cos(i * 0.785 + q) * r * k)} ${Math.round(Math.sin(i * 0.785 + q) * r * k)}`;
      return shape(`M${at(0, 0.12)}L${at(-0.3, 0.72)}Q${at(0, 0.86)} ${at(0.3, 0.72)}Z`, '#9ccb4a');
    }),
  ]);

/** Flames that lick up between the bars. */
function flames() {
  const random = randomFrom(14);
  return Array.from({ length: 15 }, (_, i) => {
    const [h, w] = [between(random, 70, 170), between(random, 34, 60)];
    const d = (k) =>
      `M${-w * k} 0C${-w * k} ${-h * 0.4 * k} ${-w * 0.2 * k} ${-h * 0.5 * k} ${w * 0.1 * k} ${-h * k}C${w * 0.5 * k} ${-h * 0.5 * k} ${w * k} ${-h * 0.4 * k} ${w * k} 0Z`;
    return place(-20 + i * 94, 990, 1, [
      shape(d(1.2), INK.red),
      shape(d(0.8), INK.sun),
      shape(d(0.4), INK.sand),
    ]);
  }).join('');
}

/** The bar on posts with a thatch roof. */
const bar = () =>
  place(660, 440, 0.92, [
    [-150, -20, 130].map((x) => box(x, -20, 14, 90, INK.brown)),
    lit('M-170-150H170V-20H-170Z', [INK.pink, '#a31f52'], -70, 0),
    box(-140, -120, 280, 58, INK.char),
    box(-180, -62, 360, 16, INK.sand),
    [-96, -40, 16, 72].map((x, i) =>
      shape(
        `M${x} -64V-90Q${x} -98 ${x + 8} -98Q${x + 16} -98 ${x + 16} -90V-64Z`,
        i % 2 ? INK.sun : INK.sea,
      ),
    ),
    lit(
      'M-230-140L-120-260H120L230-140Q190-120 150-140Q110-118 70-140Q30-118-10-140Q-50-118-90-140Q-130-118-170-140Q-200-122-230-140Z',
      [INK.sun, '#b86a2a'],
      -70,
      0,
    ),
  ]);

export default () =>
  canvas(
    sky([INK.sun, INK.sand], 360, 40),
    sun(300, 250, 160, ['#fff1cf', INK.sun]),
    sea(330, 470, [INK.sea, INK.deep]),
    box(0, 330, 1280, 8, '#fff1cf'),
    glints(5, [0, 344, 1280, 60], INK.sand, 26),
    ground(430, INK.sand, 24),
    bar(),
    palm([60, 500], [110, 120], {
      seed: 3,
      size: 220,
      width: 32,
      trunk: ['#b86a2a', INK.brown],
      leaf: [INK.deep, '#084a58'],
    }),
    lamps([110, 120], [1310, 60], {
      sag: 70,
      count: 16,
      size: 13,
      cord: INK.char,
      colours: ['#fff1cf', INK.pink],
      halo: 0.3,
    }),
    lit('M-40 560L60 500H1220L1320 560V960H-40Z', [INK.char, INK.char]),
    inside('M-40 560L60 500H1220L1320 560V960H-40Z', flames()),
    Array.from({ length: 13 }, (_, i) => line(`M${150 + i * 82} 516L${-60 + i * 117} 970`, '#5c5468', 13)),
    line('M60 508H1220', '#5c5468', 20),
    lobster(610, 640, 1.14, 60),
    lime(1130, 850, 84),
    lime(990, 900, 66),
    lime(150, 650, 66),
  );
