import { lamps } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { lobster } from '../kit/lobster.mjs';
import { palm } from '../kit/palm.mjs';
import { oval } from '../kit/path.mjs';
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
    lobster(610, 640, 1.14, 60, {
      shell: [INK.red, INK.brown],
      tail: '#f2683c',
      gold: INK.sun,
      spot: INK.sand,
      eye: INK.char,
    }),
    lime(1130, 850, 84),
    lime(990, 900, 66),
    lime(150, 650, 66),
  );
