import { canvas } from '../kit/canvas.mjs';
import { printed } from '../kit/colourways.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { burst, sashes } from '../kit/poster.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';

export const alt = 'A burning torch in a wreath of leaves, tied with a red, white and blue ribbon.';

const INK = {
  plum: '#5b3a8e',
  bright: '#6d4ca4',
  dark: '#2b1750',
  cream: '#fff3d6',
  sun: '#ffb627',
  red: '#d90f19',
  leaf: '#3f9a55',
  blue: '#171696',
};

/** One half of the wreath: leaves in pairs along an arc that opens at the top. */
const branch = (side) =>
  Array.from({ length: 11 }, (_, i) => {
    const a = Math.PI / 2 - side * (0.16 + i * 0.235);
    const [x, y] = [640 + 345 * Math.cos(a), 470 + 345 * Math.sin(a)];
    const along = (a * 180) / Math.PI + (side > 0 ? -90 : 90) + 90;
    return [-46, 0, 46]
      .map((off, k) =>
        place(
          Math.round(x),
          Math.round(y),
          1 - i * 0.018,
          lit(
            'M0 24C-46-6-44-86 0-142C44-86 46-6 0 24Z',
            k === 1 ? ['#8fd07a', INK.leaf] : [INK.leaf, '#1d5f43'],
            -14,
            -4,
          ),
          { turn: Math.round(along + off) },
        ),
      )
      .join('');
  }).join('');

const flame = (x, y, scale) =>
  place(x, y, scale, [
    lit(
      'M-6 0C-120-10-164-104-128-196C-112-150-92-138-72-140C-104-236-40-300 14-384C20-300 74-286 98-210C110-224 114-244 112-268' +
        'C168-190 164-14-6 0Z',
      ['#ff7a3d', INK.red],
      -26,
      0,
    ),
    shape(
      'M0-6C-78-20-96-96-62-150C-50-128-40-124-28-128C-40-190-6-230 18-268C22-208 62-190 72-130C90-70 70-14 0-6Z',
      INK.sun,
    ),
    shape(
      'M4-12C-34-22-42-72-18-104C-8-92-2-96 4-104C8-130 14-140 20-152C30-108 50-88 44-56C40-28 24-16 4-12Z',
      INK.cream,
    ),
  ]);

const HANDLE = 'M568 470H712L672 960H608Z';
const LOOP = 'M0 0C-50-96-220-126-246-50C-262 30-150 66-96 56C-56 48-20 30 0 0Z';
const TAIL = 'M-14-4C-70 30-130 70-176 146L-102 138L-66 196C-30 130 10 60 30 0Z';

/** The ribbon in the colours of the flag: two loops, two tails and the knot. */
const bow = (x, y) => {
  const half = (flip) =>
    place(
      0,
      0,
      1,
      [
        lit(TAIL, [INK.red, '#9c0a14'], flip ? 14 : -14, 0),
        inside(TAIL, line('M0 10C-50 50-90 100-126 180', '#ffffff', 18)),
        lit(LOOP, [INK.blue, '#0d0d5c'], flip ? 10 : -10, -10),
        inside(LOOP, line('M0 0C-80-50-170-50-260-10', '#ffffff', 22)),
      ],
      { flip },
    );
  return place(x, y, 1, [
    half(false),
    half(true),
    lit('M-44-40H44L52 44H-52Z', [INK.red, '#9c0a14'], -16, 0),
  ]);
};

const PRINT = {
  ground: [INK.plum, INK.bright, '#8162b8', '#a68bd6', '#cdbbee'],
  sash: [INK.dark, INK.cream, INK.sun, INK.bright],
  except: 'violet',
};

export default (colourway = 0) => {
  const { ground, sash } = printed(colourway, PRINT);
  return canvas(
    burst(640, 340, ground, {
      radius: 440,
      step: 120,
      count: 16,
    }),
    sashes('diamonds', sash),
    branch(-1),
    branch(1),
    lit(HANDLE, [INK.sun, '#c97a14'], -40, 0),
    inside(HANDLE, box(540, 520, 200, 24, INK.dark), box(540, 562, 200, 12, INK.dark)),
    lit('M536 404H744L716 474H564Z', [INK.cream, '#d9c193'], -46, 0),
    lit('M516 380H764V412H516Z', [INK.sun, '#c97a14'], -46, 0),
    flame(640, 388, 0.96),
    bow(640, 800),
  );
};
