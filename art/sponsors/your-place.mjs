import { pelican } from '../kit/birds.mjs';
import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { hibiscus } from '../kit/hibiscus.mjs';
import { hills } from '../kit/hills.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { oval } from '../kit/path.mjs';
import { glints, ground, sea } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { stepped } from '../kit/stepped.mjs';
import { sun } from '../kit/sun.mjs';

export const alt =
  'A big blank wooden sign under a palm by the sea, with paint and a brush ready at its foot.';

const INK = {
  sky: '#9fdcea',
  pale: '#d8f1ea',
  reef: '#12a0a6',
  deep: '#0c6f80',
  sand: '#f6dfa6',
  cream: '#fff8e8',
  red: '#d9321f',
  wood: '#7a3a1e',
};
const SHADE = { cream: '#ecd9b0', wood: '#4e2413', sand: '#e3bf7a' };
const BLOOM = { petal: [INK.red, '#951c16'], heart: '#6d0f1c', stamen: '#ffc531', tip: INK.cream };
const LEAF = ['#1f7a48', '#12523a'];

/** The board, its top left corner at 0, 0: planks in a painted frame, and nothing on them yet. */
const BOARD = 'M0 0H800V430H0Z';
const board = () => [
  [110, 650].map((x) => lit(`M${x} -90H${x + 48}V640H${x}Z`, [INK.wood, SHADE.wood], -16, 0)),
  lit('M-70-62H870V492H-70Z', [INK.red, '#951c16'], -14, -14),
  shape(
    Array.from(
      { length: 9 },
      (_, i) => stepped(-4 + i * 102, 492, 44, 40) + stepped(-4 + i * 102, -62, 44, -40),
    ).join(''),
    INK.cream,
  ),
  shape('M-18-18H818V448H-18Z', SHADE.wood),
  shape(BOARD, INK.cream),
  inside(
    BOARD,
    [108, 216, 324].map((y) => box(0, y, 800, 5, SHADE.cream)),
    shape('M430 430L800 20V430Z', SHADE.cream, 'opacity="0.45"'),
    line('M60 58H150M620 164H700M300 272H420M90 384H170', SHADE.cream, 5),
  ),
];

const pot = (x, y, paint) =>
  place(x, y, 1, [
    lit('M-62-110H62L52 10Q0 30-52 10Z', ['#dfe8e6', '#9db4b8'], -40, 0),
    shape(oval(0, -110, 62, 18), '#9db4b8'),
    shape(oval(0, -108, 52, 13), paint),
    shape('M-52-106C-52-60-38-70-36-50C-32-30-18-40-16-70C-10-90 8-60 12-96Q-20-90-52-106Z', paint),
  ]);

export default () =>
  canvas(
    sky([INK.sky, INK.pale], 560, 60),
    sun(190, 190, 110, ['#fff1c0', '#ffc531']),
    cloud(560, 130, 0.8, [INK.cream, INK.pale]),
    hills(4, 560, 70, '#7cc4c2'),
    sea(560, 760, [INK.deep, INK.reef, '#35bcb8']),
    glints(3, [0, 590, 1280, 140], INK.pale, 26),
    ground(740, SHADE.sand, 26),
    ground(766, INK.sand, 26),
    pelican(96, 640, 0.62, {
      body: ['#8a6a52', '#5d4636'],
      head: [INK.cream, SHADE.cream],
      bill: ['#e5a04a', '#a86a28'],
    }),
    lit('M82 640H112V800H82Z', [INK.wood, SHADE.wood], -10, 0),
    shape('M310 866Q640 826 1060 872L1080 892Q640 850 310 886Z', SHADE.sand),
    place(226, 240, 1, board()),
    palm([1236, 900], [1106, 130], {
      seed: 12,
      size: 320,
      width: 56,
      trunk: ['#a8663a', INK.wood],
      leaf: LEAF,
      nuts: SHADE.wood,
    }),
    shape('M410 914Q560 890 800 912L780 936Q560 930 400 936Z', SHADE.sand),
    pot(476, 910, INK.reef),
    pot(616, 926, '#ffb627'),
    line('M730 902L850 876', '#e0a05a', 16),
    lit('M716 882L664 900Q640 916 670 930L728 922Z', [INK.red, '#951c16'], -4, -8),
    line('M722 902L746 897', '#9db4b8', 34),
    shape('M-20 960V800C10 720 110 730 130 770C170 690 270 730 256 810C310 830 340 890 340 960Z', LEAF[1]),
    shape('M-20 960C20 860 80 850 120 920C160 860 230 890 250 960Z', LEAF[0]),
    hibiscus(84, 880, 0.42, BLOOM),
    hibiscus(214, 900, 0.34, BLOOM),
    hibiscus(190, 776, 0.26, BLOOM),
    shape('M1010 960C1040 890 1090 890 1110 920C1140 870 1220 880 1300 960Z', LEAF[1]),
    hibiscus(1120, 920, 0.3, BLOOM),
  );
