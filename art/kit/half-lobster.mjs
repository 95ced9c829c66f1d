import { inside, lit } from './lit.mjs';
import { limb, oval } from './path.mjs';
import { line, place, shape } from './shape.mjs';

/**
 * Half a spiny lobster on the grill, cut side up, head to the left, about 520 long: no claws, two long thick feelers,
 * short legs, white meat in the tail.
 */
export function halfLobster(x, y, scale, { shell, meat, gold, dark }, { turn = 0, flip = false } = {}) {
  const body =
    'M-190-34C-150-86-60-92 0-70C90-74 190-62 250-30C284-40 310-70 330-86C350-50 352-6 336 40C310 34 280 20 250 22C190 56 80 66 0 58C-70 74-150 60-190 20Z';
  const tail = 'M10-44C90-50 180-40 244-12C180 26 90 40 10 34C-6 8-6-20 10-44Z';
  const head = 'M-164-20C-130-58-70-62-18-46C-30-10-28 20-16 38C-70 46-130 36-164 8Z';
  const feeler = (side) =>
    limb([
      [-170, side * 12, 26],
      [-260, side * 40 - 14, 18],
      [-380, side * 84 - 20, 13],
      [-520, side * 70 - 20, 5],
    ]);
  const legs = [-130, -92, -54, -18]
    .map((lx, i) =>
      [-1, 1]
        .map((s) =>
          limb([
            [lx, s * 48, 15],
            [lx - 24 + i * 6, s * 92, 11],
            [lx - 54 + i * 16, s * 122, 5],
          ]),
        )
        .join(''),
    )
    .join('');
  return place(
    x,
    y,
    scale,
    [
      shape('M-180 20C-60 96 180 90 330 50L340 70C200 110-60 116-180 50Z', dark, 'opacity="0.6"'),
      lit(legs, shell, -3, -4),
      [-1, 1].map((s) => lit(feeler(s), shell, -3, -4)),
      lit(body, shell, -4, -10),
      line('M266-24L326-64M272-4L340-16M266 14L326 26', shell[1], 6),
      lit(head, [gold, shell[0]], -4, -6),
      inside(head, shape(oval(-96, -4, 40, 24) + oval(-44, 0, 26, 20), meat[1], 'opacity="0.6"')),
      lit(tail, meat, -8, -8),
      inside(tail, line('M40-60L70 50M90-60L116 50M140-60L160 50M188-60L202 50', dark, 7, 'opacity="0.35"')),
      line('M20-30C90-40 160-30 220-12', gold, 7),
      shape(oval(-176, -30, 11), dark),
      shape(oval(-179, -33, 4), meat[0]),
    ],
    { turn, flip },
  );
}
