import { canvas } from '../kit/canvas.mjs';
import { printed } from '../kit/colourways.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { polygon } from '../kit/path.mjs';
import { burst, sashes } from '../kit/poster.mjs';
import { line, place, shape } from '../kit/shape.mjs';

export const alt = 'The sun rises out of an open book, a pencil lies across its page.';

const INK = {
  blue: '#1f5fa8',
  bright: '#2f73bf',
  dark: '#0d2f5c',
  sun: '#ffb627',
  pale: '#ffd071',
  cream: '#fff3d6',
  shade: '#dfcba0',
  red: '#d9281f',
};

const PAGE = 'M0 0C110-96 300-110 470-50V290C300 230 110 244 0 340Z';
const COVER = 'M0 40C110-50 320-70 506-10V352C320 300 110 306 0 392Z';
const LINES = 'M70 40C170-20 300-26 400 6M70 110C170 50 300 44 400 76M70 180C170 120 300 114 400 146';
const LAST = { left: 'M190 206C260 184 330 190 400 216', right: 'M70 250C150 200 220 184 290 184' };

/** Half of the open book; the light falls on the left page and grazes the right one. */
const half = (flip, [page, edge], [cloth, fold]) =>
  place(
    640,
    540,
    1.06,
    [
      lit(COVER, [cloth, fold], 0, -22),
      lit('M0 14C110-78 300-94 484-30V318C300 262 110 270 0 366Z', [edge, INK.shade], 0, -10),
      shape(PAGE, page),
      inside(
        PAGE,
        line(LINES + (flip ? LAST.left : LAST.right), INK.bright, 14, 'opacity="0.45"'),
        shape('M0-100H34C20 60 20 200 34 400H0Z', edge),
      ),
    ],
    { flip },
  );

const pencil = (x, y, turn) =>
  place(
    x,
    y,
    1,
    [
      lit('M-40-330H40V60H-40Z', [INK.sun, '#d98a14'], -26, 0),
      shape('M-12-330H14V60H-12Z', INK.pale),
      lit('M-40 60H40L0 170Z', [INK.cream, INK.shade], -20, 0),
      shape(
        polygon([
          [-15, 128],
          [15, 128],
          [0, 170],
        ]),
        INK.dark,
      ),
      lit('M-40-370H40V-320H-40Z', [INK.cream, INK.shade], -26, 0),
      lit('M-40-370V-400Q-40-430 0-430Q40-430 40-400V-370Z', [INK.red, '#8c1a16'], -26, 0),
    ],
    { turn },
  );

const PRINT = {
  ground: [INK.blue, INK.bright, INK.sun, INK.pale, '#ffe2a6'],
  sash: [INK.dark, INK.cream, INK.sun, INK.bright],
  except: 'night',
};

export default (colourway = 0) => {
  const { ground, sash } = printed(colourway, PRINT);
  return canvas(
    burst(640, 490, ground, {
      radius: 400,
      step: 120,
      count: 16,
    }),
    sashes('zigzag', sash),
    half(true, [INK.cream, '#eed9ae'], [INK.red, '#8c1a16']),
    half(false, ['#f7e4bd', '#e2c894'], [INK.red, '#8c1a16']),
    shape('M800 826L846 738L1130 486L1190 540L910 800Z', INK.dark, 'opacity="0.22"'),
    pencil(900, 690, 48),
  );
};
