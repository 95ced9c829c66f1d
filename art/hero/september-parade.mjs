import { bunting } from '../kit/bunting.mjs';
import { wideCanvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { figure } from '../kit/figure.mjs';
import { belizeFlag, blowing, folds } from '../kit/flag.mjs';
import { house } from '../kit/house.mjs';
import { lit } from '../kit/lit.mjs';
import { firework, glow, NIGHT as LIGHT, lamplit, moonlit, nightSky } from '../kit/night.mjs';
import { oval } from '../kit/path.mjs';
import { person } from '../kit/person.mjs';
import { confetti } from '../kit/scatter.mjs';
import { box, line, place, shape, veil } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';

export const alt = 'School band and children with Belize flags on Independence Day.';

const INK = {
  sky: '#9ed8f2',
  cream: '#fff8ea',
  peach: '#f7c9a0',
  mint: '#a9dcc4',
  rose: '#f5b7b1',
  blue: '#171696',
  red: '#d90f19',
  green: '#006600',
  sun: '#ffc23d',
};
const NIGHT = '#0d0d5c';
const WHITE = [INK.cream, '#c9cfe6'];
const SKIN = [
  ['#8d5336', '#542c22'],
  ['#c08457', '#84502f'],
  ['#5a3523', '#351c1c'],
];
const CAP = { style: 'cap', colours: [INK.red, '#8f0c18'] };
const FLAG = { blue: INK.blue, red: INK.red, white: '#ffffff', green: INK.green, brown: '#6b2e1a' };

const STRIDE = [
  [
    [
      [150, -250],
      [116, -92],
    ],
    [
      [-34, -160],
      [-50, -20],
    ],
  ],
  [
    [
      [60, -170],
      [84, -20],
    ],
    [
      [-20, -180],
      [-120, -70],
    ],
  ],
];

/** A member of the band in step, in profile to the right: white tunic, blue trousers or skirt, red sash. */
const marcher = (x, y, scale, p) =>
  place(
    x,
    y,
    scale,
    figure({
      head: [12, -640],
      turn: 1,
      tilt: -3,
      skin: p.skin,
      collar: [0, -562],
      shoulders: [
        [52, -530],
        [-50, -532],
      ],
      hips: [
        [36, -318],
        [-36, -318],
      ],
      top: p.top ?? WHITE,
      bottom: [INK.blue, NIGHT],
      cut: p.skirt ? 'bare' : 'long',
      sleeve: 'long',
      waist: -0.08,
      hair: p.hair ?? CAP,
      legs: STRIDE[p.step ?? 0],
      shoe: WHITE,
      skirt: p.skirt
        ? lit(
            'M-58-352H58C80-300 118-260 140-206Q40-180-20-190T-132-196C-108-250-76-300-58-352Z',
            p.skirt,
            -16,
            -4,
          ) + line('M-126-206Q-60-188-20-196T134-214', INK.red, 12)
        : '',
      over: line('M-58-516L56-346', INK.red, 26),
      arms: p.arms,
      held: p.held ?? '',
      thumbs: p.thumbs ?? [-1, -1],
    }),
  );

const sideDrum = [
  lit('M40-410H220V-300C190-276 70-276 40-300Z', [INK.blue, NIGHT], -30, 0),
  lit(oval(130, -410, 92, 26), [INK.cream, INK.peach], -10, -4),
  line('M46-306C80-284 180-284 214-306M46-392C80-370 180-370 214-392', INK.sun, 9),
  line('M60-440L140-416M70-466L176-424', '#6b2e1a', 9),
].join('');

const DRUMMING = [
  [
    [100, -440],
    [170, -476],
  ],
  [
    [-96, -420],
    [30, -446],
  ],
];

/** The drum major's tall white hat with visor and plume, on a head at 12, -640. */
const shako = place(
  12,
  -640,
  1,
  [
    lit('M8-150C-6-190 6-222 34-226C50-200 46-170 34-150Z', [INK.red, '#8f0c18'], -8, -6),
    lit('M-52-22C-30-46 20-50 42-34L52-150Q0-176-60-146Z', WHITE, -16, 0),
    line('M-50-34C-28-58 20-62 42-46', INK.sun, 12),
    shape('M40-36C62-34 76-24 78-14C62-20 48-22 38-22Z', NIGHT),
    shape('M10-120L18-102L38-100L22-86L28-66L10-78L-6-66L-2-86L-16-100L4-102Z', INK.sun),
  ],
  { turn: -3 },
);

/** A flag on a pole in the row at the right. */
const flagPole = (x, y, height, width) => {
  const map = blowing(x + 5, y - height, width, 16, 1, 0.05);
  return (
    lit(`M${x - 6} ${y - height - 14}H${x + 6}V${y}H${x - 6}Z`, WHITE, -4, 0) +
    shape(oval(x, y - height - 18, 11), INK.sun) +
    belizeFlag(map, FLAG) +
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

/** Fireworks as faint outlines in the daylight sky. */
const faintFirework = (x, y, r) =>
  veil(
    0.55,
    line(
      Array.from({ length: 16 }, (_, i) => {
        const a = (i / 16) * 2 * Math.PI;
        const at = (k) => `${Math.round(x + r * k * Math.cos(a))} ${Math.round(y + r * k * Math.sin(a))}`;
        return `M${at(0.34)}L${at(i % 2 ? 0.76 : 1)}`;
      }).join(''),
      INK.cream,
      6,
    ),
  );

/** A child at the kerb, seen from behind, with a paper flag held up. */
const child = (x, y, scale, { skin, top, bottom, hair, skirt, flag = true, flip = false }) =>
  person(x, y, scale, {
    skin,
    top,
    bottom,
    skirt,
    cut: 'short',
    arms: 'wave',
    flip,
    hair: { style: hair, colours: ['#2c1a20', '#1c1018'] },
    held: flag
      ? line('M138-650V-900', '#6b2e1a', 9) +
        (flip
          ? place(
              0,
              0,
              1,
              belizeFlag((u, v) => [142 + (1 - u) * 200, -896 + v * 120 + Math.sin(u * 5) * 8], FLAG, {
                small: true,
              }),
            )
          : belizeFlag((u, v) => [142 + u * 200, -896 + v * 120 + Math.sin(u * 5) * 8], FLAG, {
              small: true,
            }))
      : '',
  });

const street = (pane) => [
  house(170, 790, 1.7, {
    wall: [INK.mint, '#7fbfa6'],
    roof: ['#2c5a7a', '#1d3f5c'],
    trim: INK.cream,
    dark: '#2c5a7a',
    pane,
    under: '#4f7f94',
  }),
  house(800, 790, 1.5, {
    wall: [INK.rose, '#d98a8a'],
    roof: ['#8a4a5c', '#653448'],
    trim: INK.cream,
    dark: '#6b3a4a',
    pane,
    under: '#4f7f94',
    flip: true,
  }),
  house(1890, 790, 1.5, {
    wall: [INK.mint, '#7fbfa6'],
    roof: ['#c9605c', '#94424c'],
    trim: INK.cream,
    dark: '#2c5a7a',
    pane,
    under: '#4f7f94',
    flip: true,
  }),
  house(1370, 790, 1.62, {
    wall: ['#f7d8a8', '#dfae70'],
    roof: ['#2c8a78', '#1d5f5c'],
    trim: INK.cream,
    dark: '#4a5a6a',
    pane,
    under: '#4f7f94',
  }),
];

const flags = [[0, 1, 2, 3].map((i) => flagPole(1140 + i * 212, 800, 560 + i * 46, 176 + i * 14))];

const road = [
  box(0, 776, 1920, 304, '#e9b58a'),
  box(0, 776, 1920, 18, INK.cream),
  shape('M0 900H1920V1080H0Z', '#cf8f6a'),
];

const onlookers = [
  Array.from({ length: 9 }, (_, i) =>
    person(30 + i * 66 + (i % 3) * 14, 800, 0.3 + (i % 4) * 0.012, {
      skin: SKIN[i % 3],
      top: [[INK.red, '#8f0c18'], WHITE, [INK.blue, NIGHT], ['#ffc23d', '#d98a1e']][i % 4],
      bottom: i % 2 ? [INK.blue, NIGHT] : ['#5c4a6a', '#40324c'],
      hair: {
        style: ['short', 'bun', 'curls', 'cap', 'wrap'][i % 5],
        colours: i % 5 > 2 ? [INK.red, '#8f0c18'] : ['#2c1a20', '#1c1018'],
      },
      arms: ['wave', 'down', 'cheer', 'hip', 'down'][i % 5],
      flip: i % 2 === 0,
    }),
  ),
];

const overhead = [
  bunting([-10, 40], [980, 20], {
    sag: 70,
    count: 15,
    size: 56,
    cord: INK.cream,
    colours: [INK.red, INK.cream, INK.blue],
  }),
  bunting([980, 20], [1940, 60], {
    sag: 60,
    count: 14,
    size: 56,
    cord: INK.cream,
    colours: [INK.red, INK.cream, INK.blue],
  }),
];

const band = [
  veil(0.3, shape([720, 900, 1070, 1260, 1500].map((x) => oval(x, 966, 110, 14)).join(''), '#6b2e1a')),
  marcher(708, 950, 0.74, { skin: SKIN[2], step: 0, held: sideDrum, thumbs: [-1, 1], arms: DRUMMING }),
  marcher(880, 956, 0.76, { skin: SKIN[1], step: 1, held: sideDrum, thumbs: [-1, 1], arms: DRUMMING }),
  marcher(1056, 962, 0.78, { skin: SKIN[0], step: 0, held: sideDrum, thumbs: [-1, 1], arms: DRUMMING }),
  marcher(1246, 976, 0.86, {
    skin: SKIN[2],
    step: 1,
    skirt: WHITE,
    hair: { style: 'bun', colours: ['#2c1a20', '#1c1018'] },
    held: line('M96-700L150-480', INK.sun, 10) + shape(oval(96, -704, 17) + oval(150, -476, 17), INK.red),
    arms: [
      [
        [120, -470],
        [128, -560],
      ],
      [
        [-130, -440],
        [-70, -370],
      ],
    ],
  }),
  marcher(1478, 1050, 1.16, {
    skin: SKIN[0],
    top: [INK.red, '#8f0c18'],
    hair: { style: 'short', colours: ['#2c1a20', '#1c1018'] },
    held:
      shako +
      line('M118-790L250-560', INK.cream, 14) +
      lit(oval(114, -800, 30), [INK.sun, '#d98a1e'], -8, -7),
    arms: [
      [
        [140, -560],
        [196, -660],
      ],
      [
        [-120, -420],
        [-30, -350],
      ],
    ],
  }),
  place(1478, 1050, 1.16, line('M-66-500L58-330', INK.sun, 16)),
];

const children = [
  child(1640, 1150, 0.52, { skin: SKIN[1], top: WHITE, bottom: [INK.blue, NIGHT], hair: 'back' }),
  child(1806, 1170, 0.58, {
    skin: SKIN[2],
    top: [INK.sun, '#d98a1e'],
    bottom: [INK.red, '#8f0c18'],
    hair: 'bunBack',
  }),
];

/** A street lamp on its post, the lantern at the top. */
const streetLamp = (x, y, height) => [
  box(x - 6, y - height, 12, height, '#171a4a'),
  box(x - 16, y - 14, 32, 14, '#171a4a'),
  shape(oval(x, y - height - 26, 70), LIGHT.lamp, 'opacity="0.16"'),
  shape(`M${x - 22} ${y - height - 54}H${x + 22}L${x + 15} ${y - height}H${x - 15}Z`, LIGHT.lamp),
  shape(`M${x - 30} ${y - height - 52}L${x} ${y - height - 78}L${x + 30} ${y - height - 52}Z`, '#171a4a'),
];

export default () =>
  wideCanvas(
    sky([INK.sky, '#bfe6f4', INK.cream], 790, 60, 1920),
    faintFirework(760, 190, 120),
    faintFirework(980, 330, 70),
    cloud(420, 210, 1, [INK.cream, '#d4ecf2']),
    cloud(1500, 330, 1, [INK.cream, '#d4ecf2'], { flip: true }),
    street(),
    flags,
    road,
    onlookers,
    overhead,
    confetti(8, [0, 80, 1920, 420], [INK.red, INK.cream, INK.sun, INK.blue], 34, 10),
    band,
    children,
  );

/** The fireworks of the eve of Independence Day. */
export const night = () =>
  wideCanvas(
    nightSky(8, 790, {
      colours: ['#0b0f38', '#14174f', '#2a1f68', '#4a2b7c', '#7a3f86'],
      count: 40,
      top: 0.4,
    }),
    firework(960, 250, 190, ['#ff5a5f', '#fff1cf']),
    firework(1240, 150, 120, ['#7fb8ff', '#fff1cf']),
    firework(420, 170, 150, ['#ffd37a', '#ff8a5c']),
    firework(690, 420, 90, ['#7fe0c0', '#fff1cf']),
    firework(1580, 200, 130, ['#ffd37a', '#ff8a5c']),
    moonlit(street(LIGHT.lamp), [LIGHT.lamp]),
    lamplit(flags),
    moonlit(road),
    glow(700, 920, 620, 110, { opacity: 0.14 }),
    glow(1480, 980, 480, 110, { opacity: 0.14 }),
    streetLamp(630, 800, 330),
    streetLamp(1100, 800, 330),
    lamplit(onlookers),
    lamplit(band),
    lamplit(children),
  );
