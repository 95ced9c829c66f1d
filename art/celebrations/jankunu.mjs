import { canvas } from '../kit/canvas.mjs';
import { seatedDrummer } from '../kit/drummer.mjs';
import { featherFan } from '../kit/feather.mjs';
import { arm, leg } from '../kit/figure.mjs';
import { boards, louvres } from '../kit/house.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { blob, oval, polygon } from '../kit/path.mjs';
import { person } from '../kit/person.mjs';
import { ground } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { rays, sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt =
  'Jankunu dancers in white with ribbons, pale masks and crowns of feathers and mirrors step to a drum in a yard.';

const INK = {
  sky: '#0e8f9a',
  light: '#5cc2bd',
  gold: '#ffc23d',
  cream: '#fff8ea',
  shade: '#cfd6e6',
  pink: '#e5346b',
  wine: '#96204e',
  leaf: '#1e7a45',
  deep: '#0a3f4c',
  night: '#14203f',
  sand: '#e8b06a',
  earth: '#b5713c',
};
const SKINS = [
  ['#6b3f2a', '#3c2026'],
  ['#8d5336', '#542c22'],
];
const WHITE = [INK.cream, INK.shade];
const RIBBONS = [INK.pink, INK.leaf, INK.gold, INK.sky];

/** Ribbons that hang from a point and swing to one side. */
const ribbons = (x, y, length, sway, count = 5) =>
  Array.from({ length: count }, (_, i) => {
    const dx = (i - (count - 1) / 2) * 20;
    return line(
      `M${x + dx * 0.5} ${y}C${x + dx} ${y + length * 0.35} ${x + dx + sway * 0.3} ${y + length * 0.6} ${x + dx * 1.5 + sway} ${y + length * (0.86 + 0.14 * (i % 2))}`,
      RIBBONS[i % RIBBONS.length],
      12,
    );
  });

/** The rattle of shells that is tied below a knee. */
const shells = ([x, y], turn) =>
  place(
    x,
    y,
    1,
    [
      lit('M-42-20H42V18H-42Z', [INK.gold, '#c9781a'], -6, -4),
      [-34, -17, 0, 17, 34].map((dx, i) =>
        lit(oval(dx, 24 + (i % 2) * 6, 12, 17), [INK.cream, '#c8a878'], -4, -4),
      ),
      [-26, -9, 9, 26].map((dx) => lit(oval(dx, -2, 10, 13), [INK.cream, '#c8a878'], -3, -3)),
    ],
    { turn },
  );

/** The pale mask of painted mesh in its head cloth, with the crown of mirrors and feathers. */
const maskAndCrown = (x, y, turn, feather) =>
  place(
    x,
    y,
    1,
    [
      featherFan(
        0,
        -50,
        [
          [210, 44, 9, feather, [INK.cream, INK.shade]],
          [150, 38, 6, [INK.cream, INK.shade], [INK.pink, INK.wine]],
        ],
        { spread: 62 },
      ),
      // The cloth that frames the mask and falls on the shoulders.
      lit(
        'M-66-30C-72-90 72-90 66-30C70 20 80 60 88 92H-88C-80 60-70 20-66-30Z',
        [INK.pink, INK.wine],
        -14,
        -4,
      ),
      lit(
        'M0-58C38-58 50-30 47 2C44 34 26 62 0 62C-26 62-44 34-47 2C-50-30-38-58 0-58Z',
        ['#f7d9c0', '#dca98a'],
        -10,
        -5,
      ),
      line('M-34-14Q-21-24-8-14M8-14Q21-24 34-14', INK.night, 5),
      line('M-30 2H-12M12 2H30', INK.night, 7),
      line('M0 4L-5 24H5', '#c98a6a', 4),
      line('M-18 34Q-8 27 0 33Q8 27 18 34', INK.night, 6),
      line('M-10 46H10', '#b8392e', 6),
      // The band of the crown, with round mirrors.
      lit('M-76-44C-60-72 60-72 76-44L70-84C50-108-50-108-70-84Z', [INK.gold, '#c9781a'], -10, -4),
      [
        [-48, -72, 14],
        [0, -82, 18],
        [48, -72, 14],
      ].map(([dx, dy, r]) => lit(oval(dx, dy, r), ['#eafaff', INK.light], -4, -4)),
    ],
    { turn },
  );

/**
 * A dancer who faces us, feet at y = 0, about 660 to the mask: white shirt and trousers, belts crossed over the chest.
 * `joints` are elbow and wrist, knee and ankle of left and right.
 */
function dancer(x, y, scale, { skin, joints, lean = 0, feather }, flip = false) {
  const { arms, legs } = joints;
  const shoulders = [
    [-92 + lean, -520],
    [92 + lean, -520],
  ];
  const hips = [
    [-50, -300],
    [50, -300],
  ];
  const torso = blob([
    [-30 + lean, -546],
    [30 + lean, -546],
    [106 + lean, -522],
    [92 + lean * 0.7, -430],
    [70 + lean * 0.3, -340],
    [84, -262],
    [-84, -262],
    [-70 + lean * 0.3, -340],
    [-92 + lean * 0.7, -430],
    [-106 + lean, -522],
  ]);
  return place(
    x,
    y,
    scale,
    [
      legs.map((joint, i) =>
        leg([hips[i], ...joint], {
          skin,
          cloth: WHITE,
          shoe: [INK.night, '#0a1024'],
          toe: i ? 1 : -1,
          size: 1.05,
        }),
      ),
      legs.map(([knee], i) => shells([knee[0], knee[1] + 36], i ? -8 : 8)),
      arms.map((joint, i) =>
        arm([shoulders[i], ...joint], { skin, cloth: WHITE, sleeve: 'long', size: 1.05, thumb: i ? 1 : -1 }),
      ),
      ribbons(-100 + lean, -520, 210, -40),
      ribbons(100 + lean, -520, 210, 40),
      lit(torso, WHITE, -18, -6),
      inside(
        torso,
        line(`M${-110 + lean}-540L80-280M${110 + lean}-540L-80-280`, INK.pink, 26),
        line(`M${-110 + lean}-540L80-280M${110 + lean}-540L-80-280`, INK.gold, 7),
      ),
      lit('M-84-304Q0-290 84-304L86-262Q0-246-86-262Z', [INK.leaf, INK.deep], -12, -4),
      lit('M-18-294H18V-250H-18Z', [INK.gold, '#c9781a'], -5, -4),
      ribbons(0, -270, 120, 10, 7),
      arms.map(([, wrist]) => lit(oval(wrist[0], wrist[1], 25, 21), [INK.gold, '#c9781a'], -5, -5)),
      maskAndCrown(lean * 1.5, -626, lean * 0.2, feather),
    ],
    { flip },
  );
}

/** The wooden house of the yard, its gallery towards us. */
const yardHouse = () => [
  box(-10, 250, 470, 350, INK.pink),
  boards(-10, 250, 470, 350, INK.wine, 26),
  box(-10, 250, 470, 40, INK.wine),
  shape(
    polygon([
      [-20, 262],
      [-20, 96],
      [330, 96],
      [520, 262],
    ]),
    INK.night,
  ),
  box(-20, 252, 540, 18, INK.gold),
  louvres(40, 330, 110, 150, { frame: INK.cream, pane: INK.deep }),
  box(250, 320, 130, 280, INK.cream),
  box(266, 336, 98, 264, INK.deep),
  box(470, 262, 18, 400, INK.cream),
  line(Array.from({ length: 15 }, (_, i) => `M${4 + i * 32} 530V600`).join(''), INK.cream, 8),
  box(-10, 520, 490, 14, INK.cream),
  box(-10, 598, 500, 20, INK.gold),
  box(-10, 618, 500, 90, INK.night),
];

export default () =>
  canvas(
    sky([INK.sky, INK.sky, INK.light], 640, 60),
    rays(600, 330, INK.light, 20, 0.35),
    sun(590, 330, 310, [INK.gold, '#ffd978']),
    box(0, 636, 1280, 100, INK.leaf),
    yardHouse(),
    palm([1180, 700], [1120, 190], {
      seed: 5,
      size: 280,
      width: 38,
      trunk: ['#8a5a3a', '#4a2c22'],
      leaf: [INK.leaf, INK.deep],
    }),
    // The fence of the yard, and those who watch from it.
    [
      [846, 0.6, [INK.pink, INK.wine], { style: 'wrap', colours: [INK.cream, INK.shade] }, SKINS[1]],
      [760, 0.46, [INK.sky, INK.deep], { style: 'short', colours: [INK.night, INK.night] }, SKINS[0]],
      [1230, 0.62, [INK.cream, INK.shade], { style: 'bun', colours: [INK.night, INK.night] }, SKINS[1]],
    ].map(([x, scale, top, hair, skin]) =>
      person(x, 760, scale, { skin, top, bottom: [INK.night, INK.night], hair, arms: 'carry', cut: 'long' }),
    ),
    [730, 790, 850, 910, 970, 1030, 1090, 1150, 1210, 1270].map((x) =>
      lit(`M${x - 18} 730V600L${x} 574L${x + 18} 600V730Z`, WHITE, -6, 0),
    ),
    box(700, 640, 600, 16, INK.shade),
    ground(690, INK.sand, 26),
    shape('M0 790Q420 740 760 800T1280 820V960H0Z', INK.earth, 'opacity="0.6"'),
    [
      [250, 850, 150],
      [590, 930, 210],
    ].map(([x, y, r]) => shape(oval(x, y, r, 20), INK.night, 'opacity="0.35"')),
    dancer(226, 850, 0.8, {
      skin: SKINS[1],
      lean: -14,
      feather: [INK.leaf, INK.deep],
      joints: {
        arms: [
          [
            [-190, -450],
            [-200, -570],
          ],
          [
            [186, -440],
            [250, -350],
          ],
        ],
        legs: [
          [
            [-140, -170],
            [-90, -24],
          ],
          [
            [130, -190],
            [70, -24],
          ],
        ],
      },
    }),
    seatedDrummer(1026, 940, 0.98, {
      skin: SKINS[0],
      shirt: [INK.gold, '#d98a1e'],
      trim: INK.night,
      trousers: [INK.night, '#0a1024'],
      hat: { colours: [INK.cream, '#e0c48c'], band: INK.pink },
      wood: ['#b3502a', '#6b2e1a'],
      hide: [INK.cream, INK.gold],
      cord: INK.cream,
      lift: 60,
      lean: -12,
      big: 1.15,
    }),
    dancer(590, 922, 0.93, {
      skin: SKINS[0],
      lean: 14,
      feather: [INK.pink, INK.wine],
      joints: {
        arms: [
          [
            [-196, -500],
            [-262, -600],
          ],
          [
            [200, -470],
            [206, -590],
          ],
        ],
        legs: [
          [
            [-136, -160],
            [-84, -24],
          ],
          [
            [152, -250],
            [120, -110],
          ],
        ],
      },
    }),
  );
