import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { arm } from '../kit/figure.mjs';
import { head, neck } from '../kit/head.mjs';
import { hills, treeline } from '../kit/hills.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { blob, limb } from '../kit/path.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { glints, sea, waves } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt = 'Three paddlers drive a racing canoe down a jungle river, another crew close behind them.';

const INK = {
  sky: '#ffd98a',
  cream: '#fff4dc',
  leaf: '#3f9a55',
  deep: '#0f5a3f',
  river: '#1d9a8f',
  dark: '#0b4a52',
  orange: '#f0642a',
  blue: '#1b58c4',
};
const BROWN = ['#8d5336', '#542c22'];
const PALE = ['#c08457', '#84502f'];
const DEEP = ['#5a3523', '#351c1c'];

/** A kneeling paddler in profile to the right, from the waist up, the gunwale at y = 0; the near arm comes later. */
const paddler = (x, y, { skin, top, hair, hat }) =>
  place(x, y, 1, [
    arm(
      [
        [44, -250],
        [116, -214],
        [182, -262],
      ],
      { skin: [skin[1], skin[1]], cloth: [top[1], top[1]] },
    ),
    neck([70, -330], [30, -270], skin, 50),
    lit(
      blob([
        [4, -298],
        [56, -292],
        [84, -250],
        [64, -150],
        [46, 20],
        [-74, 20],
        [-84, -120],
        [-56, -240],
      ]),
      top,
      -18,
      -6,
    ),
    head(84, -374, { size: 112, turn: 1, tilt: 6, skin, hair, hat }),
  ]);

/** The stroke over the side: the paddle with its blade in the water, and the near arm that pulls it. */
const stroke = (x, y, { skin, top }) =>
  place(x, y, 1, [
    line('M196-284L204 10', '#c9803f', 17),
    line('M174-286L218-284', '#9a5a28', 20),
    lit(
      limb([
        [203, -20, 24],
        [206, 30, 64],
        [212, 110, 46],
      ]),
      ['#e0954c', '#9a5a28'],
      -9,
      -3,
    ),
    arm(
      [
        [6, -246],
        [52, -130],
        [166, -112],
      ],
      { skin, cloth: top, size: 1.12 },
    ),
  ]);

const HULL =
  'M-640-40C-560 4-300 14 60 14C360 14 560-6 690-66C660 20 560 86 380 92H-420C-540 88-610 30-640-40Z';

/** A long racing canoe to the right with its crew; the water line is at y = 70. */
const canoe = (x, y, scale, { hull, band, crew }) =>
  place(x, y, scale, [
    crew.map((person, i) => paddler(-350 + i * 300, 24, person)),
    lit(HULL, hull, -10, -22),
    inside(HULL, line('M-640-6C-540 40-300 50 60 50C380 50 560 30 700-30', band, 18)),
    crew.map((person, i) => stroke(-350 + i * 300, 24, person)),
  ]);

/** Drops thrown up where a blade strikes. */
function splash(seed, x, y, size) {
  const random = randomFrom(seed);
  return Array.from({ length: 18 }, () => {
    const [a, r] = [between(random, -2.8, -0.3), size * between(random, 0.25, 1)];
    const s = between(random, 5, 14);
    return shape(
      `M${Math.round(x + r * Math.cos(a))} ${Math.round(y + r * Math.sin(a))}l${Math.round(s)} ${Math.round(-s)}l${Math.round(s * 0.5)} ${Math.round(s * 1.3)}z`,
      INK.cream,
    );
  }).join('');
}

/** The suspension bridge over the river in the distance. */
const bridge = () => [
  [330, 900].map((x) => [
    box(x, 250, 18, 190, '#c98a5a'),
    box(x + 44, 250, 18, 190, '#a86c46'),
    box(x - 6, 268, 74, 14, '#c98a5a'),
    box(x - 6, 330, 74, 12, '#c98a5a'),
  ]),
  line('M-20 384Q180 360 360 256Q640 460 930 256Q1110 370 1300 384', '#a86c46', 7),
  line(
    Array.from({ length: 15 }, (_, i) => {
      const x = 400 + i * 36;
      const t = (x - 360) / 570;
      return `M${x} ${Math.round(256 + 204 * 2 * t * (1 - t))}V404`;
    }).join(''),
    '#c98a5a',
    4,
  ),
  box(-20, 398, 1320, 18, '#a86c46'),
  box(-20, 394, 1320, 6, '#e0b07a'),
];

export default () =>
  canvas(
    sky([INK.sky, INK.sky, INK.cream], 520, 60),
    sun(640, 250, 150, ['#ffe6b0', INK.cream]),
    cloud(1060, 130, 0.9, [INK.cream, '#ffe6b0']),
    hills(17, 470, 200, '#8fb37a'),
    bridge(),
    treeline(4, 500, 150, INK.leaf, [-60, 420]),
    treeline(11, 500, 160, INK.leaf, [840, 1340]),
    treeline(6, 530, 110, INK.deep, [-60, 330]),
    treeline(13, 530, 120, INK.deep, [930, 1340]),
    sea(508, 960, [INK.river, INK.river, INK.dark]),
    glints(5, [300, 516, 700, 90], INK.sky, 40),
    canoe(1010, 600, 0.46, {
      hull: [INK.blue, '#123a86'],
      band: INK.cream,
      crew: [
        { skin: DEEP, top: [INK.cream, '#d8c8a0'], hair: { style: 'cap', colours: [INK.blue, '#123a86'] } },
        {
          skin: PALE,
          top: [INK.cream, '#d8c8a0'],
          hair: { style: 'short', colours: ['#2a1510', '#2a1510'] },
        },
        { skin: BROWN, top: [INK.cream, '#d8c8a0'], hair: { style: 'bun', colours: ['#2a1510', '#2a1510'] } },
      ],
    }),
    waves(668, 170, 16, 300, INK.river, 30),
    glints(9, [0, 690, 1280, 50], INK.cream, 18),
    canoe(610, 760, 1.02, {
      hull: [INK.orange, '#a8381a'],
      band: INK.cream,
      crew: [
        {
          skin: BROWN,
          top: ['#ffc23d', '#d98a1e'],
          hair: { style: 'bun', colours: ['#2a1510', '#1a0c0a'] },
        },
        {
          skin: PALE,
          top: ['#ffc23d', '#d98a1e'],
          hair: { style: 'short', colours: ['#2a1510', '#1a0c0a'] },
        },
        {
          skin: DEEP,
          top: ['#ffc23d', '#d98a1e'],
          hat: { colours: [INK.cream, '#e0c48c'], band: INK.orange },
          hair: { style: 'short', colours: ['#2a1510', '#1a0c0a'] },
        },
      ],
    }),
    [462, 768, 1074].map((x, i) => splash(20 + i, x, 858, 96)),
    waves(842, 190, 30, 200, INK.dark, 20),
    waves(892, 230, 26, 200, INK.river, 100),
  );
