import { featherFan } from './feather.mjs';
import { figure } from './figure.mjs';
import { lit } from './lit.mjs';
import { oval, polygon } from './path.mjs';
import { place, shape } from './shape.mjs';

/** A row of beads that hangs between two points at the same height. */
const beads = (y, half, drop, count, colours) =>
  Array.from({ length: count }, (_, i) => {
    const t = (i / (count - 1)) * 2 - 1;
    return shape(oval(t * half, y + drop * (1 - t * t), 11), colours[i % 2]);
  }).join('');

/**
 * A carnival dancer who comes towards us, about 520 from the knee to the hair, hips at y = -120. `fan` and `crown`
 * are rows of featherFan; `arms` are elbow and wrist left and right; `sway` moves the hips to a side.
 */
export function masquerader(
  x,
  y,
  scale,
  { skin, suit, jewel, pearl, fan, crown, arms, sway = 0, spread = 80, tilt = 6 },
) {
  const plate = 'M-92-352C-50-330 50-330 92-352L74-300C40-262-40-262-74-300Z';
  const belt = polygon([
    [-84, -150],
    [84, -150],
    [104, -96],
    [52, -70],
    [30, -20],
    [0, -66],
    [-30, -20],
    [-52, -70],
    [-104, -96],
  ]);
  const cuff = (wrist, elbow) => {
    const [dx, dy] = [elbow[0] - wrist[0], elbow[1] - wrist[1]];
    const k = 26 / Math.hypot(dx, dy);
    return lit(oval(wrist[0] + dx * k, wrist[1] + dy * k, 25, 19), jewel, -6, -5);
  };
  return place(x, y, scale, [
    featherFan(0, -250, fan, { spread }),
    figure({
      head: [-sway * 0.3, -448],
      turn: 0,
      tilt,
      skin,
      collar: [0, -372],
      shoulders: [
        [-84, -342],
        [84, -342],
      ],
      hips: [
        [-62 + sway, -120],
        [62 + sway, -120],
      ],
      top: suit,
      bottom: suit,
      cut: 'bare',
      sleeve: 'none',
      waist: 0.14,
      legs: [
        [
          [-92 + sway * 0.4, 40],
          [-62 - sway, 250],
        ],
        [
          [100 + sway * 1.4, 24],
          [62, 244],
        ],
      ],
      shoe: jewel,
      toes: [-1, 1],
      over:
        lit(plate, jewel, -16, -8) +
        beads(-296, 62, 30, 9, [pearl, jewel[0]]) +
        place(sway, 0, 1, lit(belt, jewel, -20, -8) + beads(-146, 76, 12, 9, [pearl, jewel[0]])),
      arms,
      thumbs: [-1, 1],
      held:
        arms.map(([elbow, wrist]) => cuff(wrist, elbow))[0] +
        featherFan(-sway * 0.3, -486, crown, { spread: 60, turn: tilt * 0.6 }) +
        place(-sway * 0.3, 0, 1, lit('M-46-478C-40-524 40-524 46-478C20-496-20-496-46-478Z', jewel, -12, -4)),
    }),
    cuff(arms[1][1], arms[1][0]),
  ]);
}
