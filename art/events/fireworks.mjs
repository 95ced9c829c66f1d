import { canvas } from '../kit/canvas.mjs';
import { litCrowd } from '../kit/crowd.mjs';
import { house } from '../kit/house.mjs';
import { palm } from '../kit/palm.mjs';
import { limb, oval } from '../kit/path.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { stars } from '../kit/scatter.mjs';
import { glints, sea } from '../kit/sea.mjs';
import { box, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';

export const alt = 'Fireworks burst over the water before a cheering crowd on a waterfront at night.';

const INK = {
  night: '#0c1240',
  blue: '#1b2470',
  violet: '#3a2a86',
  rose: '#ff5a8a',
  sun: '#ffc23d',
  cream: '#fff4dc',
  aqua: '#5fd4da',
  shore: '#140f38',
};

/** A burst of tapering strokes round x, y in two rings, with a drop at the end of each outer one. */
function bloom(seed, x, y, radius, [outer, inner], count = 22) {
  const random = randomFrom(seed);
  const rays = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * 2 * Math.PI + between(random, -0.05, 0.05);
    const reach = radius * (i % 2 ? between(random, 0.92, 1.04) : between(random, 0.62, 0.74));
    // Sparks fall a little on their way.
    const at = (k) => [x + reach * k * Math.cos(a), y + reach * k * Math.sin(a) + radius * 0.12 * k * k];
    const [tx, ty] = at(1.08);
    return (
      shape(
        limb([
          [...at(0.3), radius * 0.012],
          [...at(0.68), radius * 0.042],
          [...at(0.98), radius * 0.02],
        ]),
        outer,
      ) + (i % 2 ? shape(oval(Math.round(tx), Math.round(ty), radius * 0.032), inner) : '')
    );
  });
  const core = Array.from({ length: Math.round(count * 0.6) }, (_, i) => {
    const a = (i / Math.round(count * 0.6)) * 2 * Math.PI + 0.2;
    const at = (k) => [x + radius * k * Math.cos(a), y + radius * k * Math.sin(a)];
    return shape(
      limb([
        [...at(0.06), radius * 0.012],
        [...at(0.2), radius * 0.034],
        [...at(0.3), radius * 0.014],
      ]),
      inner,
    );
  });
  return shape(oval(x, y, radius * 1.02), outer, 'opacity="0.1"') + rays.join('') + core.join('');
}

/** The tail of a rocket on its way up. */
const tail = (x0, y0, x1, y1, colour) =>
  shape(
    limb([
      [x0, y0, 3],
      [(x0 + x1) / 2 + (x1 - x0) * 0.2, (y0 + y1) / 2, 6],
      [x1, y1, 12],
    ]),
    colour,
    'opacity="0.8"',
  );

/** The light of a burst in the water: strokes that widen towards the viewer. */
function reflection(seed, x, width, colour) {
  const random = randomFrom(seed);
  return Array.from({ length: 16 }, (_, i) => {
    const y = 716 + i * 9;
    const half = width * (0.2 + i / 26) * between(random, 0.5, 1.1);
    const cx = x + between(random, -width * 0.3, width * 0.3);
    return shape(
      `M${Math.round(cx - half)} ${y}Q${Math.round(cx)} ${y - 5} ${Math.round(cx + half)} ${y}Q${Math.round(cx)} ${y + 5} ${Math.round(cx - half)} ${y}Z`,
      colour,
      'opacity="0.8"',
    );
  }).join('');
}

const FAR_HOUSE = {
  wall: [INK.violet, INK.blue],
  roof: [INK.blue, INK.night],
  trim: '#5a4aa6',
  dark: INK.sun,
  under: INK.night,
};

export default () =>
  canvas(
    sky([INK.night, INK.blue, INK.violet, '#5a3a9a'], 700, 110),
    stars(21, [0, 0, 1280, 430], INK.cream, 60),
    tail(420, 690, 352, 330, INK.sun),
    tail(720, 690, 800, 300, INK.cream),
    tail(1010, 690, 1090, 480, INK.aqua),
    bloom(3, 340, 300, 320, [INK.sun, INK.cream], 30),
    bloom(5, 830, 240, 360, [INK.rose, INK.sun], 34),
    bloom(8, 1120, 470, 200, [INK.aqua, INK.cream], 24),
    bloom(11, 90, 540, 120, [INK.rose, INK.cream], 16),
    bloom(13, 600, 540, 140, [INK.aqua, INK.sun], 20),
    [
      [150, 0.4],
      [276, 0.34],
      [1000, 0.34],
      [1130, 0.42],
      [1256, 0.36],
    ].map(([x, scale]) => house(x, 708, scale, FAR_HOUSE)),
    palm([60, 716], [36, 480], {
      seed: 3,
      size: 140,
      width: 20,
      trunk: [INK.blue, INK.night],
      leaf: ['#2a4a86', INK.night],
    }),
    sea(702, 960, [INK.blue, INK.blue, INK.night]),
    glints(2, [0, 710, 1280, 110], INK.violet, 40),
    reflection(4, 340, 150, INK.sun),
    reflection(6, 830, 190, INK.rose),
    reflection(9, 1120, 110, INK.aqua),
    palm([1240, 980], [1180, 400], {
      seed: 12,
      size: 270,
      width: 38,
      trunk: ['#4a3a96', INK.shore],
      leaf: ['#3a5aa6', '#1f2a66'],
      nuts: INK.shore,
    }),
    box(0, 872, 1280, 100, INK.shore),
    litCrowd(13, 846, 82, ['#2c2068', '#ff9fb8'], { raised: 0.5 }),
    litCrowd(4, 942, 112, [INK.shore, INK.sun], { raised: 0.4 }),
  );
