import { canvas } from '../kit/canvas.mjs';
import { hibiscus } from '../kit/hibiscus.mjs';
import { treeline } from '../kit/hills.mjs';
import { house } from '../kit/house.mjs';
import { lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { ground } from '../kit/sea.mjs';
import { box, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt = 'A wooden house on posts among palms, with a blank board at the gate of its garden.';

const INK = {
  sky: '#a9def0',
  wall: '#ffd889',
  coral: '#e8694f',
  cream: '#fff6e2',
  teal: '#17838c',
  wood: '#8a4a2a',
  dark: '#3a2030',
};
const SHADE = { wall: '#dfa94f', cream: '#e9d3ae', teal: '#0d5c66', coral: '#a83f30', lawn: '#4da05a' };
const LEAF = ['#2f8a52', '#17603f'];
const BLOOM = {
  petal: [INK.coral, SHADE.coral],
  heart: INK.dark,
  stamen: INK.wall,
  tip: INK.wall,
};

/** A round bush with a lit side and a few blossoms. */
const bush = (x, y, scale, blossoms = []) =>
  place(x, y, scale, [
    shape('M-150 0C-180-70-120-130-70-120C-50-190 60-190 84-124C140-140 190-70 150 0Z', LEAF[1]),
    shape('M-150 0C-172-60-116-112-74-98C-56-152 28-160 50-100C92-116 120-60 92 0Z', LEAF[0]),
    blossoms.map(([bx, by, size]) => hibiscus(bx, by, size, BLOOM)),
  ]);

/** The pickets of a fence from one place to another. */
const fence = (from, to, y) => [
  box(from, y - 62, to - from, 10, SHADE.cream),
  box(from, y - 26, to - from, 10, SHADE.cream),
  Array.from({ length: Math.floor((to - from) / 34) }, (_, i) =>
    shape(`M${from + 8 + i * 34} ${y}v-84l9-14 9 14v84Z`, INK.cream),
  ),
];

/** A blank board on a post, with a second one hanging below it. */
const board = (x, y) =>
  place(x, y, 1, [
    lit('M-11 0h22v-300h-22Z', [INK.wood, INK.dark], -9, 0),
    lit('M-11-290h206v18h-206Z', [INK.wood, INK.dark], 0, -7),
    box(34, -274, 6, 22, INK.dark),
    box(160, -274, 6, 22, INK.dark),
    lit('M14-254h172v112h-172Z', [INK.cream, SHADE.cream], -10, -10),
    lit('M14-254h172v26h-172Z', [INK.teal, SHADE.teal], -10, 0),
  ]);

export default () =>
  canvas(
    sky([INK.sky, '#d4eff0'], 700, 60),
    sun(190, 150, 96, [INK.cream, INK.wall]),
    treeline(8, 700, 130, LEAF[1]),
    box(0, 690, 1280, 270, SHADE.lawn),
    palm([180, 800], [90, 190], { seed: 4, size: 240, width: 36, trunk: [INK.wood, INK.dark], leaf: LEAF }),
    palm([1130, 780], [1190, 120], {
      seed: 11,
      size: 260,
      width: 38,
      trunk: [INK.wood, INK.dark],
      leaf: LEAF,
    }),
    shape('M250 812Q600 772 1010 812Q600 850 250 812Z', LEAF[1], 'opacity="0.5"'),
    house(600, 810, 2.15, {
      wall: [INK.wall, SHADE.wall],
      roof: [INK.coral, SHADE.coral],
      trim: INK.cream,
      dark: INK.dark,
      pane: INK.teal,
      under: SHADE.teal,
      posts: 96,
    }),
    bush(270, 850, 0.95, [
      [-60, -90, 0.2],
      [40, -120, 0.24],
    ]),
    bush(1010, 836, 0.7, [[-20, -90, 0.26]]),
    ground(884, SHADE.cream),
    shape('M720 812H870L960 960H660Z', SHADE.cream),
    fence(-10, 640, 912),
    fence(960, 1290, 912),
    board(1010, 930),
    bush(60, 962, 1.1, [
      [-30, -120, 0.24],
      [70, -80, 0.2],
    ]),
  );
