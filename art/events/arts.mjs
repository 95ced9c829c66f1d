import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { figure } from '../kit/figure.mjs';
import { house } from '../kit/house.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { limb, oval, polygon } from '../kit/path.mjs';
import { ground, sea } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';

export const alt =
  'A painter finishes a large picture of a toucan on a sandy path between colourful wooden houses.';

const INK = {
  sky: '#8fdcec',
  sea: '#1fb6c1',
  sand: '#f7e4b8',
  cream: '#fffaf0',
  coral: '#ff6f61',
  sun: '#ffc531',
  leaf: '#2c8a55',
  dark: '#2a1f3d',
};

/** The picture on the easel: a keel-billed toucan among leaves. */
function painting(x, y) {
  const frame = 'M0 0H500V580H0Z';
  const leafShape = 'M0 0C-60-60-70-180 0-280C70-180 60-60 0 0Z';
  const leaf = (lx, ly, turn, scale, tones) =>
    place(lx, ly, scale, lit(leafShape, tones, -30, 0) + line('M0-10V-240', tones[1], 6), { turn });
  const bill = 'M262 176C350 120 480 150 492 262C496 300 486 322 478 330C452 270 380 250 268 262Z';
  return place(x, y, 1, [
    lit('M-24-24H524V604H-24Z', [INK.cream, '#d9c49a'], -14, -14),
    inside(
      frame,
      box(0, 0, 500, 580, INK.coral),
      shape(oval(150, 170, 200), INK.sun),
      leaf(60, 600, -24, 1.3, [INK.leaf, '#17593a']),
      leaf(470, 610, 28, 1.5, [INK.leaf, '#17593a']),
      leaf(430, 120, 150, 0.9, [INK.leaf, '#17593a']),
      lit(
        'M110 600C60 480 80 330 130 240C150 150 220 110 280 150C320 180 320 260 300 310C330 400 300 520 240 600Z',
        [INK.dark, '#150f22'],
        -20,
        0,
      ),
      shape('M176 176C210 140 270 140 290 186C310 260 290 330 232 352C176 330 150 240 176 176Z', '#ffe14a'),
      shape('M150 590C170 540 220 530 260 560L250 620H150Z', '#d9281f'),
      lit(bill, ['#9bd14a', INK.leaf], 0, -26),
      shape('M268 214C340 176 440 196 474 270C440 236 360 226 270 240Z', '#ff8c1a'),
      shape('M440 186C480 206 500 270 478 330C470 270 462 230 440 186Z', '#d9281f'),
      shape('M270 246C330 236 400 244 440 262C390 262 320 262 268 262Z', '#2d7dd2'),
      shape(oval(238, 196, 30), '#9bd14a'),
      shape(oval(240, 196, 15), INK.dark),
      shape(oval(235, 190, 5), INK.cream),
      line('M-20 520Q240 470 520 540', '#6b2e1a', 34),
      leaf(330, 560, 62, 0.8, ['#3fa86a', INK.leaf]),
      leaf(20, 540, 30, 0.7, ['#3fa86a', INK.leaf]),
    ),
  ]);
}

const easel = () => [
  line('M700 960L850 120M1230 960L1080 120M966 60V960', '#6b2e1a', 26),
  lit('M640 770H1290V806H640Z', ['#a8643a', '#6b2e1a'], 0, -12),
];

/** The palette with blobs of colour, held at the hip. */
const paintPalette = place(
  70,
  -372,
  1,
  [
    lit(
      'M-96 0C-96-56-30-74 30-64C86-56 116-20 100 20C84 56 40 40 10 52C-40 70-96 50-96 0Z',
      ['#d9a05b', '#8a4a2a'],
      -8,
      -10,
    ),
    [
      [-58, -14, INK.coral],
      [-24, -40, INK.sun],
      [22, -38, INK.leaf],
      [60, -14, INK.sea],
      [-40, 24, INK.cream],
    ].map(([x, y, c]) => shape(oval(x, y, 17, 14), c)),
  ],
  { turn: -12 },
);

const painter = () =>
  place(
    330,
    1010,
    1.36,
    figure({
      head: [36, -592],
      turn: 1,
      tilt: -4,
      skin: ['#8d5336', '#542c22'],
      collar: [0, -510],
      shoulders: [
        [70, -478],
        [-78, -480],
      ],
      hips: [
        [52, -250],
        [-60, -250],
      ],
      top: [INK.cream, '#d9c49a'],
      bottom: [INK.sea, '#12727c'],
      sleeve: 'short',
      hair: { style: 'curls', colours: [INK.dark, '#150f22'] },
      legs: [
        [
          [60, -60],
          [60, 100],
        ],
        [
          [-60, -60],
          [-70, 100],
        ],
      ],
      over: lit(
        'M-64-500L-34-506L20-420L40-506L66-498L60-250L80-60H-84L-70-250Z',
        [INK.coral, '#b83a3c'],
        -20,
        0,
      ),
      arms: [
        [
          [204, -452],
          [306, -540],
        ],
        [
          [-150, -360],
          [-8, -352],
        ],
      ],
      thumbs: [-1, 1],
      held: paintPalette,
    }),
  );

export default () =>
  canvas(
    sky([INK.sky, INK.cream], 620, 60),
    cloud(520, 130, 0.8, [INK.cream, INK.sky]),
    sea(560, 700, [INK.sea, INK.sea]),
    ground(640, INK.sand),
    shape(
      polygon([
        [560, 640],
        [640, 640],
        [980, 960],
        [330, 960],
      ]),
      INK.cream,
    ),
    house(170, 730, 1.35, {
      wall: ['#ffd54f', '#e8a92e'],
      roof: [INK.coral, '#b83a3c'],
      trim: INK.cream,
      dark: INK.sea,
      under: '#12727c',
    }),
    house(500, 670, 0.62, {
      wall: [INK.coral, '#b83a3c'],
      roof: [INK.sea, '#12727c'],
      trim: INK.cream,
      dark: INK.dark,
      under: '#12727c',
    }),
    house(1130, 720, 1.3, {
      wall: ['#9fdcc0', '#6fbf9c'],
      roof: [INK.sea, '#12727c'],
      trim: INK.cream,
      dark: INK.dark,
      under: '#12727c',
      flip: true,
    }),
    palm([640, 690], [610, 210], {
      seed: 8,
      size: 210,
      width: 28,
      trunk: ['#a8643a', '#6b2e1a'],
      leaf: [INK.leaf, '#17593a'],
      nuts: '#6b2e1a',
    }),
    shape('M330 930L980 850L1280 900V960H280Z', '#7c6a9c', 'opacity="0.25"'),
    easel(),
    painting(716, 186),
    painter(),
    place(330, 1010, 1.36, [
      line('M318-552L366-596', '#a8643a', 9),
      shape(
        limb([
          [366, -596, 14],
          [384, -612, 18],
          [396, -626, 5],
        ]),
        INK.dark,
      ),
    ]),
  );
