import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { arm, leg } from '../kit/figure.mjs';
import { head, neck } from '../kit/head.mjs';
import { hills, treeline } from '../kit/hills.mjs';
import { lit } from '../kit/lit.mjs';
import { blob, oval, polygon } from '../kit/path.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt =
  'People kneel beside a long carpet of coloured sawdust that leads up a street of low houses to a white church.';

const INK = {
  rose: '#f4a58a',
  gold: '#ffd071',
  cream: '#fff4dc',
  stone: '#d9b48a',
  shade: '#b88a64',
  violet: '#5a2f88',
  plum: '#33194f',
  pink: '#e5346b',
  sun: '#ffb627',
  leaf: '#1e7a45',
  reef: '#0e8f9a',
};
const SKINS = [
  ['#b57a4e', '#7c4a2c'],
  ['#8d5336', '#542c22'],
  ['#c89263', '#8a5a38'],
];
const HAIR = ['#2a1510', '#1a0c0a'];

const FAR = 452;
const NEAR = 1010;
const DEPTH = 7;
const EYE = 640;

/** A point of the street: `u` from -1 to 1 across the carpet, `v` from 0 near us to 1 at the church. */
const ground = (u, v) => {
  const z = 1 + v * DEPTH;
  const horizon = FAR - (NEAR - FAR) / DEPTH;
  return [EYE + (u * 560) / z, horizon + (NEAR - horizon) / z];
};
const laid = (points, colour) => shape(polygon(points.map(([u, v]) => ground(u, v))), colour);
const rect = (u1, u2, v1, v2, colour) => {
  const along = Array.from({ length: 9 }, (_, i) => v1 + ((v2 - v1) * i) / 8);
  return laid([...along.map((v) => [u1, v]), ...along.toReversed().map((v) => [u2, v])], colour);
};
/** A round figure on the ground; `k` stretches it along the street, `petals` gives it a scalloped edge. */
const round = (u, v, r, colour, { k = 0.22, petals = 0, turn = 0 } = {}) =>
  laid(
    Array.from({ length: 64 }, (_, i) => {
      const a = (i / 64) * 2 * Math.PI;
      const q = petals ? r * (0.72 + 0.28 * Math.abs(Math.cos((a * petals) / 2 + turn))) : r;
      return [u + q * Math.cos(a), v + q * k * (1 + v * 2.6) * Math.sin(a)];
    }),
    colour,
  );
const diamond = (u, v, half, deep, colour) =>
  laid(
    [
      [u - half, v],
      [u, v - deep],
      [u + half, v],
      [u, v + deep],
    ],
    colour,
  );

/** Each panel of the carpet: where it begins and ends along the street, its ground, and what lies on it. */
const PANELS = [
  [0, 0.135, INK.violet],
  [0.145, 0.3, INK.pink],
  [0.315, 0.5, INK.reef],
  [0.52, 0.74, INK.sun],
  [0.765, 1, INK.violet],
];

const carpet = () => [
  // Pine needles all round, then a band of cream with triangles.
  rect(-1, 1, 0, 1, INK.leaf),
  rect(-0.9, 0.9, 0, 1, INK.cream),
  Array.from({ length: 40 }, (_, i) => {
    const v = 0.0 + i * 0.025;
    return [-1, 1].map((s) =>
      laid(
        [
          [s * 0.9, v],
          [s * 0.74, v + 0.0125],
          [s * 0.9, v + 0.025],
        ],
        i % 2 ? INK.pink : INK.violet,
      ),
    );
  }),
  PANELS.map(([from, to, colour]) => rect(-0.72, 0.72, from, to, colour)),
  // Near us a large flower, then a star, a flower of another colour, and so on.
  [-1, 1].map((s) => [
    round(s * 0.56, 0.02, 0.14, INK.sun, { k: 0.12 }),
    round(s * 0.56, 0.115, 0.12, INK.sun, { k: 0.12 }),
    round(s * 0.56, 0.02, 0.07, INK.pink, { k: 0.12 }),
    round(s * 0.56, 0.115, 0.06, INK.pink, { k: 0.12 }),
  ]),
  round(0, 0.066, 0.46, INK.cream, { k: 0.13, petals: 8 }),
  round(0, 0.066, 0.36, INK.pink, { k: 0.13, petals: 8 }),
  round(0, 0.066, 0.2, INK.sun, { k: 0.13, petals: 8, turn: 0.4 }),
  round(0, 0.066, 0.09, INK.violet, { k: 0.13 }),
  [-0.36, 0, 0.36].map((u, i) => [
    diamond(u, 0.222, 0.34, 0.07, i === 1 ? INK.sun : INK.cream),
    diamond(u, 0.222, 0.22, 0.045, i === 1 ? INK.cream : INK.violet),
    diamond(u, 0.222, 0.1, 0.02, i === 1 ? INK.reef : INK.sun),
  ]),
  round(0, 0.405, 0.5, INK.cream, { k: 0.075, petals: 6 }),
  round(0, 0.405, 0.34, INK.sun, { k: 0.075, petals: 6 }),
  round(0, 0.405, 0.16, INK.pink, { k: 0.075 }),
  [-0.36, 0, 0.36].map((u) => [
    diamond(u, 0.63, 0.34, 0.1, INK.pink),
    diamond(u, 0.63, 0.18, 0.05, INK.cream),
  ]),
  round(0, 0.88, 0.5, INK.sun, { k: 0.06, petals: 6 }),
];

/** A row of low houses on one side, their walls towards the church. */
const row = (side) => {
  const at = (u, v, up) => {
    const [x, y] = ground(u, v);
    return [x, y - up / (1 + v * DEPTH)];
  };
  const wall = (v1, v2, low, high, colour, u = 1.9) =>
    shape(
      polygon([at(side * u, v1, low), at(side * u, v2, low), at(side * u, v2, high), at(side * u, v1, high)]),
      colour,
    );
  return [
    [0.72, 1, '#f3c9a8', INK.violet, INK.reef],
    [0.44, 0.7, INK.reef, '#8c3a2a', INK.cream],
    [0.24, 0.42, '#f7d99a', INK.leaf, INK.pink],
    [0.04, 0.22, side > 0 ? '#e88a7a' : '#7fb8c9', side > 0 ? '#6b2e1a' : INK.violet, INK.cream],
  ].map(([v1, v2, colour, roof, trim]) => {
    const d = v2 - v1;
    return [
      wall(v1, v2, 0, 620, colour),
      wall(v1, v2, 0, 70, roof),
      wall(v1 + d * 0.12, v1 + d * 0.36, 0, 400, trim),
      wall(v1 + d * 0.15, v1 + d * 0.33, 0, 380, roof),
      wall(v1 + d * 0.52, v1 + d * 0.8, 190, 430, trim),
      wall(v1 + d * 0.55, v1 + d * 0.77, 210, 410, INK.plum),
      shape(
        polygon([
          at(side * 1.72, v1 - 0.008, 590),
          at(side * 1.72, v2, 590),
          at(side * 2.5, v2, 800),
          at(side * 2.5, v1 - 0.008, 800),
        ]),
        roof,
      ),
    ];
  });
};

/** The church at the end of the street, white, with one tower. */
const church = () =>
  place(640, 470, 1, [
    lit('M-104 0V-118L0-186L104-118V0Z', [INK.cream, '#dcbfa6'], -52, 0),
    lit('M-36-130V-262H36V-130Z', [INK.cream, '#dcbfa6'], -20, 0),
    lit('M-46-262L0-322L46-262Z', ['#b8392e', '#7d2320'], -22, 0),
    shape('M-16-200V-228Q0-250 16-228V-200Z', INK.plum),
    line('M0-322V-352M-10-340H10', INK.plum, 5),
    shape(oval(0, -118, 18), INK.plum),
    shape('M-24 0V-56Q0-84 24-56V0Z', INK.violet),
    [-66, 66].map((x) => shape(`M${x - 12}-24V-66Q${x}-82 ${x + 12}-66V-24Z`, INK.violet)),
  ]);

/** Somebody who kneels in profile to the right and sifts colour from a round sieve; knees at y = 0. */
const sifter = (x, y, scale, { skin, top, bottom, hair, hat, dust, bare = true }, flip = false) =>
  place(
    x,
    y,
    scale,
    [
      shape(oval(40, 6, 190, 16), INK.plum, 'opacity="0.35"'),
      leg(
        [
          [-40, -150],
          [70, -30],
          [-90, -14],
        ],
        { skin, cloth: [bottom[1], bottom[1]], cut: 'long', shoe: HAIR, size: 1.05 },
      ),
      arm(
        [
          [74, -300],
          [140, -220],
          [216, -186],
        ],
        { skin: [skin[1], skin[1]], cloth: [top[1], top[1]] },
      ),
      leg(
        [
          [-50, -150],
          [40, -26],
          [-120, -10],
        ],
        { skin, cloth: bottom, cut: 'long', shoe: HAIR, size: 1.1 },
      ),
      neck([112, -372], [66, -316], skin, 46),
      lit(
        blob([
          [20, -336],
          [78, -336],
          [104, -284],
          [70, -190],
          [20, -110],
          [-84, -110],
          [-98, -160],
          [-50, -260],
        ]),
        top,
        -16,
        -6,
      ),
      head(132, -410, { size: 112, turn: 1, tilt: 14, skin, hair, hat }),
      // The sieve with its rim, and what falls from it.
      shape(
        Array.from({ length: 26 }, (_, i) => {
          const random = randomFrom(i + 3);
          const [dx, dy] = [between(random, 188, 300), between(random, -150, 0)];
          return oval(dx, dy, 5);
        }).join(''),
        dust,
      ),
      lit('M176-196H316V-162Q246-140 176-162Z', ['#d98a3e', '#6b2e1a'], -12, -6),
      shape(oval(246, -196, 70, 15), dust),
      arm(
        [
          [30, -296],
          [96, -186],
          [190, -178],
        ],
        { skin, cloth: top, size: 1.08, sleeve: bare ? 'short' : 'long' },
      ),
    ],
    { flip },
  );

/** A bowl of dyed sawdust, heaped. */
const bowl = (x, y, scale, colour) =>
  place(x, y, scale, [
    lit('M-62-20Q0-112 62-20Z', [colour, INK.plum], -10, -8),
    lit('M-74-24H74C70 20 40 34 0 34S-70 20-74-24Z', ['#e0954c', '#7a4426'], -16, -4),
  ]);

export default () =>
  canvas(
    sky([INK.rose, INK.rose, INK.gold, INK.cream], 460, 50),
    sun(640, 330, 240, [INK.gold, INK.cream]),
    cloud(190, 150, 0.8, ['#f9bd9c', '#f4a58a']),
    cloud(1100, 120, 0.7, ['#f9bd9c', '#f4a58a'], { flip: true }),
    hills(5, 430, 150, '#9a6f94'),
    treeline(6, 470, 60, INK.leaf, [380, 900]),
    box(0, 452, 1280, 508, INK.stone),
    church(),
    row(-1),
    row(1),
    shape(polygon([ground(-1.75, 0), ground(-1.75, 1), ground(-1.5, 1), ground(-1.5, 0)]), INK.shade),
    shape(polygon([ground(1.75, 0), ground(1.75, 1), ground(1.5, 1), ground(1.5, 0)]), INK.shade),
    carpet(),
    sifter(392, 640, 0.42, {
      skin: SKINS[2],
      top: [INK.cream, '#e0c8a0'],
      bottom: [INK.plum, '#1f0f33'],
      hair: { style: 'short', colours: HAIR },
      dust: INK.pink,
    }),
    sifter(
      880,
      630,
      0.4,
      {
        skin: SKINS[1],
        top: [INK.reef, '#085a66'],
        bottom: [INK.plum, '#1f0f33'],
        hair: { style: 'bun', colours: HAIR },
        dust: INK.sun,
      },
      true,
    ),
    sifter(120, 850, 0.98, {
      skin: SKINS[0],
      top: [INK.cream, '#e0c8a0'],
      bottom: [INK.violet, INK.plum],
      hair: { style: 'bun', colours: HAIR },
      dust: INK.sun,
    }),
    sifter(
      1150,
      840,
      0.94,
      {
        skin: SKINS[1],
        top: [INK.sun, '#d98a1e'],
        bottom: [INK.plum, '#1f0f33'],
        hat: { colours: [INK.cream, '#e0c48c'], band: INK.violet },
        dust: INK.cream,
      },
      true,
    ),
    bowl(60, 920, 0.9, INK.pink),
    bowl(1236, 920, 0.9, INK.reef),
  );
