import { wideCanvas } from '../kit/canvas.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { patch } from '../kit/patch.mjs';
import { oval } from '../kit/path.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { glints } from '../kit/sea.mjs';
import { line, place, shape, veil } from '../kit/shape.mjs';

export const alt = 'The Great Blue Hole, a dark blue circle in turquoise reef water, seen from the air.';

const INK = {
  open: '#0e7390',
  lagoon: '#12849a',
  reef: '#1fb6c1',
  shoal: '#7fe0da',
  coral: '#e9e2a8',
  olive: '#7f8f52',
  rim: '#0b3c6f',
  depth: '#082a5e',
  foam: '#f2fffb',
};
const [CX, CY, R] = [1372, 530, 372];

/** The two gaps in the collar lie at the north, at the top of the sheet. */
const inGap = (a) => [-1.92, -1.12].some((gap) => Math.abs(a - gap) < 0.085);

/** The collar of coral: patches side by side along the rim, a shaded one under each lit one. */
function collar(seed, radius, [small, large], tones, count, missing) {
  const random = randomFrom(seed);
  const patches = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * 2 * Math.PI - Math.PI;
    const r = radius + between(random, -12, 14);
    const size = between(random, small, large);
    return random() < missing || inGap(a) ? null : [CX + r * Math.cos(a), CY + r * Math.sin(a), size];
  }).filter(Boolean);
  const all = (dx, dy, k) =>
    patches.map(([x, y, s], i) => patch(seed + i, x + dx, y + dy, s * k, s * k * 0.86, 0.22, 9)).join('');
  return shape(all(5, 7, 1), tones[1]) + shape(all(-3, -4, 0.86), tones[0]);
}

/** Coral heads: olive dots in clusters, thinning away from the hole. */
function heads(seed, count) {
  const random = randomFrom(seed);
  const spots = [];
  while (spots.length < count) {
    const a = between(random, -Math.PI, Math.PI);
    const r = R * between(random, 1.42, 1.6) + 720 * random() ** 2.2;
    const [x, y] = [CX + r * Math.cos(a) * 1.12, CY + r * Math.sin(a)];
    const size = between(random, 4, 15) * (random() < 0.12 ? 1.9 : 1);
    const around = 1 + Math.floor(random() * 5);
    for (let i = 0; i < around; i += 1) {
      spots.push([
        x + between(random, -46, 46),
        y + between(random, -34, 34),
        size * between(random, 0.4, 1),
      ]);
    }
  }
  const near = spots.filter(([x, y]) => Math.hypot(x - CX, y - CY) > R * 1.34 && x > 240);
  const all = (dx, dy, k) =>
    near.map(([x, y, s], i) => patch(i, x + dx, y + dy, s * k, s * k * 0.85, 0.2, 7)).join('');
  return shape(all(3, 4, 1), INK.lagoon) + shape(all(0, 0, 0.88), INK.olive);
}

/** A dive boat from above, bow up, with its awning and two divers' tanks at the stern. */
const diveBoat = (x, y, scale, turn) =>
  place(
    x,
    y,
    scale,
    [
      shape('M26-66C54-10 56 60 44 122H-18C-26 60-22-10 26-66Z', '#051c42', 'opacity="0.6"'),
      shape(
        'M-30 104C-50 200-84 290-140 390L-100 370C-60 290-24 220 0 150C24 220 60 290 100 370L140 390C84 290 50 200 30 104Z',
        INK.shoal,
        'opacity="0.6"',
      ),
      shape('M-20 104C-26 180-30 240-18 330L0 230L18 330C30 240 26 180 20 104Z', INK.foam),
      lit('M0-118C32-62 40 20 34 112H-34C-40 20-32-62 0-118Z', [INK.foam, '#b5d5dc'], -9, -4),
      shape('M0-92C18-60 24-30 25 0H-25C-24-30-18-60 0-92Z', '#b5d5dc'),
      lit('M-29 0H29V76H-29Z', ['#ffb627', '#d9861f'], -12, 0),
      line('M-16 88V106M-4 88V106M8 88V106M20 88V106', INK.rim, 7),
    ],
    { turn },
  );

/** The shadow of a high-winged plane. */
const planeShadow = (x, y, scale, turn) =>
  place(
    x,
    y,
    scale,
    shape(
      'M0-120C14-120 20-96 20-66L22-42L214-34C224-34 224 10 214 10L20 16L11 104L72 112C78 112 78 136 72 136L0 142' +
        'L-72 136C-78 136-78 112-72 112L-11 104L-20 16L-214 10C-224 10-224-34-214-34L-22-42L-20-66C-20-96-14-120 0-120Z',
      INK.rim,
      'opacity="0.5"',
    ),
    { turn },
  );

/** A seabird from above, gliding. */
const seabird = (x, y, scale, turn) =>
  place(
    x,
    y,
    scale,
    [
      shape(
        'M0-26C10-18 12-6 14 0C50-16 88-14 124 14C88 4 50 8 14 22L6 52H-6L-14 22C-50 8-88 4-124 14C-88-14-50-16-14 0C-12-6-10-18 0-26Z',
        INK.foam,
      ),
      shape('M124 14C108 6 94 1 78-1L92 6ZM-124 14C-108 6-94 1-78-1L-92 6Z', INK.depth),
    ],
    { turn },
  );

/** A trade-wind cloud from above, in two tones. */
const cloudTop = (x, y, scale) => {
  const d = [
    [0, 0, 120],
    [130, -40, 150],
    [290, -10, 130],
    [210, 90, 120],
    [60, 90, 100],
    [-80, 60, 70],
    [380, 80, 90],
  ]
    .map(([px, py, r]) => oval(px, py, r, r * 0.86))
    .join('');
  return place(x, y, scale, lit(d, [INK.foam, '#c3e6ea'], -20, -24));
};

export default () => {
  const hole = patch(77, CX, CY, R, R * 0.985, 0.012, 26);
  return wideCanvas(
    shape('M0 0H1920V1080H0Z', INK.lagoon),
    shape('M0 0H250C190 210 300 330 420 470C560 640 470 820 640 1080H0Z', INK.open),
    shape(patch(5, CX + 60, CY, 1040, 780, 0.05, 14), '#18a0b0'),
    shape(patch(6, CX + 30, CY - 10, 790, 650, 0.07, 14), INK.reef),
    veil(0.75, shape(patch(8, CX, CY, 640, 560, 0.12, 20), '#45cfcb')),
    shape(patch(9, CX, CY, R * 1.44, R * 1.38, 0.07, 22), INK.shoal),
    [
      [960, 250, 150, 26, -28],
      [930, 820, 170, 24, 24],
      [1760, 930, 150, 26, -30],
      [1800, 250, 120, 22, 30],
    ].map(([x, y, rx, ry, turn], i) =>
      place(x, y, 1, shape(patch(40 + i, 0, 0, rx, ry, 0.2, 10), INK.shoal, 'opacity="0.7"'), { turn }),
    ),
    heads(12, 330),
    collar(51, R * 1.23, [6, 24], [INK.olive, INK.lagoon], 84, 0.45),
    collar(52, R * 1.13, [16, 42], [INK.coral, INK.olive], 90, 0.12),
    collar(54, R * 1.08, [10, 30], ['#f6f2c8', '#bdbb7c'], 80, 0.3),
    collar(53, R * 1.03, [12, 22], ['#cfc98a', INK.olive], 110, 0.04),
    shape(hole, '#1d7ca8'),
    inside(
      hole,
      shape(patch(78, CX - 9, CY - 8, R * 0.972, R * 0.96, 0.012, 26), INK.rim),
      shape(patch(79, CX - 14, CY - 16, R * 0.82, R * 0.8, 0.02, 22), '#093468'),
      shape(patch(80, CX - 10, CY - 16, R * 0.64, R * 0.62, 0.03, 22), INK.depth),
      glints(3, [CX - 200, CY + 170, 420, 150], '#1d5c92', 20),
    ),
    planeShadow(1010, 196, 0.62, -38),
    diveBoat(1452, 668, 0.7, -58),
    shape(patch(61, 1830, 236, 190, 110, 0.16, 10), INK.rim, 'opacity="0.28"'),
    cloudTop(1640, 20, 0.86),
    seabird(1120, 420, 0.5, 24),
    seabird(1214, 344, 0.62, 38),
    seabird(1060, 356, 0.36, 30),
  );
};
