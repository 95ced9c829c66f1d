import { lamps } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { litCrowd } from '../kit/crowd.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { oval } from '../kit/path.mjs';
import { stars } from '../kit/scatter.mjs';
import { ground } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { rays, sky } from '../kit/sky.mjs';

export const alt =
  'A tall Christmas tree is lit in a town park at night, with families in front and a court house behind.';

const INK = {
  night: '#141a4e',
  violet: '#2b2a78',
  dusk: '#4a3a94',
  green: '#1f8a4f',
  deep: '#0c4a3a',
  sun: '#ffc23d',
  cream: '#fff4dc',
  red: '#f0403c',
};
const BULBS = [INK.red, INK.sun, '#7fd8ff', '#ff8fb0'];

/** The old court house: veranda on posts, hipped roof and the clock turret. */
const courtHouse = () => [
  box(-330, -180, 660, 180, INK.dusk),
  box(-330, -180, 660, 22, '#6a58b8'),
  Array.from({ length: 9 }, (_, i) =>
    box(-316 + i * 76, -160, 40, 70, i === 2 || i === 6 ? INK.sun : '#31307e'),
  ),
  Array.from({ length: 9 }, (_, i) => box(-316 + i * 76, -72, 40, 72, i % 3 ? '#31307e' : INK.sun)),
  Array.from({ length: 10 }, (_, i) => box(-340 + i * 74, -176, 12, 176, '#8a7ad0')),
  box(-346, -92, 692, 14, '#8a7ad0'),
  lit('M-370-178L-270-262H270L370-178Z', ['#6a58b8', '#4a3a94'], -40, 0),
  box(-52, -352, 104, 96, INK.dusk),
  shape(oval(0, -306, 32), INK.cream),
  line('M0-306V-328M0-306L16-298', INK.night, 6),
  lit('M-70-350L0-420L70-350Z', ['#6a58b8', '#4a3a94'], -14, 0),
  line('M0-420V-456', '#8a7ad0', 8),
];

const tierPath = (top, bottom, half) => {
  const waves = 8;
  let d = `M0 ${top}L${half} ${bottom}`;
  for (let i = 0; i < waves; i += 1) {
    const x = half - ((i + 1) * 2 * half) / waves;
    d += `Q${x + half / waves} ${bottom + 44} ${x} ${bottom}`;
  }
  return `${d}Z`;
};
const TIERS = [
  [-640, -90, 330],
  [-700, -250, 268],
  [-750, -400, 204],
  [-790, -530, 138],
];

/** The tree with its garlands; foot at y = 0. */
const tree = () => [
  box(-34, -110, 68, 120, '#5a2c1a'),
  lit('M-120 0H120L100 70H-100Z', [INK.red, '#8f141a'], -24, 0),
  box(-120, 0, 240, 16, INK.sun),
  TIERS.map(([top, bottom, half]) => {
    const d = tierPath(top, bottom, half);
    return (
      lit(d, [INK.green, INK.deep], -half * 0.26, -10) +
      inside(
        d,
        lamps([-half, bottom - 74], [half, bottom - 30], {
          sag: 34,
          count: Math.round(half / 22),
          size: 12,
          cord: INK.sun,
          colours: BULBS,
        }),
        lamps([-half * 0.6, bottom - 150], [half * 0.66, bottom - 116], {
          sag: 26,
          count: Math.round(half / 34),
          size: 10,
          cord: INK.sun,
          colours: BULBS.toReversed(),
        }),
      )
    );
  }),
  shape(oval(0, -806, 78), INK.sun, 'opacity="0.28"'),
  shape(
    `M${Array.from({ length: 10 }, (_, i) => {
      const a = (i / 10) * 2 * Math.PI - Math.PI / 2;
      const r = i % 2 ? 24 : 60;
      return `${Math.round(r * Math.cos(a))} ${Math.round(-806 + r * Math.sin(a))}`;
    }).join('L')}Z`,
    INK.cream,
  ),
];

export default () =>
  canvas(
    sky([INK.night, INK.violet, INK.violet], 760, 90),
    rays(640, 90, INK.dusk, 15, 0.4),
    stars(14, [0, 10, 1280, 420], INK.cream, 70),
    shape('M0 700C200 640 360 690 520 670C760 640 980 690 1280 650V800H0Z', '#1c2a5c'),
    place(330, 742, 0.92, courtHouse()),
    palm([1150, 770], [1110, 330], {
      seed: 6,
      size: 210,
      width: 30,
      trunk: ['#3a4a86', '#22306a'],
      leaf: ['#1d5a6a', '#143a56'],
    }),
    lamps([1148, 740], [1112, 350], { sag: 0, count: 12, size: 8, cord: INK.sun, colours: [INK.sun] }),
    palm([1010, 770], [1030, 470], {
      seed: 9,
      size: 150,
      width: 22,
      trunk: ['#3a4a86', '#22306a'],
      leaf: ['#1d5a6a', '#143a56'],
    }),
    lamps([-20, 300], [640, 150], {
      sag: 70,
      count: 15,
      size: 10,
      cord: INK.dusk,
      colours: [INK.sun, INK.cream],
    }),
    lamps([640, 150], [1300, 300], {
      sag: 70,
      count: 15,
      size: 10,
      cord: INK.dusk,
      colours: [INK.sun, INK.cream],
    }),
    ground(742, '#23346c', 10),
    shape(oval(640, 880, 620, 110), '#3b3a92'),
    shape(oval(640, 880, 380, 66), '#5750b0'),
    place(640, 850, 0.96, tree()),
    litCrowd(5, 858, 78, ['#231b56', '#8a7ad0'], { raised: 0.3 }),
    litCrowd(9, 934, 100, ['#110d33', INK.sun], { raised: 0.18 }),
  );
