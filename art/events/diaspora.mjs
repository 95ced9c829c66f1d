import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { hand } from '../kit/figure.mjs';
import { belizeFlag, folds } from '../kit/flag.mjs';
import { head, neck } from '../kit/head.mjs';
import { lit } from '../kit/lit.mjs';
import { limb, oval, polygon } from '../kit/path.mjs';
import { randomFrom } from '../kit/random.mjs';
import { box, line, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt = 'A woman holds up the flag of Belize with both arms before the skyline of a big city.';

const INK = {
  rose: '#ff9a76',
  gold: '#ffcf7a',
  plum: '#5a3a78',
  lilac: '#a8719a',
  blue: '#171696',
  red: '#d90f19',
  white: '#fffaf0',
  green: '#006600',
};
const SKIN = ['#8d5336', '#542c22'];

/** A tower with lit and unlit windows; the right side is in shade. */
function tower(seed, x, width, top, [wall, side], lamp) {
  const random = randomFrom(seed);
  const columns = Math.floor(width / 30);
  const rows = Math.floor((800 - top) / 42);
  let panes = '';
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1) {
      if (random() > 0.56) panes += `M${x + 12 + c * 29} ${top + 26 + r * 42}h14v22h-14z`;
    }
  }
  return (
    box(x, top, width, 900 - top, wall) +
    box(x + width * 0.72, top, width * 0.28, 900 - top, side) +
    shape(panes, lamp)
  );
}

const far = () =>
  [
    [11, 20, 120, 360],
    [12, 180, 100, 280],
    [13, 330, 130, 400],
    [14, 800, 110, 330],
    [15, 960, 130, 250],
    [16, 1140, 120, 380],
  ]
    .map(([seed, x, width, top]) => tower(seed, x, width, top, [INK.lilac, INK.lilac], INK.rose))
    .join('');

const near = () => [
  tower(21, -30, 150, 480, [INK.plum, '#432a60'], INK.gold),
  tower(22, 210, 130, 420, [INK.plum, '#432a60'], INK.gold),
  shape('M210 420L275 300L340 420Z', INK.plum),
  line('M275 320V230', INK.plum, 8),
  tower(23, 880, 120, 470, [INK.plum, '#432a60'], INK.gold),
  shape('M900 470V430H980V470ZM920 430V392H960V430Z', INK.plum),
  tower(24, 1060, 150, 350, [INK.plum, '#432a60'], INK.gold),
  tower(25, 1230, 100, 500, [INK.plum, '#432a60'], INK.gold),
  // A rooftop water tank, the sign of an old city roof.
  shape('M40 480V420H110V480M34 420L75 372L116 420Z', '#432a60'),
];

/** The cloth hangs from hand to hand and dips at the nape. */
const cloth = (u, v) => [
  104 + u * 1072 + Math.sin(v * 3) * 26 * (0.5 - u),
  346 - u * 26 + 116 * Math.sin(Math.PI * u) ** 1.2 + v * 476 + 7 * Math.sin(u * 23),
];

export default () =>
  canvas(
    sky([INK.rose, INK.gold, INK.gold], 760, 80),
    sun(560, 430, 290, [INK.gold, INK.white]),
    cloud(1020, 180, 0.9, [INK.white, INK.gold]),
    cloud(220, 150, 0.7, [INK.white, INK.gold], { flip: true }),
    far(),
    near(),
    box(0, 780, 1280, 180, '#432a60'),
    lit('M480 960C470 700 520 470 600 440H690C770 470 810 700 800 960Z', ['#ffb627', '#d98a1e'], -30, 0),
    neck([642, 380], [642, 470], SKIN, 70),
    lit(
      limb([
        [552, 486, 74],
        [330, 440, 64],
        [128, 344, 40],
      ]),
      SKIN,
      -6,
      -12,
    ),
    lit(
      limb([
        [736, 486, 74],
        [950, 430, 64],
        [1150, 320, 40],
      ]),
      SKIN,
      -6,
      -12,
    ),
    belizeFlag(cloth, { ...INK, brown: '#6b2e1a' }),
    folds(
      cloth,
      '#0b1030',
      [
        [0.06, 0.13],
        [0.24, 0.3],
        [0.7, 0.74],
        [0.82, 0.86],
        [0.93, 1],
      ],
      0.24,
    ),
    head(642, 318, {
      size: 190,
      skin: SKIN,
      tilt: 3,
      hair: { style: 'bunBack', colours: ['#3a2018', '#2c1712'] },
    }),
    shape(
      `${oval(552, 352, 21)}${oval(552, 352, 13)}${oval(734, 362, 21)}${oval(734, 362, 13)}`,
      INK.gold,
      'fill-rule="evenodd"',
    ),
    hand([250, 400], [124, 340], SKIN, 1.9, 1),
    hand([1030, 376], [1152, 316], SKIN, 1.9, -1),
    shape(
      polygon([
        [0, 958],
        [1280, 958],
        [1280, 960],
        [0, 960],
      ]),
      INK.plum,
    ),
  );
