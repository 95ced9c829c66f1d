import { lamps } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { hills } from '../kit/hills.mjs';
import { house } from '../kit/house.mjs';
import { lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { oval } from '../kit/path.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { stars } from '../kit/scatter.mjs';
import { glints, sea } from '../kit/sea.mjs';
import { line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';

export const alt = 'A boat rigged with coloured lights in the shape of a Christmas tree on a night lagoon.';

const INK = {
  night: '#0b1338',
  navy: '#1a2a6c',
  teal: '#14606e',
  green: '#2fa866',
  red: '#f0403c',
  sun: '#ffc23d',
  cream: '#fff4dc',
  pink: '#ff7fa0',
};
const LAMPS = [INK.red, INK.sun, INK.green, INK.pink];

/** A star with eight points over the masthead. */
const treeStar = (x, y, r) => {
  const points = Array.from({ length: 16 }, (_, i) => {
    const [a, q] = [(i / 16) * 6.2832 - 1.5708, i % 2 ? r * 0.36 : i % 4 ? r * 0.7 : r];
    return `${Math.round(x + q * Math.cos(a))} ${Math.round(y + q * Math.sin(a))}`;
  });
  return shape(oval(x, y, r * 1.3), INK.teal, 'opacity="0.8"') + shape(`M${points.join('L')}Z`, INK.cream);
};

/** The boat: dark hull, cabin, mast and the tree of light strings. */
const boat = () => {
  const rows = [0.16, 0.33, 0.5, 0.67, 0.84, 1];
  const mast = [640, 96];
  const [left, right, deck] = [190, 1100, 690];
  const garlands = rows.map((t, i) =>
    lamps(
      [mast[0] + (left - mast[0]) * t, mast[1] + (deck - mast[1]) * t],
      [mast[0] + (right - mast[0]) * t, mast[1] + (deck - mast[1]) * t],
      {
        sag: 16 + 26 * t,
        count: 3 + Math.round(t * 14),
        size: 10 + t * 3,
        cord: INK.green,
        colours: [...LAMPS.slice(i % 4), ...LAMPS.slice(0, i % 4)],
      },
    ),
  );
  const edge = (x) =>
    lamps(mast, [x, deck], { sag: 0, count: 17, size: 10, cord: INK.green, colours: [INK.sun, INK.cream] });
  return [
    shape(
      `M${mast[0]} ${mast[1]}L${right} ${deck}Q640 ${deck + 60} ${left} ${deck}Z`,
      INK.teal,
      'opacity="0.85"',
    ),
    shape(
      `M${mast[0]} ${mast[1]}L${right} ${deck}Q860 ${deck + 44} 640 ${deck + 34}Z`,
      INK.night,
      'opacity="0.3"',
    ),
    line('M640 96V760', INK.cream, 12),
    garlands,
    edge(left),
    edge(right),
    treeStar(mast[0], mast[1] - 8, 74),
    lit('M440 690H860L830 770H440Z', [INK.cream, INK.pink], -30, 0),
    [480, 570, 660, 750].map((x) => shape(`M${x} 706h52v40h-52z`, INK.navy)),
    lit(
      'M120 738C320 768 900 772 1180 716C1150 800 1090 850 1030 866H260C190 846 146 800 120 738Z',
      [INK.red, '#8c1f3c'],
      -30,
      -34,
    ),
    line('M122 742C320 772 900 776 1178 720', INK.cream, 14),
    lamps([150, 780], [1150, 768], {
      sag: 34,
      count: 20,
      size: 11,
      cord: INK.cream,
      colours: [INK.sun, INK.cream],
    }),
  ];
};

/** The lights in the water: short strokes that widen and break up towards the viewer. */
function reflections() {
  const random = randomFrom(17);
  return Array.from({ length: 74 }, (_, i) => {
    const depth = random();
    const x = 640 + (random() - 0.5) * (980 - 300 * depth);
    const [y, half] = [868 + depth * 92, between(random, 12, 34) * (0.6 + depth)];
    const d = `M${x - half} ${y}Q${x} ${y - 7} ${x + half} ${y}Q${x} ${y + 7} ${x - half} ${y}Z`.replace(
      /(\.\d)\d+/g,
      '$1',
    );
    return shape(d, LAMPS[i % 4]);
  }).join('');
}

export default () =>
  canvas(
    sky([INK.night, INK.navy, INK.navy], 760, 90),
    stars(3, [0, 20, 1280, 520], INK.cream, 90),
    shape(oval(1080, 170, 84), INK.cream),
    shape(oval(1112, 150, 74), INK.night),
    hills(12, 700, 90, INK.night),
    [
      [110, 0.5],
      [250, 0.42],
      [1190, 0.54],
      [1050, 0.4],
    ].map(([x, scale]) =>
      house(x, 742, scale, {
        wall: [INK.teal, INK.night],
        roof: [INK.navy, INK.night],
        trim: INK.teal,
        dark: INK.sun,
        under: INK.night,
      }),
    ),
    palm([40, 760], [70, 420], {
      seed: 2,
      size: 170,
      width: 24,
      trunk: [INK.teal, INK.night],
      leaf: [INK.teal, INK.night],
    }),
    palm([1250, 760], [1226, 400], {
      seed: 9,
      size: 180,
      width: 24,
      trunk: [INK.teal, INK.night],
      leaf: [INK.teal, INK.night],
    }),
    lamps([1250, 740], [1228, 430], { sag: 0, count: 9, size: 8, cord: INK.night, colours: [INK.sun] }),
    lamps([42, 740], [68, 440], { sag: 0, count: 9, size: 8, cord: INK.night, colours: [INK.sun] }),
    sea(738, 960, [INK.navy, INK.night, INK.night]),
    glints(8, [0, 750, 1280, 100], INK.teal, 40),
    place(0, 0, 1, boat()),
    reflections(),
  );
