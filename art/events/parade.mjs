import { bunting } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { figure } from '../kit/figure.mjs';
import { belizeFlag, blowing, folds } from '../kit/flag.mjs';
import { house } from '../kit/house.mjs';
import { lit } from '../kit/lit.mjs';
import { oval } from '../kit/path.mjs';
import { confetti } from '../kit/scatter.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';

export const alt = 'A school marching band with bass drum and flags of Belize passes pastel wooden houses.';

const INK = {
  sky: '#9ed8f2',
  cream: '#fff8ea',
  peach: '#f7c9a0',
  mint: '#a9dcc4',
  blue: '#171696',
  red: '#d90f19',
  green: '#006600',
  sun: '#ffc23d',
};
const NIGHT = '#0d0d5c';
const CAP = { style: 'cap', colours: [INK.red, '#8f0c18'] };

/** A player in step, in profile to the right: white tunic, blue trousers, red sash. */
const marcher = (
  x,
  y,
  scale,
  { skin, arms, held = '', knee = true, thumbs = [-1, -1], hair = CAP, top = [INK.cream, '#c9cfe6'] },
) =>
  place(
    x,
    y,
    scale,
    figure({
      head: [12, -640],
      turn: 1,
      tilt: -3,
      skin,
      collar: [0, -562],
      shoulders: [
        [52, -530],
        [-50, -532],
      ],
      hips: [
        [36, -318],
        [-36, -318],
      ],
      top,
      bottom: [INK.blue, NIGHT],
      sleeve: 'long',
      waist: -0.08,
      hair,
      legs: knee
        ? [
            [
              [150, -250],
              [116, -92],
            ],
            [
              [-34, -160],
              [-50, -20],
            ],
          ]
        : [
            [
              [20, -160],
              [-70, -40],
            ],
            [
              [40, -170],
              [40, -20],
            ],
          ],
      shoe: [INK.cream, '#c9cfe6'],
      over: line('M-58-516L56-346', INK.red, 26),
      arms,
      held,
      thumbs,
    }),
  );

const bassDrum = [
  lit(oval(196, -380, 176), [INK.red, '#8f0c18'], -16, -10),
  lit(oval(184, -384, 148), [INK.cream, INK.peach], -14, -12),
  line('M-40-548C0-500 40-480 70-470', INK.blue, 20),
  shape('M204-474L226-418L286-414L240-376L256-318L204-350L152-318L168-376L122-414L182-418Z', INK.blue),
].join('');

const sideDrum = [
  lit('M40-410H220V-300C190-276 70-276 40-300Z', [INK.blue, NIGHT], -30, 0),
  lit(oval(130, -410, 92, 26), [INK.cream, INK.peach], -10, -4),
  line('M46-306C80-284 180-284 214-306M46-392C80-370 180-370 214-392', INK.sun, 9),
].join('');

const stick = (x1, y1, x2, y2, ball = 0) =>
  line(`M${x1} ${y1}L${x2} ${y2}`, '#6b2e1a', 11) +
  (ball ? lit(oval(x2, y2, ball), [INK.sun, '#d98a1e'], -7, -6) : '');

/** A flag on a pole in the background row. */
const flagPole = (x, y, height, width) => {
  const map = blowing(x, y - height, width, 16, 1, 0.06);
  return (
    box(x - 5, y - height - 14, 10, height + 14, INK.cream) +
    belizeFlag(map, { ...INK, white: INK.cream, brown: '#6b2e1a' }) +
    folds(
      map,
      NIGHT,
      [
        [0.2, 0.36],
        [0.7, 0.86],
      ],
      0.2,
    )
  );
};

export default () =>
  canvas(
    sky([INK.sky, INK.sky, INK.cream], 760, 50),
    cloud(760, 120, 0.9, [INK.cream, INK.mint]),
    house(250, 760, 1.5, {
      wall: [INK.mint, '#7fbfa6'],
      roof: [INK.sun, '#d98a1e'],
      trim: INK.cream,
      dark: '#2c5a7a',
      under: '#2c5a7a',
    }),
    house(1060, 760, 1.55, {
      wall: [INK.peach, '#e79f7c'],
      roof: ['#2c5a7a', '#1d3f5c'],
      trim: INK.cream,
      dark: '#6b2e1a',
      under: '#2c5a7a',
      flip: true,
    }),
    box(0, 740, 1280, 220, '#e9b58a'),
    box(0, 740, 1280, 18, INK.cream),
    shape('M0 850H1280V960H0Z', '#cf8f6a'),
    flagPole(-60, 752, 560, 260),
    flagPole(1130, 752, 620, 250),
    bunting([-10, 30], [660, 14], {
      sag: 50,
      count: 10,
      size: 56,
      cord: INK.cream,
      colours: [INK.red, INK.cream, INK.blue],
    }),
    bunting([660, 14], [1300, 40], {
      sag: 44,
      count: 10,
      size: 56,
      cord: INK.cream,
      colours: [INK.red, INK.cream, INK.blue],
    }),
    confetti(8, [0, 60, 1280, 330], [INK.red, INK.cream, INK.sun, INK.blue], 26, 10),
    shape(oval(180, 930, 150, 18) + oval(1120, 930, 150, 18), '#6b2e1a', 'opacity="0.3"'),
    marcher(130, 930, 0.98, {
      skin: ['#c08457', '#84502f'],
      knee: false,
      held: sideDrum,
      thumbs: [-1, 1],
      arms: [
        [
          [100, -440],
          [176, -470],
        ],
        [
          [-96, -420],
          [30, -440],
        ],
      ],
    }),
    marcher(1090, 925, 0.98, {
      skin: ['#8d5336', '#542c22'],
      held: sideDrum + stick(58, -450, 150, -414),
      arms: [
        [
          [100, -440],
          [176, -480],
        ],
        [
          [-96, -420],
          [30, -450],
        ],
      ],
    }),
    marcher(520, 1120, 1.5, {
      skin: ['#5a3523', '#351c1c'],
      held: bassDrum,
      arms: [
        [
          [140, -450],
          [230, -400],
        ],
        [
          [-120, -430],
          [-10, -360],
        ],
      ],
    }),
    place(520, 1120, 1.5, [stick(-14, -352, 84, -420, 30)]),
  );
