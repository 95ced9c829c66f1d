import { figure } from './figure.mjs';
import { lit } from './lit.mjs';
import { place } from './shape.mjs';

/** Ways to hold the two arms, as elbow and wrist of the left and the right one as we see them. */
const ARMS = {
  down: [
    [
      [-98, -424],
      [-84, -316],
    ],
    [
      [98, -424],
      [84, -316],
    ],
  ],
  wave: [
    [
      [-98, -424],
      [-84, -316],
    ],
    [
      [146, -560],
      [138, -690],
    ],
  ],
  cheer: [
    [
      [-140, -596],
      [-128, -720],
    ],
    [
      [140, -596],
      [150, -714],
    ],
  ],
  carry: [
    [
      [-104, -430],
      [-30, -384],
    ],
    [
      [104, -430],
      [40, -384],
    ],
  ],
  hip: [
    [
      [-150, -430],
      [-70, -350],
    ],
    [
      [98, -424],
      [84, -316],
    ],
  ],
};

const SKIRT = 'M-64-344Q0-330 64-344C76-250 104-170 122-104Q60-84 0-94T-122-104C-104-170-76-250-64-344Z';

/** A standing person of about 690 from foot (y = 0) to head, in two tones a piece, for the middle distance. */
export function person(x, y, scale, p) {
  return place(
    x,
    y,
    scale,
    figure({
      head: [0, -640],
      turn: p.turn ?? 0,
      tilt: p.tilt ?? 0,
      skin: p.skin,
      hair: p.hair,
      hat: p.hat,
      collar: [0, -562],
      shoulders: [
        [-66, -530],
        [66, -530],
      ],
      hips: [
        [-42, -318],
        [42, -318],
      ],
      top: p.top,
      bottom: p.bottom,
      sleeve: p.sleeve,
      cut: p.skirt ? 'bare' : p.cut,
      shoe: p.shoe,
      legs: [
        [
          [-44, -160],
          [-44, -20],
        ],
        [
          [44, -160],
          [44, -20],
        ],
      ],
      toes: [-1, 1],
      skirt: p.skirt ? lit(SKIRT, p.skirt, -20, -4) : '',
      over: p.over,
      arms: ARMS[p.arms ?? 'down'],
      thumbs: [1, -1],
      held: p.held,
    }),
    { flip: p.flip },
  );
}
