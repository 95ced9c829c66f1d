import { bonfire } from '../kit/bonfire.mjs';
import { wideCanvas } from '../kit/canvas.mjs';
import { checks } from '../kit/cloth.mjs';
import { seatedDrummer } from '../kit/drummer.mjs';
import { figure } from '../kit/figure.mjs';
import { lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { oval } from '../kit/path.mjs';
import { person } from '../kit/person.mjs';
import { stars } from '../kit/scatter.mjs';
import { glints, ground, sea } from '../kit/sea.mjs';
import { box, line, place, shape, veil } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';
import { thatch } from '../kit/thatch.mjs';

export const alt = 'Garifuna drummers and dancers on Hopkins beach at dusk.';

const INK = {
  night: '#2b1b4a',
  plum: '#4a2a63',
  rose: '#b0446e',
  coral: '#ff7a59',
  sun: '#ffc857',
  cream: '#fff3d6',
  wood: '#b3502a',
  black: '#1a1230',
};
const BROWN = ['#8d5336', '#542c22'];
const DEEP = ['#6b3f2a', '#3c2026'];
const DRUM = { wood: [INK.wood, '#6b2e1a'], hide: [INK.cream, INK.sun], cord: INK.cream };

/** A woman in a punta step, hands at the hem: checked skirt and headscarf of one cloth. */
function dancer(x, y, scale) {
  const skirt =
    'M-70-452C-92-330-160-232-256-214C-286-160-280-110-256-84C-222-66-196-84-160-62C-110-40-50-74-6-48' +
    'C50-70 96-44 142-70C180-58 204-72 232-64C208-200 118-330 70-452Q0-430-70-452Z';
  return place(
    x,
    y,
    scale,
    figure({
      head: [24, -668],
      turn: 1,
      tilt: -8,
      skin: BROWN,
      collar: [8, -592],
      shoulders: [
        [72, -562],
        [-64, -566],
      ],
      hips: [
        [48, -420],
        [-48, -420],
      ],
      top: [INK.sun, INK.coral],
      bottom: [INK.sun, INK.coral],
      cut: 'bare',
      shoe: BROWN,
      legs: [
        [
          [64, -240],
          [104, -40],
        ],
        [
          [-30, -230],
          [-70, -30],
        ],
      ],
      arms: [
        [
          [176, -574],
          [226, -690],
        ],
        [
          [-178, -470],
          [-238, -270],
        ],
      ],
      hair: { style: 'wrap', colours: [INK.cream, INK.sun] },
      skirt:
        lit(skirt, [INK.cream, INK.sun], -26, -8) +
        checks(skirt, [-400, -480, 700, 470], INK.rose, { gap: 58, weight: 18, turn: 12 }),
    }),
  );
}

/** Three turtle shells of rising size on a cord round the neck, struck with two sticks. */
const shells = [
  line('M-60-520L-70-400M60-520L70-400', INK.cream, 6),
  [
    [-66, -372, 44],
    [0, -352, 52],
    [78, -368, 40],
  ].map(([x, y, r]) =>
    [
      lit(oval(x, y, r, r * 0.74), ['#d98a4a', '#7a4426'], -7, -6),
      line(
        `M${x - r * 0.5} ${y}L${x - r * 0.2} ${y - r * 0.36}H${x + r * 0.2}L${x + r * 0.5} ${y}L${x + r * 0.2} ${y + r * 0.36}H${x - r * 0.2}Z`,
        '#7a4426',
        5,
      ),
    ].join(''),
  ),
];

/** A gourd rattle with its handle up at the hand. */
const maraca = (x, y, turn) =>
  place(x, y, 1, line('M0 0V-30', INK.wood, 12) + lit(oval(0, -66, 36, 40), [INK.coral, INK.wood], -8, -8), {
    turn,
  });

/** The Garifuna flag hanging from the thatch: black above, white, yellow below. */
const garifunaFlag = (x, y, width, height) => {
  const edge = (t) =>
    `Q${x + width * 0.25} ${y + height * t + 12} ${x + width * 0.5} ${y + height * t}T${x + width} ${y + height * t}`;
  const stripe = (from, to, colour) =>
    shape(
      `M${x} ${y + height * from}${edge(from)}V${y + height * to}Q${x + width * 0.75} ${y + height * to - 12} ${x + width * 0.5} ${y + height * to}T${x} ${y + height * to}Z`,
      colour,
    );
  const cloth = `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  return [
    stripe(0, 1 / 3, INK.black),
    stripe(1 / 3, 2 / 3, INK.cream),
    stripe(2 / 3, 1, '#ffc21f'),
    veil(
      0.09,
      checks(cloth, [x, y, width, height + 12], INK.night, {
        gap: width / 3,
        weight: width / 7,
        stripes: true,
      }),
    ),
  ].join('');
};

/** A dory drawn up on the sand with two paddles. */
const dory = (x, y, scale) =>
  place(x, y, scale, [
    shape('M-300 40C-120 66 160 66 330 30L300 62H-260Z', INK.black, 'opacity="0.5"'),
    line('M-90-130L60 10M-20-150L110 6', INK.plum, 11),
    shape(
      'M-112-176C-92-170-70-140-78-118C-100-122-122-152-112-176ZM-42-196C-22-190 0-160-8-138C-30-142-52-172-42-196Z',
      INK.plum,
    ),
    lit(
      'M-330-40C-200-6 180-8 340-66C310 0 260 46 190 52H-210C-270 46-310 6-330-40Z',
      [INK.rose, INK.night],
      -6,
      -22,
    ),
    line('M-322-26C-200 10 190 8 326-44', INK.sun, 8),
  ]);

const glow = (x, y, rx, ry) =>
  [1, 0.72, 0.45].map((k) => shape(oval(x, y, rx * k, ry * k), INK.coral, 'opacity="0.2"')).join('');

export default () =>
  wideCanvas(
    sky([INK.night, '#3a2258', '#6b3168', INK.rose, INK.coral], 640, 50, 1920),
    stars(6, [60, 20, 1000, 260], INK.cream, 34),
    sun(840, 560, 150, [INK.sun, INK.cream]),
    sea(620, 800, [INK.plum, '#3a2258', INK.night], 1920),
    glints(4, [640, 630, 330, 130], INK.sun, 34),
    glints(9, [0, 640, 1920, 110], INK.rose, 40),
    ground(770, '#5c2f4f', 26, [1920, 1080]),
    shape('M0 830Q520 780 1000 850T1920 830V1080H0Z', '#45234a'),
    palm([150, 800], [290, 250], {
      seed: 5,
      size: 280,
      width: 34,
      trunk: [INK.plum, INK.night],
      leaf: [INK.night, INK.black],
    }),
    palm([-30, 820], [60, 400], {
      seed: 8,
      size: 210,
      width: 28,
      trunk: [INK.night, INK.black],
      leaf: [INK.night, INK.black],
    }),
    dory(480, 846, 0.8),
    glow(1480, 970, 560, 150),
    box(1128, 220, 30, 660, '#3c2026'),
    box(1800, 220, 34, 680, '#3c2026'),
    line('M1100 300H1920', '#3c2026', 20),
    garifunaFlag(1440, 308, 280, 168),
    thatch(
      3,
      [1500, 1920, -190],
      [
        [1330, 2100, -60],
        [1190, 2130, 80],
        [1050, 2160, 236],
      ],
      ['#a8613a', '#4f2a3a'],
      { drop: 56, width: 40 },
    ),
    person(1246, 866, 0.76, {
      skin: DEEP,
      top: [INK.cream, '#d9a9a0'],
      bottom: [INK.plum, INK.night],
      hat: { colours: [INK.cream, INK.sun], band: INK.black },
      arms: 'carry',
      over: shells,
      tilt: -6,
    }),
    seatedDrummer(1578, 868, 0.68, {
      ...DRUM,
      skin: BROWN,
      shirt: [INK.cream, INK.sun],
      trim: INK.black,
      trousers: [INK.plum, INK.night],
      hat: { colours: [INK.sun, INK.coral], band: INK.black },
      lift: 60,
      lean: -10,
    }),
    seatedDrummer(1800, 1020, 0.98, {
      ...DRUM,
      skin: DEEP,
      shirt: [INK.sun, INK.coral],
      trim: INK.black,
      trousers: [INK.plum, INK.night],
      hair: { style: 'knit', colours: [INK.cream, INK.wood] },
      lift: 20,
      lean: 12,
      big: 1.16,
    }),
    seatedDrummer(1384, 960, 0.84, {
      ...DRUM,
      skin: BROWN,
      shirt: [INK.coral, INK.rose],
      trim: INK.cream,
      trousers: [INK.plum, INK.night],
      hair: { style: 'cap', colours: [INK.black, INK.black] },
      lift: 30,
      lean: 14,
    }),
    person(812, 960, 0.5, {
      skin: DEEP,
      top: [INK.cream, INK.sun],
      bottom: [INK.rose, INK.plum],
      cut: 'short',
      arms: 'cheer',
      tilt: 8,
      hair: { style: 'short', colours: [INK.black, INK.black] },
      held: maraca(-132, -740, -20) + maraca(154, -734, 18),
    }),
    shape(oval(1086, 1022, 230, 20), INK.black, 'opacity="0.4"'),
    dancer(1086, 1034, 1.0),
    bonfire(1590, 1024, 0.72, ['#6b2e1a', INK.coral, INK.sun, INK.cream]),
  );
