import { lamps } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { arm, figure } from '../kit/figure.mjs';
import { hills } from '../kit/hills.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { limb, oval } from '../kit/path.mjs';
import { glints, sea } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { stepped } from '../kit/stepped.mjs';
import { sun } from '../kit/sun.mjs';

export const alt = 'A cook stirs a steaming pot at a painted food stall by the sea at dusk.';

const INK = {
  rose: '#f2777a',
  peach: '#ffc48a',
  sun: '#ffb627',
  cream: '#fff4dc',
  teal: '#0e8f9a',
  deep: '#0a5663',
  plum: '#4a1f4e',
  red: '#d9281f',
};
const SHADE = { cream: '#ecd0a8', red: '#951c16', sun: '#d9821a' };

/** The awning: broad stripes that widen to the front, with a scalloped hem in shade. */
const awning = () =>
  Array.from({ length: 9 }, (_, i) => {
    const [a, b] = [40 + i * 133.4, 40 + (i + 1) * 133.4].map(Math.round);
    const [ta, tb] = [a, b].map((x) => Math.round(640 + (x - 640) * 0.84));
    const [tone, shade] = i % 2 ? [INK.cream, SHADE.cream] : [INK.teal, INK.deep];
    return (
      shape(`M${ta} 40H${tb}L${b} 190V216A67 52 0 0 1 ${a} 216V190Z`, tone) +
      shape(`M${a} 190H${b}V216A67 52 0 0 1 ${a} 216Z`, shade)
    );
  }).join('');

/** A pot with two handles, its foot at y = 0. */
const pot = (x, y, scale, tones, stew) =>
  place(x, y, scale, [
    line('M-150-120H-186V-70H-140M150-120H186V-70H140', tones[1], 18),
    lit('M-150-170H150V-40Q150 0 110 0H-110Q-150 0-150-40Z', tones, -56, -4),
    shape(oval(0, -170, 150, 30), tones[1]),
    shape(oval(0, -168, 132, 22), stew),
  ]);

/** Steam in two ribbons that thin out upwards. */
const steam = (x, y, scale) =>
  place(
    x,
    y,
    scale,
    shape(
      limb([
        [0, 0, 30],
        [-34, -60, 36],
        [20, -130, 28],
        [-10, -210, 6],
      ]) +
        limb([
          [70, -10, 24],
          [44, -70, 30],
          [90, -140, 20],
          [70, -196, 5],
        ]),
      INK.cream,
      'opacity="0.7"',
    ),
  );

const SKIN = ['#8d5336', '#542c22'];
const BODY = { skin: SKIN, cloth: [INK.red, SHADE.red] };

/** The cook, looking left; the stirring arm is drawn apart, for it reaches over the pot. */
const cook = () =>
  figure({
    head: [0, -412],
    turn: -1,
    tilt: -4,
    skin: SKIN,
    collar: [6, -332],
    shoulders: [
      [-84, -304],
      [84, -304],
    ],
    hips: [
      [-70, -60],
      [70, -60],
    ],
    top: BODY.cloth,
    hair: { style: 'wrap', colours: [INK.sun, SHADE.sun] },
    over: lit(
      'M62-330L40-330C34-260-30-260-40-330L-60-326L-70-240L-104-40H104L74-240Z',
      [INK.cream, SHADE.cream],
      -20,
      0,
    ),
    arms: [
      null,
      [
        [126, -196],
        [84, -110],
      ],
    ],
    thumbs: [1, 1],
  });
const stirring = () => [
  line('M-244-392L-214-254', INK.plum, 15),
  arm(
    [
      [-78, -296],
      [-152, -258],
      [-204, -302],
    ],
    { ...BODY, thumb: 1 },
  ),
];
const AT = [640, 790, 1.12];

const COUNTER = 'M80 660H1200V960H80Z';
const fish = (x, y) =>
  place(x, y, 1, [
    lit(oval(0, 0, 128, 26), [INK.cream, SHADE.cream], -6, -8),
    lit('M-92-14C-60-56 30-56 62-20L96-44L90 6L62-8C30 12-60 10-92-14Z', [INK.sun, SHADE.sun], -6, -8),
    shape(oval(-66, -20, 5), INK.plum),
  ]);

export default () =>
  canvas(
    sky([INK.rose, INK.peach, '#ffe0a8'], 600, 60),
    sun(1030, 470, 150, [INK.sun, INK.cream]),
    hills(9, 570, 90, INK.rose),
    sea(560, 800, [INK.deep, INK.teal]),
    glints(4, [820, 580, 440, 70], INK.sun, 18),
    palm([150, 720], [250, 320], {
      seed: 5,
      size: 210,
      width: 34,
      trunk: [INK.plum, '#2c1233'],
      leaf: [INK.deep, INK.plum],
    }),
    box(0, 800, 1280, 160, SHADE.sun),
    box(110, 180, 40, 500, INK.plum),
    box(1130, 180, 40, 500, INK.plum),
    lamps([130, 268], [1150, 268], {
      sag: 46,
      count: 13,
      size: 15,
      cord: INK.plum,
      colours: [INK.sun, INK.cream],
    }),
    place(...AT, cook()),
    steam(290, 490, 1),
    steam(920, 500, 0.86),
    pot(384, 652, 0.86, [INK.red, SHADE.red], INK.sun),
    place(...AT, stirring()),
    pot(940, 652, 0.78, [INK.teal, INK.deep], SHADE.red),
    awning(),
    box(112, 28, 1056, 20, INK.plum),
    shape(COUNTER, INK.red),
    inside(
      COUNTER,
      box(80, 730, 1120, 150, INK.cream),
      shape(Array.from({ length: 9 }, (_, i) => stepped(80 + i * 140, 880, 64, 110, 4)).join(''), INK.teal),
      shape(Array.from({ length: 8 }, (_, i) => stepped(150 + i * 140, 730, 58, -100, 4)).join(''), INK.deep),
      shape(Array.from({ length: 9 }, (_, i) => stepped(80 + i * 140, 880, 24, 44, 2)).join(''), INK.sun),
      box(1000, 660, 200, 300, INK.plum, 'opacity="0.3"'),
    ),
    lit('M40 640H1240V690H40Z', [INK.plum, '#2c1233'], 0, -16),
    fish(1090, 634),
    place(196, 644, 0.56, [
      lit(
        'M-26-250H26V-170C52-150 62-130 62-100V0H-62V-100C-62-130-52-150-26-170Z',
        [INK.red, SHADE.red],
        -34,
        0,
      ),
      lit('M-30-300H30V-240H-30Z', [INK.deep, INK.plum], -16, 0),
      lit('M-62-96H62V-24H-62Z', [INK.cream, SHADE.cream], -40, 0),
    ]),
  );
