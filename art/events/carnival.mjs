import { bunting } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { crowd } from '../kit/crowd.mjs';
import { featherFan } from '../kit/feather.mjs';
import { figure } from '../kit/figure.mjs';
import { louvres } from '../kit/house.mjs';
import { lit } from '../kit/lit.mjs';
import { oval, polygon } from '../kit/path.mjs';
import { confetti } from '../kit/scatter.mjs';
import { box, place, shape } from '../kit/shape.mjs';
import { rays, sky } from '../kit/sky.mjs';

export const alt =
  'Carnival dancers with huge feather fans on a street of wooden houses, the crowd cheering behind them.';
('Carnival dancers with huge feather fans on a street of wooden houses, the crowd cheering behind them.');
const INK = {
  sky: '#1fb6c1',
  light: '#bdeee6',
  sun: '#ffb627',
  cream: '#fff4dc',
  pink: '#e5346b',
  wine: '#9c1c55',
  violet: '#5a2fb8',
  dark: '#2a1548',
};

/** A masquerader who dances towards us, arms open, with collar, belt and head-dress. */
function dancer(x, y, scale, { skin, suit, jewel, fan, crown, lift = 0, spread = 68 }) {
  const beads = (cx, cy, width, drop, count) =>
    Array.from({ length: count }, (_, i) => {
      const t = (i / (count - 1)) * 2 - 1;
      return shape(oval(cx + t * width, cy + drop * (1 - t * t), 11), i % 2 ? INK.cream : jewel[0]);
    }).join('');
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
  return place(x, y, scale, [
    featherFan(0, -250, fan, { spread }),
    figure({
      head: [0, -448],
      turn: 0,
      tilt: 6,
      skin,
      collar: [0, -372],
      shoulders: [
        [-84, -342],
        [84, -342],
      ],
      hips: [
        [-62, -120],
        [62, -120],
      ],
      top: suit,
      bottom: suit,
      cut: 'bare',
      sleeve: 'none',
      waist: 0.14,
      legs: [
        [
          [-96, 40],
          [-50, 250],
        ],
        [
          [104, 20],
          [60, 240],
        ],
      ],
      over:
        lit(plate, jewel, -16, -8) +
        beads(0, -296, 62, 30, 9) +
        lit(belt, jewel, -20, -8) +
        beads(0, -146, 76, 12, 9),
      arms: [
        [
          [-196, -300],
          [-262, -420 - lift],
        ],
        [
          [196, -296],
          [270, -400 + lift],
        ],
      ],
      thumbs: [-1, 1],
      held:
        featherFan(0, -486, crown, { spread: 60 }) +
        lit('M-46-478C-40-524 40-524 46-478C20-496-20-496-46-478Z', jewel, -12, -4),
    }),
  ]);
}

/** The corner of a wooden house at the edge of the street: roof, one louvred window, the rail of the gallery. */
const facade = (flip, wall, roof) =>
  place(
    flip ? 1280 : 0,
    0,
    1,
    [
      box(-10, 220, 206, 560, wall[0]),
      box(-10, 220, 206, 34, wall[1]),
      shape('M-10 120H150L250 228H-10Z', roof[0]),
      box(-10, 212, 260, 18, roof[1]),
      louvres(40, 276, 96, 118, { frame: roof[0], pane: INK.dark }),
      box(-10, 428, 226, 14, roof[0]),
    ],
    { flip },
  );

const HOT = [
  [INK.pink, INK.wine],
  [INK.sun, INK.pink],
];
const COOL = [
  [INK.violet, INK.dark],
  [INK.sky, INK.violet],
];

export default () =>
  canvas(
    sky([INK.sky, INK.light], 760, 60),
    rays(660, 620, INK.cream, 18, 0.35),
    facade(false, [INK.cream, INK.sun], [INK.pink, INK.wine]),
    facade(true, [INK.sun, '#e07a1a'], [INK.violet, INK.dark]),
    box(0, 740, 1280, 220, INK.violet),
    crowd(23, 712, 60, INK.dark, { raised: 0.6 }),
    shape('M0 850H1280V960H0Z', INK.violet),
    bunting([-10, 70], [520, 20], {
      sag: 50,
      count: 6,
      size: 80,
      cord: INK.dark,
      colours: [INK.pink, INK.cream, INK.violet, INK.sun],
    }),
    bunting([760, 20], [1300, 90], {
      sag: 50,
      count: 6,
      size: 80,
      cord: INK.dark,
      colours: [INK.pink, INK.cream, INK.violet, INK.sun],
    }),
    dancer(128, 950, 0.84, {
      skin: ['#c08457', '#84502f'],
      suit: [INK.violet, INK.dark],
      jewel: [INK.sun, INK.pink],
      lift: 30,
      fan: [
        [340, 64, 8, COOL, [INK.sun, INK.pink]],
        [220, 52, 5, [INK.cream, INK.light], [INK.sky, INK.violet]],
      ],
      spread: 84,
      crown: [[120, 30, 5, COOL, [INK.sun, INK.pink]]],
    }),
    dancer(1160, 950, 0.82, {
      skin: ['#8d5336', '#542c22'],
      suit: [INK.violet, INK.dark],
      jewel: [INK.cream, INK.sun],
      lift: -20,
      fan: [
        [
          340,
          64,
          8,
          [
            [INK.cream, INK.light],
            [INK.violet, INK.dark],
          ],
          [INK.pink, INK.wine],
        ],
        [220, 52, 5, COOL, [INK.cream, INK.sun]],
      ],
      spread: 84,
      crown: [[120, 30, 5, [INK.cream, INK.light], [INK.pink, INK.wine]]],
    }),
    dancer(650, 970, 1.42, {
      skin: ['#8d5336', '#542c22'],
      suit: [INK.pink, INK.wine],
      jewel: [INK.sun, '#e07a1a'],
      fan: [
        [450, 74, 11, HOT, [INK.sky, INK.violet]],
        [
          345,
          66,
          8,
          [
            [INK.sun, '#e07a1a'],
            [INK.pink, INK.wine],
          ],
          [INK.cream, INK.sun],
        ],
        [236, 54, 5, [INK.cream, INK.sun], [INK.pink, INK.wine]],
      ],
      crown: [[168, 34, 7, [INK.cream, INK.sun], [INK.pink, INK.wine]]],
    }),
    confetti(5, [0, 60, 1280, 840], [INK.cream, INK.sun, INK.pink, INK.sky], 28, 17),
  );
