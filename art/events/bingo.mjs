import { canvas } from '../kit/canvas.mjs';
import { hand } from '../kit/figure.mjs';
import { lettering } from '../kit/lettering.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { limb, oval } from '../kit/path.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';

export const alt =
  'A bingo card on a checked tablecloth, corn kernels on its numbers, and the cage of balls beside it.';

const INK = {
  teal: '#0e7f8a',
  pool: '#3fa9ab',
  deep: '#0b4a5c',
  cream: '#fff4dc',
  shade: '#e3cfa2',
  red: '#d9281f',
  sun: '#ffb627',
  amber: '#d98a1e',
};
const WOOD = ['#a8552a', '#6b2e1a'];

/** The tablecloth: a check in two veils, so that the squares where they cross are the darkest. */
const cloth = () => [
  box(0, 0, 1280, 960, INK.cream),
  Array.from({ length: 11 }, (_, i) => box(i * 128 - 30, 0, 64, 960, INK.pool, 'opacity="0.55"')),
  Array.from({ length: 9 }, (_, i) => box(0, i * 128 - 50, 1280, 64, INK.teal, 'opacity="0.55"')),
];

const NUMBERS = [
  [4, 19, 38, 52, 66],
  [11, 24, 31, 48, 73],
  [7, 16, 0, 57, 61],
  [13, 28, 42, 46, 70],
  [2, 21, 35, 60, 68],
];
/** Where kernels lie: a row is nearly full. */
const MARKED = ['0,0', '1,1', '3,3', '2,0', '2,1', '2,3', '4,2', '0,3', '3,1'];
const SIDE = 116;

/** A corn kernel on its number. */
const kernel = (x, y, turn) =>
  place(
    x,
    y,
    1,
    [
      shape(oval(5, 8, 34, 30), INK.deep, 'opacity="0.28"'),
      lit(
        'M0-36C26-34 36-14 32 8C26 30 12 36 0 36C-12 36-26 30-32 8C-36-14-26-34 0-36Z',
        [INK.sun, INK.amber],
        -9,
        -8,
      ),
      shape('M-8 34C-12 18-8 8 0 6C8 8 12 18 8 34Q0 38-8 34Z', INK.cream),
    ],
    { turn },
  );

/** The card: a red head with the name of the game, five rows of five. */
const card = (x, y, scale, turn) => {
  const random = randomFrom(12);
  const cell = (row, column) => [(column - 2) * SIDE, (row - 2) * SIDE];
  return place(
    x,
    y,
    scale,
    [
      shape('M-316-420H346V376H-316Z', INK.deep, 'opacity="0.3"'),
      lit('M-330-436H330V360H-330Z', [INK.cream, INK.shade], -10, -10),
      box(-306, -412, 602, 108, INK.red),
      [...'BINGO'].map((letter, i) =>
        lettering(letter, (i - 2) * SIDE, -358, 70, INK.cream, { weight: 1.25 }),
      ),
      NUMBERS.flatMap((numbers, row) =>
        numbers.map((number, column) => {
          const [cx, cy] = cell(row, column);
          const isMiddle = number === 0;
          return (
            box(cx - 54, cy - 54, 108, 108, isMiddle ? INK.sun : (row + column) % 2 ? '#fffaf0' : '#f8e8c2') +
            (isMiddle
              ? shape(
                  `M${Array.from({ length: 10 }, (_, i) => {
                    const a = (i / 10) * 2 * Math.PI - Math.PI / 2;
                    const r = i % 2 ? 19 : 44;
                    return `${Math.round(cx + r * Math.cos(a))} ${Math.round(cy + r * Math.sin(a))}`;
                  }).join('L')}Z`,
                  INK.red,
                )
              : lettering(String(number), cx, cy, 46, INK.deep, { weight: 1.1 }))
          );
        }),
      ),
      MARKED.map((at) => {
        const [cx, cy] = cell(...at.split(',').map(Number));
        return kernel(
          cx + between(random, -10, 10),
          cy + between(random, -8, 8),
          Math.round(between(random, -60, 60)),
        );
      }),
    ],
    { turn },
  );
};

/** A ball with its number. */
const ball = (x, y, r, number, tones) =>
  lit(oval(x, y, r), tones, -r * 0.2, -r * 0.24) +
  shape(oval(x - r * 0.06, y - r * 0.06, r * 0.56), INK.cream) +
  lettering(String(number), x - r * 0.06, y - r * 0.06, r * 0.5, INK.deep, { weight: 1.2 });

const TONES = {
  red: [INK.red, '#8f141a'],
  sun: [INK.sun, INK.amber],
  teal: [INK.teal, INK.deep],
};

/** The wire cage on its stand, half full of balls, with its crank. */
const cage = (x, y, scale) => {
  const round = oval(0, 0, 250);
  return place(x, y, scale, [
    shape(oval(40, 336, 300, 40), INK.deep, 'opacity="0.35"'),
    lit('M-264 330L-220 290H220L264 330V350H-264Z', WOOD, -20, -6),
    lit('M-286-20H-256V310H-286Z', WOOD, -8, 0),
    lit('M256-20H286V310H256Z', WOOD, -8, 0),
    shape(round, INK.cream, 'opacity="0.35"'),
    inside(round, [
      ball(-150, 150, 64, 12, TONES.teal),
      ball(-30, 190, 66, 45, TONES.red),
      ball(96, 168, 64, 8, TONES.sun),
      ball(180, 90, 60, 63, TONES.teal),
      ball(-196, 40, 58, 30, TONES.sun),
      ball(-76, 76, 64, 71, TONES.sun),
      ball(50, 56, 62, 26, TONES.teal),
      ball(-10, -52, 56, 5, TONES.red),
    ]),
    [0.28, 0.62, 0.9].map(
      (k) =>
        `<ellipse cx="0" cy="0" rx="${250 * k}" ry="250" fill="none" stroke="${INK.amber}" stroke-width="8"/>`,
    ),
    line('M0-250V250M-236-84H236M-236 84H236', INK.amber, 8),
    `<circle cx="0" cy="0" r="250" fill="none" stroke="${INK.sun}" stroke-width="16"/>`,
    lit(oval(-270, -6, 30), TONES.sun, -8, -6),
    lit(oval(270, -6, 30), TONES.sun, -8, -6),
    line('M284-6H344V84', INK.amber, 16),
    lit(oval(344, 100, 30), TONES.red, -8, -7),
  ]);
};

/** An arm that comes in from the corner and lays a kernel down. */
const player = () => [
  lit(
    limb([
      [1330, 960, 170],
      [1120, 850, 132],
      [960, 790, 92],
    ]),
    ['#e5346b', '#9c1f48'],
    -10,
    -14,
  ),
  lit(
    limb([
      [1010, 812, 92],
      [900, 760, 76],
      [812, 720, 56],
    ]),
    ['#8d5336', '#542c22'],
    -8,
    -12,
  ),
  kernel(706, 670, 20),
  hand([920, 770], [814, 722], ['#8d5336', '#542c22'], 2.7, 1),
];

export default () =>
  canvas(
    cloth(),
    cage(930, 330, 1.02),
    card(400, 520, 0.98, -7),
    ball(716, 866, 62, 19, TONES.red),
    ball(110, 96, 54, 52, TONES.teal),
    player(),
  );
