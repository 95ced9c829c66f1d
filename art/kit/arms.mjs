import { lettering } from './lettering.mjs';
import { lit } from './lit.mjs';
import { blob, limb, oval, point, polygon } from './path.mjs';
import { box, line, place, shape } from './shape.mjs';

const WOOD = ['#8a4a22', '#5a2c14'];
const LEAF = ['#1f8a3f', '#0c5a2a'];
const TROUSERS = ['#f1f3f7', '#b4bed0'];
const STEEL = ['#dfe6ea', '#8f9aa6'];
const SCROLL = ['#fff6dc', '#e0c88e'];
const INK = '#3a1d0e';

const MOTTO = 'SUB UMBRA FLOREO';

/** The motto along the arc of the scroll: each letter stands on it and is turned with it. */
function motto() {
  const step = 6.1;
  return [...MOTTO]
    .map((letter, i) => {
      const x = (i - (MOTTO.length - 1) / 2) * step;
      if (letter === ' ') return '';
      return lettering(letter, x, 60.4 - 0.0024 * x * x, 6, INK, { weight: 1.15, turn: -0.28 * x });
    })
    .join('');
}

/** A double axe head or a single one at the end of its handle. */
const axe = (x, y, turn, size = 1) =>
  place(
    x,
    y,
    size,
    [
      lit('M-1.6 34V-20H1.6V34Z', WOOD, -1, 0),
      lit('M1-20C8-22 14-20 16-25C17-18 17-10 16-5C14-10 8-10 1-9Z', STEEL, -2, -2),
      lit('M-1-20H-6V-9H-1Z', STEEL, -1, -1),
    ],
    { turn },
  );

const paddle = (x, y, turn, size = 1) =>
  place(
    x,
    y,
    size,
    [
      lit('M-1.5 34V-8H1.5V34Z', WOOD, -1, 0),
      lit('M0-40C7-36 7-16 2-6H-2C-7-16-7-36 0-40Z', WOOD, -2, -1),
      lit('M-5 33H5V37H-5Z', WOOD, -1, -1),
    ],
    { turn },
  );

const saw = (x, y, turn) =>
  place(
    x,
    y,
    1,
    [
      lit(
        'M-16-3H12V3L10 1.4L8 3L6 1.4L4 3L2 1.4L0 3L-2 1.4L-4 3L-6 1.4L-8 3L-10 1.4L-12 3L-14 1.4L-16 3Z',
        STEEL,
        -1,
        -1,
      ),
      lit('M12-5H20V5H12Z', WOOD, -1, -1),
    ],
    { turn },
  );

const mallet = (x, y, turn) =>
  place(x, y, 1, [lit('M-1.2-8H1.2V15H-1.2Z', WOOD, -1, 0), lit('M-7-13H7V-6H-7Z', WOOD, -2, -1)], {
    turn,
  });

/** The shield in its three fields: paddle and axe on white, saw and mallet on gold, a ship under sail on the sea. */
const SHIELD = 'M-27-20H27V10C27 32 12 44 0 50C-12 44-27 32-27 10Z';
const shield = () => [
  lit(SHIELD, WOOD, 0, 0),
  place(0, 0, 1, [
    shape('M-24.5-17.5H-1V12L-24.5 16V10Z', '#ffffff'),
    shape('M24.5-17.5H1V12L24.5 16V10Z', '#ffc531'),
    shape('M-24.5 18.5L0 14.5L24.5 18.5C22 32 10 41.5 0 46.5C-10 41.5-22 32-24.5 18.5Z', '#8fd3ee'),
    shape('M-22 28Q-11 25 0 28T22 28C17 37 8 43 0 46.5C-8 43-17 37-22 28Z', '#1c4fa8'),
    lit('M-11 25H11L8 31H-8Z', WOOD, -2, 0),
    line('M0 25V15.5', INK, 1),
    lit('M-1 17C-8 19-9 23-8 24.5H-1Z', ['#ffffff', '#cdd6df'], -2, 0),
    lit('M1 16.5C8 18.5 9 22.5 8.5 24.5H1Z', ['#ffffff', '#cdd6df'], -2, 0),
  ]),
  paddle(-14, -2, -34, 0.4),
  axe(-11, -1, 34, 0.42),
  place(12.5, -2, 0.5, saw(0, 0, -46)),
  place(13, -2, 0.62, mallet(0, 0, -44)),
];

/** A woodcutter, feet at 0, 0 and 100 high, his outer hand at (-22, -70) holds the tool, the inner one the shield. */
const woodcutter = (x, y, scale, [light, base, shade], tool, flip) => {
  const skin = [base, shade];
  // The mirrored man is lit from the same side as the other.
  const side = flip ? -1 : 1;
  const upper = (points) => lit(limb(points), skin, -2 * side, -1.4);
  const thigh = (points) => lit(limb(points), TROUSERS, -2.4 * side, 0);
  return place(
    x,
    y,
    scale,
    [
      upper([
        [-9, -5, 7],
        [-13, 0, 7],
        [-17, 1, 5],
      ]),
      upper([
        [9, -5, 7],
        [12, 0, 7],
        [16, 1, 5],
      ]),
      thigh([
        [-6, -50, 15],
        [-9, -26, 12.5],
        [-10, -6, 10],
      ]),
      thigh([
        [6, -50, 15],
        [9, -26, 12.5],
        [10, -6, 10],
      ]),
      shape('M-13-52H13V-44H-13Z', TROUSERS[0]),
      tool,
      upper([
        [0, -94, 8],
        [0, -84, 9],
      ]),
      lit(
        blob([
          [0, -87],
          [15, -84],
          [17, -77],
          [12, -60],
          [13, -49],
          [0, -47],
          [-13, -49],
          [-12, -60],
          [-17, -77],
          [-15, -84],
        ]),
        skin,
        -4 * side,
        -1.5,
      ),
      shape(
        blob([
          [-3 * side, -84],
          [-13 * side, -82],
          [-13 * side, -72],
          [-4 * side, -68],
        ]),
        light,
      ),
      lit(oval(0, -100, 7.6, 9.4), skin, -2 * side, -1.4),
      shape('M-7.8-101C-9-112 9-112 7.8-101C6-106-6-106-7.8-101Z', INK),
      upper([
        [-14, -80, 9],
        [-25, -66, 7.4],
        [-20, -72, 6],
        [-21, -77, 6.4],
      ]),
      upper([
        [14, -80, 9],
        [23, -64, 7.4],
        [33, -60, 6.6],
      ]),
      shape(
        limb([
          ...(flip
            ? [
                [15, -82, 4],
                [22, -67, 3],
              ]
            : [
                [-15, -82, 4],
                [-23, -69, 3],
              ]),
        ]),
        light,
      ),
    ],
    { flip },
  );
};

/** The mahogany tree: a straight trunk and a crown of rounded masses, lit from the upper left. */
const tree = () => [
  lit('M-4-8L-3-52H3L4-8Z', WOOD, -2, 0),
  lit(
    [
      oval(-20, -50, 17, 11),
      oval(20, -50, 17, 11),
      oval(0, -60, 23, 16),
      oval(-10, -46, 14, 9),
      oval(11, -46, 14, 9),
    ].join(''),
    LEAF,
    -4,
    -4,
  ),
];

const scroll = () => [
  lit('M-61 49L-46 46V60L-62 62L-56 55Z', SCROLL.toReversed(), -2, -2),
  lit('M61 49L46 46V60L62 62L56 55Z', SCROLL.toReversed(), -2, -2),
  lit('M-54 50Q0 60 54 50V62Q0 72-54 62Z', SCROLL, 0, -1.6),
  motto(),
];

/**
 * The arms of Belize within a circle of radius 78 round 0, 0: two woodcutters, one with an axe and one with a paddle,
 * hold the shield of three fields below the mahogany tree; the scroll has the motto.
 */
export const arms = () =>
  [
    tree(),
    shape('M-60 47Q-56 38-34 40Q0 36 34 40Q56 38 60 47Q0 54-60 47Z', LEAF[0]),
    woodcutter(-44, 45, 0.74, ['#d39a68', '#a96f45', '#74472a'], axe(-26, -80, -24, 1), false),
    woodcutter(44, 45, 0.74, ['#8a5a3c', '#5c3623', '#361d14'], paddle(-26, -80, -20, 1.05), true),
    place(0, 4, 0.92, shield()),
    scroll(),
  ]
    .flat(3)
    .join('');

/** The arms as far as they can be seen at less than 40 pixels: tree, shield and ground, without people. */
export const smallArms = () =>
  [
    lit('M-9 6L-7-40H7L9 6Z', WOOD, -3, 0),
    lit(oval(-30, -36, 30, 20) + oval(30, -36, 30, 20) + oval(0, -52, 38, 28), LEAF, -6, -6),
    shape(
      polygon([
        [-34, 4],
        [34, 4],
        [32, 30],
        [0, 62],
        [-32, 30],
      ]),
      WOOD[0],
    ),
    box(-27, 10, 25, 20, '#ffffff'),
    box(2, 10, 25, 20, '#ffc531'),
    shape(`M${point([-24, 35])}L24 35L0 54Z`, '#1c4fa8'),
  ].join('');
