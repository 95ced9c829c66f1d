import { inside, lit } from './lit.mjs';
import { oval } from './path.mjs';
import { line, place, shape } from './shape.mjs';

/** A soaring frigatebird: long bent wings and a forked tail, about 360 wide. */
export const frigatebird = (x, y, scale, colour, turn = 0) =>
  place(
    x,
    y,
    scale,
    shape(
      'M-4 0C-30-34-70-40-96-22C-120-10-150 6-176 34C-140 14-112 8-92 10C-60 10-36 20-22 30C-14 40-16 60-30 84L-8 52L4 88' +
        'C12 60 8 44 12 34C34 14 62 0 92 0C120-2 150 4 182 20C154-10 124-26 100-32C70-44 40-36 16-8C14-18 4-22-4 0Z',
      colour,
    ),
    { turn },
  );

/** A jabiru in flight to the left: white, black head and bill, red band at the neck, legs trailing. */
export const jabiru = (x, y, scale, { white, black, red }) =>
  place(x, y, scale, [
    line('M96 24L214 44', black, 9),
    lit(
      'M-6 6C30-80 90-150 176-206C166-160 170-150 152-130C160-124 150-112 134-104C140-92 124-84 110-78C112-60 92-30 60 14Z',
      white,
      -12,
      4,
    ),
    lit('M-70 4C-40-18 50-16 112 22C60 44-20 44-64 26Z', white, -4, -12),
    shape('M-62 6C-92 0-104-2-128-6L-124 14C-100 22-84 26-60 28Z', red),
    shape('M-122-8C-140-22-162-18-166-8L-252 2L-164 12C-154 22-136 22-122 15Z', black),
    lit(
      'M-20 12C10-30 20-110 0-190C-26-176-26-160-42-150C-40-136-52-130-58-112C-62-60-54-20-40 14Z',
      white,
      -10,
      0,
    ),
  ]);

/**
 * A keel-billed toucan perched, looking right, about 480 long from tail to bill, feet at 0, 0: black, yellow bib,
 * red under the tail, bill lime green with an orange side, a blue patch below and a cherry tip.
 */
export function keelBilledToucan(x, y, scale, ink, { flip = false, turn = 0 } = {}) {
  const body =
    'M-70 40C-110-60-70-190 10-236C24-268 76-282 108-254C134-232 134-196 124-172C140-110 112-30 40 14C10 34-40 60-70 40Z';
  const bib = 'M34-214C50-244 104-246 118-214C130-176 122-130 92-104C58-120 24-170 34-214Z';
  const bill =
    'M108-248C170-306 272-300 316-206C328-176 326-150 314-134C296-168 230-176 112-186C102-206 100-230 108-248Z';
  return place(
    x,
    y,
    scale,
    [
      lit('M-60-4C-100 60-122 130-130 206L-70 214C-52 150-34 90-14 34Z', ink.black, -10, 0),
      shape('M-22 22C-40 60-60 84-90 92C-84 50-70 26-58 12Z', ink.red),
      lit(body, ink.black, -12, -4),
      shape(bib, ink.yellow[0]),
      inside(bib, shape('M60-250C90-210 70-150 96-90L150-100V-250Z', ink.yellow[1])),
      shape('M92-104C80-98 66-104 58-112C84-116 108-140 116-170C124-144 114-116 92-104Z', ink.red),
      lit(
        'M-64 20C-104-60-66-160-10-176C30-160 30-40-30 20C-40 32-56 34-64 20Z',
        [ink.wing, ink.black[1]],
        -8,
        -6,
      ),
      lit(bill, ink.lime, 0, -16),
      inside(
        bill,
        shape('M112-232C176-268 250-262 290-212C240-236 170-230 112-214Z', ink.orange),
        shape('M112-196C180-190 240-184 276-168L240-150L112-176Z', ink.blue),
        shape('M288-270C330-230 350-160 320-110C306-150 300-200 272-236Z', ink.cherry),
      ),
      line('M114-196C190-194 270-186 310-150', ink.black[1], 4, 'opacity="0.55"'),
      shape(oval(86, -222, 25), ink.lime[0]),
      shape(oval(88, -222, 13), ink.black[1]),
      shape(oval(84, -227, 4.5), '#ffffff'),
      line('M0 10L-4 34M24 2L30 28', ink.blue, 13),
    ],
    { flip, turn },
  );
}

/** A brown pelican at rest on a post, bill down on the breast, looking left; feet at 0, 0. */
export const pelican = (x, y, scale, { body, head, bill }, { flip = false } = {}) =>
  place(
    x,
    y,
    scale,
    [
      lit(
        'M-50-20C-70-90-20-150 40-130C100-110 130-50 176 14C130 10 90 20 40 10C0 6-36 6-50-20Z',
        body,
        -10,
        -8,
      ),
      lit(
        'M-44-40C-70-90-58-140-30-168C-20-196-30-210-24-232C-6-258 34-246 34-216C34-190 0-170-2-140C0-110-10-70-44-40Z',
        head,
        -6,
        -4,
      ),
      lit('M-14-236C-44-220-70-150-84-60C-60-90-34-140-4-206Z', bill, -6, 0),
      line('M0 0V24M26 4V24', bill[1], 9),
    ],
    { flip },
  );
