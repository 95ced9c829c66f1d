import { canvas } from '../kit/canvas.mjs';
import { hills } from '../kit/hills.mjs';
import { canopy, tuft } from '../kit/jungle.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { blob, limb, oval, polygon } from '../kit/path.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { rays, sky } from '../kit/sky.mjs';
import { stepped } from '../kit/stepped.mjs';
import { sun } from '../kit/sun.mjs';

export const alt =
  'A dancer in a carved deer mask with tall antlers stands behind the marimba, incense rises before the forested hills.';

const INK = {
  night: '#0c2b2a',
  deep: '#0f4a3a',
  leaf: '#2c8a4b',
  gold: '#ffc23d',
  cream: '#fff3d6',
  wood: '#b5652e',
  bark: '#6b2e1a',
  red: '#d13a26',
  wine: '#7d1a22',
};
const WOOD = ['#c9803f', '#8a4a22'];
const HORN = ['#f2d9a0', '#b98a4a'];

/** One antler: a beam that sweeps out and up, with tines on its inner side. */
const antler = (side) => {
  const at = (points) => points.map(([x, y, w]) => [side * x, y, w]);
  return [
    [
      [150, -300, 30],
      [120, -380, 22],
      [126, -440, 8],
    ],
    [
      [230, -352, 24],
      [200, -402, 18],
      [206, -456, 8],
    ],
    [
      [66, -196, 30],
      [30, -250, 22],
      [34, -310, 8],
    ],
    [
      [60, -150, 50],
      [96, -260, 42],
      [196, -330, 36],
      [258, -372, 26],
      [266, -450, 8],
    ],
  ].map((points) => lit(limb(at(points)), HORN, -6, -5));
};

const FACE = blob([
  [0, -190],
  [84, -176],
  [126, -96],
  [112, 10],
  [78, 110],
  [66, 196],
  [0, 236],
  [-66, 196],
  [-78, 110],
  [-112, 10],
  [-126, -96],
  [-84, -176],
]);

const ear = (side) => {
  const leafOf = (k) =>
    blob([
      [side * 96, -120],
      [side * (96 + 60 * k), -120 - 64 * k],
      [side * (96 + 168 * k), -120 - 50 * k],
      [side * (96 + 130 * k), -120 + 30 * k],
      [side * (96 + 40 * k), -120 + 40 * k],
    ]);
  return [lit(leafOf(1), WOOD, -7, -7), lit(leafOf(0.66), [INK.red, INK.wine], -5, -5)];
};

/** The mask, carved of wood and painted: a long face, pale muzzle and brow, a row of pale dots, antlers above. */
const mask = (x, y, scale) =>
  place(x, y, scale, [
    [-1, 1].map((side) => antler(side)),
    [-1, 1].map((side) => ear(side)),
    lit(FACE, WOOD, -22, -6),
    inside(
      FACE,
      // The blaze from the brow to the nose, and the muzzle.
      lit('M-40-200C-26-100-30 0-44 90H44C30 0 26-100 40-200Z', [INK.cream, '#e3c48c'], -10, 0),
      lit(
        blob([
          [0, 96],
          [62, 120],
          [92, 190],
          [70, 260],
          [-70, 260],
          [-92, 190],
          [-62, 120],
        ]),
        [INK.cream, '#e3c48c'],
        -14,
        -4,
      ),
      line('M-64-176Q-100-110-92-30M64-176Q100-110 92-30', INK.red, 12),
    ),
    lit('M-44 130Q0 112 44 130C46 158 22 178 0 180C-22 178-46 158-44 130Z', [INK.night, '#061716'], -4, -4),
    line('M0 180V206M-36 208Q0 216 36 208', INK.night, 7),
    [-1, 1].map((side) => [
      // The opening for the eye in its painted rim.
      shape(
        blob([
          [side * 34, -44],
          [side * 62, -74],
          [side * 100, -62],
          [side * 104, -34],
          [side * 66, -22],
        ]),
        INK.cream,
      ),
      shape(
        blob([
          [side * 46, -45],
          [side * 64, -62],
          [side * 90, -53],
          [side * 92, -39],
          [side * 66, -33],
        ]),
        INK.night,
      ),
      [
        [60, 20],
        [66, 52],
        [62, 84],
      ].map(([dx, dy]) => shape(oval(side * (dx + 8), dy, 8), INK.cream)),
    ]),
    shape(stepped(0, -124, 26, 54) + stepped(0, -128, 26, -40), INK.red),
  ]);

/** The dancer below the mask: a cape with a round collar of woven triangles. */
const CAPE =
  'M-70-320C-130-290-220-276-280-226C-340-160-360 20-366 260H366C360 20 340-160 280-226C220-276 130-290 70-320Z';
const round = (rx, ry) => oval(0, -330, rx, ry);
const collar = Array.from({ length: 15 }, (_, i) => {
  const at = (a, k) => [Math.cos(a) * 318 * k, -330 + Math.sin(a) * 262 * k];
  const [a, half] = [((i + 0.5) / 15) * Math.PI, Math.PI / 32];
  return polygon([at(a - half, 0.98), at(a, 0.74), at(a + half, 0.98)]);
}).join('');
const cape = (x, y, scale) =>
  place(x, y, scale, [
    lit(CAPE, [INK.red, INK.wine], -36, -4),
    inside(
      CAPE,
      shape(round(336, 280), INK.gold),
      shape(round(320, 264), INK.night),
      shape(collar, INK.gold),
      shape(round(226, 186), INK.cream),
      shape(round(214, 174), INK.red),
      box(-400, 0, 800, 14, INK.gold),
    ),
  ]);

/** The marimba across the whole width: keys that grow shorter to the right, tubes of wood below them. */
const marimba = () => [
  box(0, 720, 1280, 240, INK.night),
  Array.from({ length: 17 }, (_, i) => {
    const [x, w] = [-6 + i * 76, 58];
    const drop = 210 - i * 5;
    return lit(
      `M${x + 6} 800H${x + w}V${820 + drop * 0.6}L${x + w * 0.5 + 3} ${820 + drop * 0.8}L${x + 6} ${820 + drop * 0.6}Z`,
      [INK.wood, INK.bark],
      -16,
      0,
    );
  }),
  lit('M-20 800H1300V846H-20Z', [INK.bark, '#3c170e'], 0, -14),
  Array.from({ length: 17 }, (_, i) => {
    const x = -6 + i * 76;
    const top = 706 + i * 1.5;
    return lit(
      `M${x} ${top}H${x + 64}V${830 - i * 1.5}H${x}Z`,
      [i % 2 ? '#d98a3e' : '#e7a153', INK.bark],
      -8,
      -10,
    );
  }),
  line('M-20 740H1300', INK.cream, 7),
  line('M-20 802H1300', INK.cream, 7),
];

/** A mallet with a head of wound rubber, struck from below the sheet. */
const mallet = (x, y, turn) =>
  place(x, y, 1, [line('M0 0V300', INK.bark, 12), lit(oval(0, -8, 30, 34), [INK.cream, '#d9b070'], -8, -8)], {
    turn,
  });

/** Incense: two ribbons of smoke that part and join as they rise. */
const smoke = (x, y, scale, flip) =>
  place(
    x,
    y,
    scale,
    [
      line('M0 0C-50-90 60-150 10-250C-40-340 60-400 20-520', INK.cream, 26, 'opacity="0.34"'),
      line('M0 0C50-80-40-170 20-270C70-360-30-430 40-600', INK.cream, 15, 'opacity="0.5"'),
    ],
    { flip },
  );

/** A clay burner on three feet, with embers. */
const burner = (x, y, scale) =>
  place(x, y, scale, [
    shape(oval(0, -78, 72, 16), INK.gold),
    shape(oval(-18, -80, 22, 8) + oval(26, -78, 18, 7), INK.red),
    lit('M-84-80Q-70-10 0-4Q70-10 84-80Q0-52-84-80Z', [INK.wood, INK.bark], -18, -4),
    lit('M-40-14L-54 34H-30L-14-6ZM40-14L54 34H30L14-6Z', [INK.wood, INK.bark], -5, 0),
    line('M-70-46Q0-18 70-46', INK.cream, 7),
  ]);

export default () =>
  canvas(
    sky([INK.gold, INK.gold, '#ffdc85'], 620, 60),
    rays(640, 400, INK.cream, 22, 0.3),
    sun(640, 410, 340, ['#ffdc85', INK.cream]),
    hills(9, 560, 170, '#7fae6b'),
    canopy(3, 610, 120, [INK.leaf, INK.deep], { to: 1340, bottom: 960 }),
    tuft(4, 40, 760, 300, 60, [
      [INK.leaf, INK.deep],
      [INK.deep, INK.night],
    ]),
    tuft(8, 1240, 760, 320, 60, [
      [INK.leaf, INK.deep],
      [INK.deep, INK.night],
    ]),
    smoke(200, 600, 1, false),
    smoke(1080, 600, 1, true),
    burner(200, 690, 1.1),
    burner(1080, 690, 1.1),
    cape(640, 764, 0.92),
    mask(640, 458, 0.76),
    marimba(),
    mallet(226, 748, -24),
    mallet(330, 766, -12),
    mallet(950, 766, 12),
    mallet(1054, 748, 24),
  );
