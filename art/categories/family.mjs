import { canvas } from '../kit/canvas.mjs';
import { printed } from '../kit/colourways.mjs';
import { arm } from '../kit/figure.mjs';
import { head, neck } from '../kit/head.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { limb, polygon } from '../kit/path.mjs';
import { burst, sashes } from '../kit/poster.mjs';
import { line, place, shape } from '../kit/shape.mjs';

export const alt = 'A child on a parent’s shoulders flies a kite high in front of a woven sun.';

const INK = {
  rose: '#b8394f',
  bright: '#cf5164',
  plum: '#5a1730',
  sun: '#ffb627',
  peach: '#ffd9a0',
  cream: '#fff4dc',
  teal: '#0e8f9a',
  blue: '#24339c',
};
const SKIN = ['#8d5336', '#542c22'];
const HAIR = ['#3a2018', '#2c1712'];

const KITE = polygon([
  [0, -210],
  [150, -30],
  [0, 210],
  [-150, -30],
]);

/** A kite of four fields with its tail of bows. */
const kite = (x, y, turn) =>
  place(
    x,
    y,
    1,
    [
      line('M0 200C40 300-60 340-20 430C10 490 60 470 70 520', INK.cream, 8),
      [
        [8, 282, 30],
        [-34, 362, -40],
        [6, 456, 20],
      ].map(([bx, by, bt], i) =>
        place(bx, by, 1, shape('M0 0L-46-26V26ZM0 0L46-26V26Z', i % 2 ? INK.sun : INK.teal), { turn: bt }),
      ),
      shape(KITE, INK.cream),
      shape('M0-210L150-30H0Z', INK.sun),
      shape('M-150-30H0V210Z', INK.teal),
      shape('M0-30H150L0 210Z', INK.blue),
      inside(KITE, shape('M0-110L60-30L0 50L-60-30Z', INK.rose)),
      line('M0-210V210M-150-30H150', INK.plum, 7),
    ],
    { turn },
  );

/** Parent and child, looking at us; the parent's hips lie below the sheet. */
const pair = () => [
  // The child: body and face behind the parent's head, legs in front of the shoulders.
  arm(
    [
      [-84, -470],
      [-178, -530],
      [-150, -640],
    ],
    { skin: SKIN, cloth: [INK.sun, '#d9821a'], size: 1.1, thumb: 1 },
  ),
  lit(
    'M-96-230C-110-330-120-440-100-478C-70-516 70-516 100-478C120-440 110-330 96-230Z',
    [INK.sun, '#d9821a'],
    -24,
    -8,
  ),
  neck([0, -600], [0, -500], SKIN, 52),
  head(0, -604, { size: 150, skin: SKIN, hair: { style: 'curls', colours: HAIR } }),
  arm(
    [
      [84, -470],
      [176, -540],
      [204, -660],
    ],
    { skin: SKIN, cloth: [INK.sun, '#d9821a'], size: 1.1, thumb: -1 },
  ),
  lit(
    'M-270 420C-276 220-292 40-240-10C-200-50-80-52-50-70H50C80-52 200-50 240-10C292 40 276 220 270 420Z',
    [INK.cream, INK.peach],
    -40,
    -10,
  ),
  neck([0, -160], [0, -40], SKIN, 92),
  head(0, -196, { size: 196, skin: SKIN, hair: { style: 'short', colours: HAIR } }),
  [-1, 1].map((side) => [
    lit(
      limb([
        [side * 70, -226, 84],
        [side * 132, -150, 88],
        [side * 136, -60, 76],
      ]),
      [INK.blue, '#161f6e'],
      -12,
      -8,
    ),
    lit(
      limb([
        [side * 136, -70, 56],
        [side * 130, 30, 54],
        [side * 120, 110, 38],
      ]),
      SKIN,
      -9,
      -6,
    ),
    lit(
      limb([
        [side * 120, 122, 50],
        [side * 128, 152, 52],
        [side * 140, 184, 36],
      ]),
      [INK.rose, '#84223a'],
      -8,
      -8,
    ),
  ]),
  arm(
    [
      [-226, 40],
      [-318, 200],
      [-150, 78],
    ],
    { skin: SKIN, cloth: [INK.cream, INK.peach], size: 1.7, thumb: -1 },
  ),
  arm(
    [
      [226, 40],
      [318, 200],
      [150, 78],
    ],
    { skin: SKIN, cloth: [INK.cream, INK.peach], size: 1.7, thumb: 1 },
  ),
];

const PRINT = {
  ground: [INK.rose, INK.bright, INK.sun, INK.peach],
  sash: [INK.plum, INK.cream, INK.sun, INK.teal],
  except: 'hibiscus',
};

export default (colourway = 0) => {
  const { ground, sash } = printed(colourway, PRINT);
  return canvas(
    burst(560, 440, ground, { radius: 400, step: 80 }),
    sashes('zigzag', sash),
    kite(980, 250, 24),
    line('M744 100C810 190 900 190 992 222', INK.plum, 5),
    place(530, 770, 1, pair()),
  );
};
