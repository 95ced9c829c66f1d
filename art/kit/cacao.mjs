import { inside, lit } from './lit.mjs';
import { oval } from './path.mjs';
import { line, place, shape } from './shape.mjs';

const POD = 'M0-100C44-96 66-40 60 20C54 72 28 104 0 120C-28 104-54 72-60 20C-66-40-44-96 0-100Z';

/** A cacao pod hanging from its stalk at x, y: ridged, pointed at the lower end, about 230 long. */
export const cacaoPod = (x, y, scale, tones, { turn = 0, stalk = '#4a2a1a' } = {}) =>
  place(
    x,
    y,
    scale,
    [
      line('M0-20V12', stalk, 14),
      place(0, 110, 1, [
        lit(POD, tones, -14, -8),
        inside(
          POD,
          line(
            'M-22-96C-44-40-42 40-12 112M22-96C44-40 42 40 12 112M0-100V118',
            tones[1],
            7,
            'opacity="0.65"',
          ),
        ),
      ]),
    ],
    { turn },
  );

/** Half a pod, cut face up: rind, white pulp and the brown beans in it. */
export const openPod = (x, y, scale, [rind, shade], { pulp, bean }, turn = 0) =>
  place(
    x,
    y,
    scale,
    [
      shape(POD, shade),
      inside(POD, shape(POD, rind, 'transform="translate(-8 -10)"')),
      place(0, 8, 0.8, [
        shape(POD, '#f6e2b4'),
        place(
          0,
          6,
          0.86,
          [
            [-26, -48],
            [26, -48],
            [-30, -8],
            [30, -8],
            [-28, 34],
            [28, 34],
            [0, 72],
            [0, -76],
            [0, -28],
            [0, 18],
          ].map(
            ([bx, by]) =>
              lit(oval(bx, by, 24, 20), pulp, -5, -4) +
              shape(oval(bx + 2, by + 3, 9, 6), bean, 'opacity="0.75"'),
          ),
        ),
      ]),
    ],
    { turn },
  );
