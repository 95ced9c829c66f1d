import { canvas } from '../kit/canvas.mjs';
import { printed } from '../kit/colourways.mjs';
import { boards } from '../kit/house.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { oval, polygon } from '../kit/path.mjs';
import { burst, sashes } from '../kit/poster.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';

export const alt = 'A bell swings in a white church tower while a dove flies past with a green twig.';

const INK = {
  ochre: '#a87a00',
  bright: '#c3941a',
  gold: '#ffc531',
  cream: '#fff4dc',
  shade: '#e0c48c',
  brown: '#5c3a0a',
  red: '#c8321f',
  leaf: '#2f7a45',
};

const OPENING = 'M-150 0V-230C-150-330-84-390 0-412C84-390 150-330 150-230V0Z';

const bell = () =>
  place(
    0,
    -330,
    1,
    [
      line('M0-40V20', INK.brown, 22),
      shape(oval(8, 236, 30), INK.red),
      lit(
        'M-26 0C-26-22 26-22 26 0C86 18 78 120 124 190C134 206 124 218 104 218H-104C-124 218-134 206-124 190C-78 120-86 18-26 0Z',
        [INK.gold, '#c98716'],
        -40,
        0,
      ),
      line('M-88 150Q0 172 88 150', INK.brown, 9),
      line('M-48 44C-60 84-66 108-80 134', INK.cream, 12),
    ],
    { turn: -15 },
  );

/** The tower from the sill of its bell chamber up, the sill at y = 0. */
const tower = () => [
  box(-250, -520, 500, 900, INK.cream),
  boards(-250, -520, 500, 900, INK.ochre, 42),
  box(120, -520, 130, 900, INK.shade),
  shape('M-180 0V-236C-180-352-100-420 0-446C100-420 180-352 180-236V0Z', INK.red),
  shape(OPENING, INK.brown),
  inside(OPENING, shape('M-20 20C60-140 60-300 0-420L170-420V20Z', INK.ochre, 'opacity="0.35"'), bell()),
  lit('M-290 0H290V44H-290Z', [INK.red, '#8c1f18'], -150, 0),
  lit(
    polygon([
      [-330, -500],
      [0, -770],
      [330, -500],
    ]),
    [INK.brown, '#3d2606'],
    -150,
    0,
  ),
  box(-330, -512, 660, 26, INK.red),
];

/** A dove in flight to the left: far wing, body with fanned tail, near wing, a twig in the bill. */
const dove = (x, y, scale, turn) =>
  place(
    x,
    y,
    scale,
    [
      shape('M-20-10C-60-120-30-220 40-290C44-230 70-200 90-160C100-110 80-40 40 0Z', INK.shade),
      lit(
        'M-176-20C-170-60-120-76-88-46C-40-30 40-50 110-24C160-16 220-40 290-88L272-44L312-22L270 2L296 40' +
          'C240 36 190 34 150 40C80 90-60 80-110 30C-130 22-140 6-150-2Z',
        [INK.cream, INK.shade],
        -8,
        -18,
      ),
      shape('M-174-22L-214-6L-160 4Z', INK.gold),
      shape(oval(-140, -34, 8), INK.brown),
      lit(
        'M-60-6C-20-120 60-190 206-250C196-200 206-176 226-160C196-150 192-130 204-112C176-104 166-90 174-70C120-20 40 40-30 30C-52 20-62 8-60-6Z',
        [INK.cream, INK.shade],
        -14,
        -16,
      ),
      line('M-198-8C-230 16-256 40-262 84', INK.leaf, 9),
      [
        [-222, 4, 150],
        [-248, 30, 60],
        [-246, 40, 175],
        [-260, 74, 30],
        [-262, 82, 110],
      ].map(([lx, ly, turned]) =>
        place(lx, ly, 1, lit('M0 0C14-22 48-24 66 0C48 20 14 20 0 0Z', [INK.leaf, '#1d5230'], -4, -4), {
          turn: turned,
        }),
      ),
    ],
    { turn },
  );

const PRINT = {
  ground: [INK.ochre, INK.bright, INK.gold],
  sash: [INK.brown, INK.cream, INK.gold, INK.red],
  except: 'sun',
};

export default (colourway = 0) => {
  const { ground, sash } = printed(colourway, PRINT);
  return canvas(
    // The dove is white, so the inner disc is the sash's deep tone.
    burst(430, 430, [...ground, sash[3]], { radius: 320, step: 40 }),
    sashes('diamonds', sash),
    place(930, 740, 1.12, tower()),
    dove(380, 474, 0.92, 4),
  );
};
