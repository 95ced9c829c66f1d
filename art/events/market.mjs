import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { figure } from '../kit/figure.mjs';
import { hills, treeline } from '../kit/hills.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { blob, limb, oval, polygon } from '../kit/path.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';

export const alt =
  'A market woman in a red headwrap holds up a mango behind a stall of pineapples, bananas, oranges and watermelon.';

const INK = {
  sky: '#a9def0',
  cream: '#fff4dc',
  sun: '#ffb627',
  orange: '#f0792a',
  red: '#d9281f',
  leaf: '#2f8a4a',
  deep: '#14533a',
  wood: '#6b2e1a',
};

/** A market umbrella in segments; its foot stands at x, y. */
const umbrella = (x, y, scale, a, b) =>
  place(x, y, scale, [
    box(-7, -420, 14, 420, INK.wood),
    Array.from({ length: 6 }, (_, i) => {
      const [l, r] = [-270 + i * 90, -180 + i * 90];
      const d = `M0-520C${l * 0.55}-505 ${l * 0.92}-450 ${l}-390Q${(l + r) / 2}-366 ${r}-390C${r * 0.92}-450 ${r * 0.55}-505 0-520Z`;
      return shape(d, i % 2 ? b : a) + (i > 3 ? shape(d, INK.wood, 'opacity="0.22"') : '');
    }),
  ]);

/** A heap of round fruit in rows. */
function heap(x, y, columns, rows, r, colours, seed) {
  const random = randomFrom(seed);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns - row }, (_, i) => {
      const [cx, cy] = [
        x + (i + row / 2) * r * 1.86 + between(random, -4, 4),
        y - row * r * 1.45 + between(random, -4, 4),
      ];
      return (
        lit(oval(cx, cy, r), colours, -r * 0.22, -r * 0.26) +
        shape(oval(cx - r * 0.3, cy - r * 0.42, r * 0.2, r * 0.12), INK.cream)
      );
    }).join(''),
  ).join('');
}

/** A pineapple with crown. */
const pineapple = (x, y, scale, turn = 0) => {
  const body = 'M-74 0C-84-120-60-178 0-178C60-178 84-120 74 0C60 36-60 36-74 0Z';
  const crown = [-58, -36, -14, 10, 32, 56].map((a, i) =>
    place(
      0,
      -166,
      1,
      lit(
        `M-20 0C-26-60-12-110 ${i % 2 ? 8 : -6}-${i % 2 ? 150 : 126}C16-90 26-50 20 0Z`,
        [INK.leaf, INK.deep],
        -9,
        0,
      ),
      { turn: a },
    ),
  );
  return place(
    x,
    y,
    scale,
    [
      crown,
      lit(body, [INK.sun, INK.orange], -26, -8),
      inside(
        body,
        line(
          'M-140-40L60-240M-140 20L120-240M-120 70L140-190M-70 90L140-120M-20 110L140-50' +
            'M140-40L-60-240M140 20L-120-240M120 70L-140-190M70 90L-140-120M20 110L-140-50',
          INK.wood,
          5,
          'opacity="0.65"',
        ),
      ),
    ],
    { turn },
  );
};

/** A hand of bananas. */
const bananas = (x, y, scale) =>
  place(x, y, scale, [
    [-64, -40, -16, 8, 32].map((a, i) =>
      place(
        0,
        0,
        1,
        lit(
          limb([
            [0, 0, 22],
            [46, 62, 54],
            [54, 150, 56],
            [24, 224, 40],
            [8, 246, 14],
          ]),
          i % 2 ? [INK.sun, INK.orange] : ['#ffd04f', INK.orange],
          -12,
          -2,
        ),
        { turn: a },
      ),
    ),
    line('M0-26L0 14', INK.wood, 24),
  ]);

/** A wedge of watermelon. */
const melon = (x, y, scale, turn) => {
  const seeds = [
    [-90, -40],
    [-40, -18],
    [14, -20],
    [66, -38],
    [-60, -74],
    [0, -66],
    [50, -84],
  ];
  return place(
    x,
    y,
    scale,
    [
      lit('M-170-90A170 170 0 0 0 170-90Z', [INK.leaf, INK.deep], -8, -10),
      shape('M-150-90A150 150 0 0 0 150-90Z', INK.cream),
      shape('M-136-90A136 136 0 0 0 136-90Z', INK.red),
      shape(seeds.map(([sx, sy]) => oval(sx, sy + 34, 7, 11)).join(''), INK.wood),
    ],
    { turn },
  );
};

const crate = (x, width) => [
  box(x, 850, width, 120, INK.wood),
  box(x, 850, width, 34, INK.orange, 'opacity="0.5"'),
  box(x, 908, width, 34, INK.orange, 'opacity="0.5"'),
];

const SKIN = ['#8d5336', '#542c22'];
const BLOUSE = ['#0e8f9a', '#0a5f6c'];

/** The seller behind her stall, a mango in the lifted hand, the other on the fruit. */
const seller = () =>
  place(
    690,
    800,
    1.5,
    figure({
      head: [0, -404],
      turn: 0,
      tilt: 3,
      skin: SKIN,
      headSize: 104,
      collar: [0, -326],
      shoulders: [
        [-82, -292],
        [82, -292],
      ],
      hips: [
        [-70, -50],
        [70, -50],
      ],
      waist: 0.04,
      top: BLOUSE,
      hair: { style: 'wrap', colours: [INK.red, '#94191a'] },
      over:
        lit(
          'M-46-300L-58-250C-66-190-70-120-74-40H74C70-120 66-190 58-250L46-300L34-300Q0-246-34-300Z',
          [INK.cream, '#e3c99c'],
          -14,
          -2,
        ) +
        [-2, -1, 0, 1, 2]
          .map((i) =>
            shape(
              polygon([
                [i * 24 - 12, -196],
                [i * 24, -214],
                [i * 24 + 12, -196],
                [i * 24, -178],
              ]),
              i % 2 ? INK.leaf : INK.red,
            ),
          )
          .join('') +
        shape(oval(-42, -378, 11), INK.sun) +
        shape(oval(42, -378, 11), INK.sun),
      arms: [
        [
          [-138, -190],
          [-112, -92],
        ],
        [
          [168, -226],
          [158, -336],
        ],
      ],
      thumbs: [-1, -1],
      held: lit(
        blob([
          [150, -402],
          [186, -420],
          [208, -396],
          [196, -356],
          [164, -348],
          [142, -372],
        ]),
        [INK.sun, INK.orange],
        -10,
        -8,
      ),
    }),
  );

export default () =>
  canvas(
    sky([INK.sky, INK.cream], 640, 70),
    cloud(1040, 190, 0.95, [INK.cream, '#cfeaf0']),
    hills(4, 470, 210, INK.leaf),
    treeline(9, 590, 110, INK.deep),
    umbrella(1130, 700, 0.72, INK.sun, INK.cream),
    box(0, 585, 1280, 200, '#e3c99c'),
    umbrella(300, 800, 1.38, INK.red, INK.cream),
    seller(),
    shape(
      polygon([
        [0, 720],
        [1280, 690],
        [1280, 960],
        [0, 960],
      ]),
      INK.wood,
    ),
    heap(40, 820, 5, 4, 56, [INK.orange, '#c8501c'], 3),
    pineapple(560, 830, 1.25, -8),
    bananas(330, 690, 1.05),
    heap(650, 850, 4, 2, 50, [INK.red, INK.wood], 5),
    pineapple(1010, 840, 1.4, 10),
    pineapple(1180, 850, 1.2, 18),
    melon(850, 790, 1.0, -14),
    crate(-10, 520),
    crate(530, 470),
    crate(1020, 300),
  );
