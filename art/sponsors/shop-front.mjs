import { canvas } from '../kit/canvas.mjs';
import { hibiscus } from '../kit/hibiscus.mjs';
import { treeline } from '../kit/hills.mjs';
import { boards } from '../kit/house.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { oval } from '../kit/path.mjs';
import { ground } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt =
  'A pastel wooden shop with open shutters, a shady verandah and a bicycle leaning at the rail.';

const INK = {
  sky: '#a9def0',
  pink: '#f7b8b0',
  coral: '#e8694f',
  cream: '#fff6e2',
  teal: '#17838c',
  sun: '#ffc24a',
  wood: '#8a4a2a',
  dark: '#3a2030',
};
const SHADE = { pink: '#dd8c88', cream: '#e9d3ae', teal: '#0d5c66', coral: '#a83f30' };
const TONE = {
  sun: [INK.sun, '#c9812a'],
  coral: [INK.coral, SHADE.coral],
  cream: [INK.cream, SHADE.cream],
  teal: [INK.teal, SHADE.teal],
};
const LEAF = ['#2f8a52', '#17603f'];

/** A louvred shutter, hinged open flat against the wall. */
const shutter = (x, y, width, height) => [
  lit(`M${x} ${y}h${width}v${height}h${-width}Z`, TONE.teal, -10, -8),
  Array.from({ length: 9 }, (_, i) =>
    box(x + 12, y + 16 + (i * (height - 24)) / 9, width - 34, 14, SHADE.teal),
  ),
];

/** An open window with goods on its sill. */
const display = (x, y, width, height, goods) => [
  shutter(x - 96, y - 8, 84, height + 16),
  shutter(x + width + 12, y - 8, 84, height + 16),
  box(x - 14, y - 14, width + 28, height + 28, INK.cream),
  inside(
    `M${x} ${y}h${width}v${height}h${-width}Z`,
    box(x, y, width, height, INK.dark),
    box(x, y + height * 0.46, width, 12, INK.wood),
    goods,
  ),
  box(x - 26, y + height + 10, width + 52, 22, SHADE.cream),
];

const jars = (x, y, tones, width, gap) =>
  tones.map((tone, i) =>
    lit(`M${x + i * gap} ${y}v${-52}q0-14 ${width / 2}-14t${width / 2} 14v52Z`, tone, -12, 0),
  );

const wheel = (x, y) =>
  [shape(`${oval(x, y, 96)}${oval(x, y, 82)}`, INK.dark, 'fill-rule="evenodd"')].concat(
    line(
      Array.from({ length: 6 }, (_, i) => {
        const a = (i * Math.PI) / 6;
        return `M${Math.round(x - 84 * Math.cos(a))} ${Math.round(y - 84 * Math.sin(a))}L${Math.round(x + 84 * Math.cos(a))} ${Math.round(y + 84 * Math.sin(a))}`;
      }).join(''),
      SHADE.cream,
      3,
    ),
    shape(oval(x, y, 10), INK.coral),
  );

const bicycle = () => [
  wheel(0, 0),
  wheel(262, 0),
  line('M0 0L78-128H214L116-6ZM116-6L70-150M262 0L206-156', INK.coral, 13),
  line('M40-154H104', INK.dark, 20),
  line('M206-156L200-186Q226-208 254-190', INK.dark, 13),
  lit('M232-176H318L304-104H246Z', TONE.sun, -20, 0),
  shape(oval(116, -6, 20), INK.dark),
];

const planter = (x, y, scale, bloom) =>
  place(x, y, scale, [
    shape('M-110-90C-150-190-70-230-40-200C-20-270 60-270 70-206C130-226 150-150 104-90Z', LEAF[1]),
    shape('M-110-90C-140-170-80-200-44-160C-20-230 40-220 44-160C80-190 110-150 80-90Z', LEAF[0]),
    bloom,
    lit('M-90-96H90L70 0H-70Z', TONE.coral, -44, 0),
    lit('M-100-112H100V-82H-100Z', TONE.coral, -50, -4),
  ]);
const BLOOM = { petal: [INK.cream, INK.pink], heart: INK.coral, stamen: INK.sun, tip: INK.sun };

export default () =>
  canvas(
    sky([INK.sky, '#d4eff0'], 700, 60),
    sun(1130, 120, 90, [INK.cream, INK.sun]),
    palm([40, 860], [90, 130], { seed: 5, size: 230, width: 36, trunk: [INK.wood, INK.dark], leaf: LEAF }),
    palm([1270, 860], [1220, 210], {
      seed: 9,
      size: 210,
      width: 34,
      trunk: [INK.wood, INK.dark],
      leaf: LEAF,
    }),
    treeline(6, 720, 110, LEAF[1]),
    box(0, 716, 1280, 140, LEAF[1]),
    // Gable with a blank name board, then the wall under the verandah's shade.
    shape('M230 290L640 30L1050 290Z', INK.pink),
    inside(
      'M230 290L640 30L1050 290Z',
      boards(200, 30, 900, 260, SHADE.pink, 30),
      shape('M640 30L1050 290H860Z', SHADE.pink, 'opacity="0.6"'),
    ),
    shape('M180 300L640 6L1100 300H1040L640 44L240 300Z', INK.teal),
    shape('M640 6L1100 300H1040L640 44Z', SHADE.teal),
    lit('M440 190H840V270H440Z', TONE.cream, -8, -8),
    box(130, 350, 1020, 450, INK.pink),
    boards(130, 350, 1020, 450, SHADE.pink, 30),
    display(270, 470, 190, 210, [
      jars(280, 566, [TONE.sun, TONE.coral, TONE.cream], 48, 60),
      jars(280, 690, [TONE.teal, TONE.sun, TONE.coral], 48, 60),
    ]),
    display(820, 470, 190, 210, [
      jars(830, 566, [TONE.coral, TONE.cream, TONE.teal], 48, 60),
      jars(830, 690, [TONE.cream, TONE.coral, TONE.sun], 48, 60),
    ]),
    box(536, 424, 208, 376, INK.cream),
    box(552, 440, 176, 360, INK.dark),
    box(552, 640, 176, 16, INK.wood),
    jars(566, 640, [TONE.sun, TONE.teal, TONE.coral], 40, 54),
    shape('M552 440L500 420V812L552 800ZM728 440L780 420V812L728 800Z', INK.teal),
    shape('M728 440L780 420V812L728 800Z', SHADE.teal),
    box(130, 350, 1020, 60, INK.dark, 'opacity="0.28"'),
    // Verandah: zinc roof in ribs, posts with brackets, floor, steps and rail.
    shape('M150 280H1130L1200 372H80Z', INK.coral),
    Array.from({ length: 17 }, (_, i) =>
      line(`M${180 + i * 57.5} 284L${118 + i * 65.2} 368`, SHADE.coral, 5),
    ),
    box(72, 364, 1136, 24, INK.cream),
    [110, 470, 786, 1146].map((x, i) => [
      lit(`M${x} 386h24v430h-24Z`, TONE.cream, -8, 0),
      i > 0 ? shape(`M${x} 386H${x - 52}Q${x - 8} 396 ${x} 450Z`, INK.cream) : '',
      i < 3 ? shape(`M${x + 24} 386H${x + 76}Q${x + 32} 396 ${x + 24} 450Z`, INK.cream) : '',
    ]),
    [134, 810].map((x) => [
      box(x, 716, 336, 14, INK.cream),
      Array.from({ length: 11 }, (_, i) => box(x + 14 + i * 29, 724, 9, 80, INK.cream)),
    ]),
    lit('M70 800H1210V846H70Z', [INK.wood, INK.dark], 0, -18),
    ground(846, SHADE.cream),
    lit('M500 836H780V870H500Z', TONE.sun, 0, -16),
    lit('M470 868H810V912H470Z', TONE.sun, 0, -20),
    shape('M80 940Q260 910 480 940Q260 966 80 940Z', INK.dark, 'opacity="0.25"'),
    place(150, 842, 1, bicycle()),
    planter(930, 930, 1.05, [hibiscus(-60, -150, 0.24, BLOOM), hibiscus(40, -180, 0.26, BLOOM)]),
    planter(1130, 944, 0.9, [hibiscus(0, -170, 0.3, BLOOM)]),
  );
