import { canvas } from '../kit/canvas.mjs';
import { printed } from '../kit/colourways.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { limb } from '../kit/path.mjs';
import { burst, sashes, wovenDisc } from '../kit/poster.mjs';
import { box, place, shape } from '../kit/shape.mjs';
import { stepped } from '../kit/stepped.mjs';

export const alt = 'Eight open hands of many skin tones reach from all sides towards one sun.';

const INK = {
  deep: '#0a6c74',
  teal: '#17929b',
  pool: '#5cc2bd',
  sun: '#ffb627',
  cream: '#fff4dc',
  coral: '#f0623f',
  rose: '#d92c66',
  night: '#0a3a44',
};
const [CX, CY] = [640, 480];

const HAND = [
  [
    [0, 30, 62],
    [0, -14, 92],
    [0, -46, 90],
  ],
  [
    [-33, -44, 27],
    [-40, -90, 26],
    [-47, -126, 21],
  ],
  [
    [-11, -50, 27],
    [-13, -100, 27],
    [-15, -148, 21],
  ],
  [
    [12, -50, 27],
    [15, -98, 26],
    [19, -140, 21],
  ],
  [
    [34, -42, 25],
    [42, -80, 24],
    [51, -112, 19],
  ],
  [
    [26, 4, 34],
    [58, -26, 30],
    [80, -58, 23],
  ],
]
  .map(limb)
  .join('');
const FOREARM = limb([
  [0, 20, 60],
  [0, 110, 82],
  [0, 260, 104],
]);
const SLEEVE = 'M-70 150H70L116 900H-116Z';

/** An arm that reaches from outside the sheet to the middle; the light stays at the upper left however it turns. */
function reaching(i, skin, [cloth, shade], trim) {
  const turn = 22.5 + i * 45;
  const a = (turn * Math.PI) / 180;
  const [lx, ly] = [-11 * Math.cos(a) - 8 * Math.sin(a), 11 * Math.sin(a) - 8 * Math.cos(a)];
  return place(
    CX - 364 * Math.sin(a),
    CY + 364 * Math.cos(a),
    1,
    [
      lit(FOREARM + HAND, skin, lx * 0.9, ly * 0.9),
      lit(SLEEVE, [cloth, shade], lx * 2.6, ly * 2.6),
      inside(
        SLEEVE,
        box(-120, 172, 240, 76, trim),
        shape([-72, -24, 24, 72].map((x) => stepped(x, 248, 22, 62, 3)).join(''), shade),
      ),
    ],
    { turn },
  );
}

const SKIN = [
  ['#5a3523', '#351c1c'],
  ['#c98d5e', '#8d5336'],
  ['#8d5336', '#542c22'],
  ['#e3b184', '#b97c4f'],
];
const CLOTH = [
  [INK.rose, '#98184a'],
  [INK.cream, '#d8c7a2'],
  [INK.coral, '#b03d22'],
  [INK.night, '#062a33'],
];

const PRINT = {
  ground: [INK.deep, INK.teal, INK.pool],
  sash: [INK.night, INK.cream, INK.sun, INK.coral],
  except: 'reef',
};

export default (colourway = 0) => {
  const { ground, sash } = printed(colourway, PRINT);
  return canvas(
    burst(CX, CY, ground, { count: 16, radius: 400 }),
    sashes('triangles', sash),
    shape(wovenDisc(CX, CY, 200, 40), INK.coral),
    shape(wovenDisc(CX, CY, 160, 40), INK.sun),
    shape(wovenDisc(CX, CY, 100, 20), INK.cream),
    Array.from({ length: 8 }, (_, i) =>
      reaching(i, SKIN[(i * 3 + (i > 3 ? 1 : 0)) % 4], CLOTH[i % 4], i % 2 ? INK.sun : INK.cream),
    ),
  );
};
