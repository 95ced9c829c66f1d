import { canvas } from '../kit/canvas.mjs';
import { figure } from '../kit/figure.mjs';
import { head } from '../kit/head.mjs';
import { boards } from '../kit/house.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { oval, polygon } from '../kit/path.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';

export const alt = 'A teacher shows a half-woven basket to a small group in a bright wooden room.';

const INK = {
  mint: '#bfe3d0',
  teal: '#13808c',
  cream: '#fff4dc',
  sun: '#ffb627',
  coral: '#f26b4e',
  straw: '#d9a05b',
  wood: '#8a4a2a',
  dark: '#3a2018',
};

/** A basket woven from strips in two tones; the unfinished stakes stand up at the rim. */
function basket(x, y, scale, stakes) {
  const body = 'M-130-120C-124-30-110 0-86 10Q0 30 86 10C110 0 124-30 130-120Q0-90-130-120Z';
  const rows = Array.from({ length: 7 }, (_, r) =>
    Array.from({ length: 10 }, (_, i) =>
      (i + r) % 2
        ? box(-140 + i * 29, -128 + r * 21, 29, 21, r % 3 === 1 ? INK.coral : INK.wood, 'rx="7"')
        : '',
    ),
  )
    .flat(2)
    .join('');
  const ends = Array.from({ length: stakes }, (_, i) => {
    const t = (i / (stakes - 1)) * 2 - 1;
    return line(
      `M${t * 120} -110Q${t * 136} -170 ${t * 168} ${-210 + (i % 3) * 16}`,
      i % 2 ? INK.straw : INK.wood,
      8,
    );
  }).join('');
  return place(x, y, scale, [
    stakes ? ends : '',
    shape(oval(0, -120, 130, 28), INK.dark),
    shape(body, INK.straw),
    inside(body, rows, shape('M50-140H160V40H30Z', INK.dark, 'opacity="0.3"')),
    line('M-130-118Q0-82 130-118', INK.straw, 14),
  ]);
}

/** A tall opening with louvred shutters and the garden behind it. */
const opening = (x, y, width, height) => [
  box(x - 16, y - 16, width + 32, height + 32, INK.cream),
  inside(
    `M${x} ${y}h${width}v${height}h${-width}Z`,
    box(x, y, width, height, INK.sun),
    shape(oval(x + 100, y + 120, 84), INK.cream),
    box(x, y + height - 120, width, 120, INK.teal),
    palm([x + width - 30, y + height], [x + width - (x > 500 ? 150 : 96), y + (x > 500 ? 200 : 140)], {
      seed: x,
      size: x > 500 ? 150 : 190,
      width: 26,
      trunk: [INK.teal, INK.teal],
      leaf: [INK.teal, '#0b5f6a'],
    }),
  ),
  [x - 150, x + width + 22].map((sx) => [
    box(sx, y - 10, 128, height + 20, INK.coral),
    Array.from({ length: 14 }, (_, i) => box(sx + 14, y + 8 + i * 29, 100, 15, INK.wood, 'opacity="0.55"')),
  ]),
];

/** A learner seen from behind: shoulders and head, large in the foreground. */
const learner = (x, y, scale, { cloth, skin, hair, hat, turn = 0, tilt = 0 }) =>
  place(x, y, scale, [
    lit('M-170 320C-176 120-160 34-84 14C-40 2 40 2 84 14C160 34 176 120 170 320Z', cloth, -34, -10),
    lit('M-32-60H32V10Q0 34-32 10Z', skin, -16, 0),
    head(0, -92, { size: 150, turn, tilt, skin, hair, hat }),
  ]);

const teacher = () =>
  place(
    640,
    830,
    1.28,
    figure({
      head: [0, -496],
      turn: -1,
      tilt: 2,
      skin: ['#8d5336', '#542c22'],
      collar: [6, -416],
      shoulders: [
        [-80, -386],
        [80, -386],
      ],
      hips: [
        [-66, -150],
        [66, -150],
      ],
      top: [INK.sun, '#d07f1c'],
      bottom: [INK.teal, '#0b5f6a'],
      hair: { style: 'wrap', colours: [INK.teal, '#0b5f6a'] },
      legs: [
        [
          [-60, 40],
          [-60, 200],
        ],
        [
          [60, 40],
          [60, 200],
        ],
      ],
      over: line('M-34-420C-26-360 26-360 40-420', INK.coral, 18),
      arms: [
        [
          [-150, -300],
          [-116, -238],
        ],
        [
          [164, -286],
          [96, -214],
        ],
      ],
      thumbs: [1, 1],
      held: basket(-12, -172, 0.82, 13),
    }),
  );

export default () =>
  canvas(
    box(0, 0, 1280, 960, INK.mint),
    boards(0, 0, 1280, 700, INK.teal, 44),
    opening(210, 90, 250, 410),
    opening(880, 90, 250, 410),
    shape(
      polygon([
        [180, 0],
        [560, 0],
        [1000, 760],
        [500, 760],
      ]),
      INK.cream,
      'opacity="0.35"',
    ),
    shape(
      polygon([
        [760, 0],
        [980, 0],
        [1320, 640],
        [1320, 760],
        [1180, 760],
      ]),
      INK.cream,
      'opacity="0.35"',
    ),
    box(0, 690, 1280, 270, INK.wood),
    teacher(),
    lit('M60 700H1220L1280 800V960H0V800Z', [INK.straw, INK.wood], 0, -40),
    shape('M60 700H1220L1236 726H44Z', INK.cream, 'opacity="0.4"'),
    basket(920, 776, 0.9, 0),
    basket(330, 770, 0.76, 11),
    lit('M600 716H680L668 790H612Z', [INK.teal, '#0b5f6a'], -22, 0),
    shape(oval(640, 716, 40, 11), INK.coral),
    line('M650 714L690 640M634 714L616 650', INK.dark, 8),
    learner(130, 850, 1.06, {
      cloth: [INK.cream, '#e0c9a4'],
      skin: ['#c08457', '#84502f'],
      turn: 1,
      hair: { style: 'short', colours: [INK.dark, '#2c1712'] },
    }),
    learner(1140, 850, 1.1, {
      cloth: [INK.coral, '#a83a2c'],
      skin: ['#5a3523', '#351c1c'],
      turn: -1,
      hair: { style: 'bun', colours: [INK.dark, '#2c1712'] },
    }),
    learner(480, 900, 1.12, {
      cloth: [INK.teal, '#0b5f6a'],
      skin: ['#8d5336', '#542c22'],
      hair: { style: 'bunBack', colours: [INK.dark, '#2c1712'] },
    }),
    learner(800, 900, 1.1, {
      cloth: [INK.sun, '#d07f1c'],
      skin: ['#8d5336', '#542c22'],
      hair: { style: 'back', colours: [INK.dark, '#2c1712'] },
    }),
  );
