import { lit } from './lit.mjs';
import { limb, oval, polygon } from './path.mjs';
import { line, place, shape } from './shape.mjs';

/** A spiny lobster from above, head up: no claws, two long thick feelers, ten legs, six rings, a tail fan. */
export function lobster(x, y, scale, turn, { shell, tail, gold, spot, eye }) {
  const feeler = (s) =>
    lit(
      limb([
        [s * 40, -250, 42],
        [s * 90, -360, 32],
        [s * 230, -470, 24],
        [s * 430, -500, 17],
        [s * 640, -420, 8],
      ]),
      shell,
      -4,
      -6,
    );
  const feelerRings = (s) =>
    line(
      [
        [62, -300],
        [92, -362],
        [138, -412],
        [196, -450],
      ]
        .map(([px, py]) => `M${s * (px - 14)} ${py - 10}L${s * (px + 12)} ${py + 12}`)
        .join(''),
      gold,
      7,
    );
  const feelerThin = (s) =>
    line(
      `M${s * 16} -256C${s * 20} -330 ${s * 30} -390 ${s * 80} -430M${s * 16} -256C${s * 4} -330 ${s * 10} -380 ${s * 26} -440`,
      shell[0],
      8,
    );
  const legs = (s) =>
    [
      [-170, -250, 190, -330],
      [-120, -250, 250, -170],
      [-70, -250, 250, -20],
      [-20, -220, 210, 110],
      [20, -170, 150, 190],
    ].map(([y0, , w, y1]) =>
      lit(
        limb([
          [s * 70, y0, 30],
          [s * (w * 0.85), y0 - 20 + (y1 + 100) * 0.22, 24],
          [s * w, y1 * 0.55 + y0 * 0.3, 18],
          [s * (w - 6), y1 * 0.75 + y0 * 0.1 + 40, 7],
        ]),
        shell,
        -4,
        -5,
      ),
    );
  const carapace =
    'M-44-270C-96-250-122-150-112-60C-106-6-80 30-50 44H50C80 30 106-6 112-60C122-150 96-250 44-270Q0-240-44-270Z';
  const spines = [
    [-56, -210],
    [-76, -150],
    [-80, -90],
    [56, -210],
    [76, -150],
    [80, -90],
    [-30, -170],
    [30, -170],
    [-36, -110],
    [36, -110],
    [-30, -40],
    [30, -40],
    [0, -140],
    [0, -70],
    [0, -10],
  ];
  const ring = (i) => {
    const [w, top] = [112 - i * 9, 34 + i * 50];
    const d = `M${-w} ${top}Q0 ${top - 26} ${w} ${top}L${w + 16} ${top + 56}L${w - 14} ${top + 62}Q0 ${top + 44} ${-w + 14} ${top + 62}L${-w - 16} ${top + 56}Z`;
    return (
      lit(d, shell, -10, -14) +
      line(`M${-w + 18} ${top + 18}Q0 ${top - 6} ${w - 18} ${top + 18}`, gold, 6) +
      shape(oval(-w * 0.55, top + 34, 9) + oval(w * 0.55, top + 34, 9), spot)
    );
  };
  const fan = [-66, 66, -34, 34, 0].map((a) =>
    place(
      0,
      322,
      1,
      lit(
        'M-22 0C-62 60-66 130-34 168Q0 188 34 168C66 130 62 60 22 0Z',
        [a ? shell[0] : tail, shell[1]],
        -16,
        -6,
      ) + line('M0 20V140M-22 36L-30 130M22 36L30 130', gold, 5),
      { turn: a * 0.95 },
    ),
  );
  return place(
    x,
    y,
    scale,
    [
      [1, -1].map((s) => [legs(s), feeler(s), feelerRings(s), feelerThin(s)]),
      fan,
      [5, 4, 3, 2, 1, 0].map(ring),
      lit(carapace, shell, -26, -8),
      line('M-90-40Q0 10 90-40', shell[1], 9),
      spines.map(([sx, sy]) => shape(`M${sx - 13} ${sy + 10}L${sx} ${sy - 22}L${sx + 13} ${sy + 10}Z`, gold)),
      lit(
        polygon([
          [-54, -240],
          [-76, -310],
          [-22, -264],
        ]),
        [gold, shell[0]],
        -8,
        0,
      ),
      lit(
        polygon([
          [54, -240],
          [76, -310],
          [22, -264],
        ]),
        [gold, shell[0]],
        -8,
        0,
      ),
      shape(oval(-66, -250, 17) + oval(66, -250, 17), eye),
      shape(oval(-71, -256, 5) + oval(61, -256, 5), spot),
    ],
    { turn },
  );
}
