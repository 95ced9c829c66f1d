import { bunting } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { checks } from '../kit/cloth.mjs';
import { cloud } from '../kit/cloud.mjs';
import { crowd } from '../kit/crowd.mjs';
import { arm, figure } from '../kit/figure.mjs';
import { belizeFlag, blowing, folds } from '../kit/flag.mjs';
import { head, neck } from '../kit/head.mjs';
import { canopy } from '../kit/jungle.mjs';
import { lit } from '../kit/lit.mjs';
import { blob, limb, oval } from '../kit/path.mjs';
import { randomFrom } from '../kit/random.mjs';
import { ground } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';

export const alt =
  'A father with a child on his shoulders and a friend wave flags of Belize at a party in a park below city towers.';

const INK = {
  sky: '#5fb4e6',
  light: '#bfe3f2',
  cream: '#fffaf0',
  sun: '#ffb627',
  tower: '#7f8fc4',
  far: '#a9bfe0',
  leaf: '#3f9a55',
  deep: '#145a3c',
  grass: '#7cc06a',
  blue: '#171696',
  navy: '#0d0d52',
  red: '#d90f19',
  wine: '#8c0d14',
  white: '#fffaf0',
  green: '#006600',
};
const SKINS = [
  ['#8d5336', '#542c22'],
  ['#6b3f2a', '#3c2026'],
  ['#b57a4e', '#7c4a2c'],
];
const HAIR = ['#2a1510', '#1a0c0a'];

/** A tower with rows of windows; the right side is in shade. */
function tower(seed, x, width, top, wall, side, pane) {
  const random = randomFrom(seed);
  let panes = '';
  for (let y = top + 24; y < 560; y += 34) {
    for (let dx = 12; dx < width - 22; dx += 26) if (random() > 0.4) panes += `M${x + dx} ${y}h13v18h-13z`;
  }
  return [
    box(x, top, width, 600 - top, wall),
    box(x + width * 0.7, top, width * 0.3, 600 - top, side),
    shape(panes, pane),
  ];
}

const skyline = () => [
  [
    [1, -20, 120, 330],
    [2, 130, 90, 250],
    [3, 330, 110, 300],
    [4, 760, 100, 270],
    [5, 920, 120, 330],
    [6, 1150, 150, 290],
  ].map(([seed, x, width, top]) => tower(seed, x, width, top, INK.far, INK.far, INK.light)),
  [
    [11, 50, 110, 370],
    [12, 226, 120, 210],
    [13, 850, 120, 190],
    [14, 1050, 110, 350],
  ].map(([seed, x, width, top]) => tower(seed, x, width, top, INK.tower, '#6474ac', INK.light)),
  // Two masts on the tallest, as on old towers of big cities.
  line('M260 210V120M306 210V140M884 190V90M934 190V110', INK.tower, 8),
  shape('M226 210V186H346V210ZM850 190V166H970V190Z', INK.tower),
];

/** The stage of the park: a shell of stripes, a band before it. */
const stage = (x, y) =>
  place(x, y, 1, [
    shape('M-180 0V-70C-180-190 180-190 180-70V0Z', INK.blue),
    shape('M-150 0V-66C-150-164 150-164 150-66V0Z', INK.cream),
    shape('M-118 0V-60C-118-134 118-134 118-60V0Z', INK.red),
    shape('M-88 0V-54C-88-106 88-106 88-54V0Z', INK.cream),
    [-60, 0, 56].map((dx, i) => [
      shape(`M${dx - 20} 0C${dx - 22}-52 ${dx + 22}-52 ${dx + 20} 0Z`, [INK.sun, INK.navy, INK.sun][i]),
      shape(oval(dx, -54, 13, 15), SKINS[1][1]),
    ]),
    line('M-84-16L-40-36', '#8a4a22', 12),
    line('M-16-40V0M14-40L4-52', INK.navy, 4),
    box(-210, 0, 420, 22, INK.navy),
    box(-230, -80, 40, 82, INK.navy),
    box(190, -80, 40, 82, INK.navy),
  ]);

/** A flag of Belize on its stick, held at the foot of the stick. */
const flag = (x, y, width, length, turn, flip = false) => {
  const map = blowing(0, -length, width, 26);
  const cloth = belizeFlag(map, INK, { small: width < 220 });
  return place(
    x,
    y,
    1,
    [line(`M0 10V${-length - 16}`, '#8a4a22', 10), place(0, 0, 1, cloth + folds(map, INK.navy), {})],
    {
      turn,
      flip,
    },
  );
};

/** The child on the shoulders, hips at y = 0, legs hanging over the father's chest. */
const child = (x, y, scale) =>
  place(x, y, scale, [
    arm(
      [
        [56, -186],
        [126, -210],
        [100, -290],
      ],
      { skin: SKINS[2], cloth: [INK.red, INK.wine], size: 0.86 },
    ),
    neck([0, -250], [0, -196], SKINS[2], 36),
    lit(
      blob([
        [-18, -214],
        [18, -214],
        [70, -188],
        [62, -90],
        [70, 20],
        [-70, 20],
        [-62, -90],
        [-70, -188],
      ]),
      [INK.red, INK.wine],
      -14,
      -5,
    ),
    line('M-56-110H58', INK.cream, 16),
    head(0, -286, { size: 104, turn: 0, tilt: 6, skin: SKINS[2], hair: { style: 'curls', colours: HAIR } }),
    arm(
      [
        [-56, -186],
        [-96, -100],
        [-40, -40],
      ],
      { skin: SKINS[2], cloth: [INK.red, INK.wine], size: 0.86, thumb: -1 },
    ),
  ]);

const father = (x, y, scale) =>
  place(x, y, scale, [
    figure({
      head: [0, -520],
      turn: 0,
      tilt: -3,
      skin: SKINS[0],
      hair: { style: 'cap', colours: [INK.cream, INK.light] },
      collar: [0, -440],
      shoulders: [
        [-120, -400],
        [120, -400],
      ],
      hips: [
        [-92, -40],
        [92, -40],
      ],
      top: [INK.blue, INK.navy],
      over:
        line('M-34-444Q0-408 34-444', INK.red, 14) +
        line('M-80-216H80', INK.cream, 36) +
        line('M-80-216H80', INK.red, 14),
    }),
  ]);

/** The child's shins over the chest, and the hands that hold them. */
const hold = (x, y, scale) =>
  place(x, y, scale, [
    [-1, 1].map((side) => [
      lit(
        limb([
          [side * 62, -452, 60],
          [side * 82, -370, 48],
          [side * 74, -270, 34],
        ]),
        SKINS[2],
        -8,
        -4,
      ),
      lit(
        limb([
          [side * 74, -262, 36],
          [side * 84, -240, 36],
          [side * 92, -226, 24],
        ]),
        [INK.cream, INK.light],
        -5,
        -5,
      ),
      arm(
        [
          [side * 118, -396],
          [side * 190, -250],
          [side * 104, -284],
        ],
        { skin: SKINS[0], cloth: [INK.blue, INK.navy], size: 1.14, thumb: side },
      ),
    ]),
  ]);

/** The table of the picnic: a checked cloth, a pot, a jug and a plate. */
const table = (x, y) => {
  const cloth = 'M-30 0H460V240H-30Z';
  return place(x, y, 1, [
    lit(cloth, [INK.cream, INK.light], 0, -10),
    checks(cloth, [-30, 0, 500, 240], INK.red, { gap: 62, weight: 30, opacity: 0.55 }),
    box(-40, -12, 510, 24, INK.cream),
    lit('M20-12V-100H150V-12Q85 6 20-12Z', [INK.blue, INK.navy], -22, 0),
    shape(oval(85, -100, 65, 15), INK.cream),
    shape(oval(85, -98, 54, 10), INK.sun),
    lit('M206-12L196-130H276L266-12Q236 0 206-12Z', [INK.red, INK.wine], -10, 0),
    shape(oval(236, -130, 40, 10), INK.cream),
    shape(oval(380, -10, 96, 17), INK.light),
    [330, 380, 430].map((dx) => lit(`M${dx - 34}-14Q${dx}-72 ${dx + 34}-14Z`, [INK.sun, '#c9781a'], -6, -4)),
  ]);
};

/** A woman who holds up a flag, with a plate of food in the other hand. */
const friend = (x, y, scale, flip) =>
  place(
    x,
    y,
    scale,
    [
      figure({
        head: [0, -520],
        turn: 0,
        tilt: 6,
        skin: SKINS[1],
        hair: { style: 'wrap', colours: [INK.red, INK.wine] },
        collar: [0, -440],
        shoulders: [
          [-96, -402],
          [96, -402],
        ],
        hips: [
          [-80, -40],
          [80, -40],
        ],
        top: [INK.cream, '#d7dfee'],
        over: line('M-40-446Q0-396 40-446', INK.blue, 12),
        arms: [
          [
            [-160, -300],
            [-180, -420],
          ],
          [
            [164, -290],
            [112, -204],
          ],
        ],
        thumbs: [1, -1],
        held: [
          line('M-34-424C-30-330 30-330 34-424', INK.red, 9),
          shape(oval(40, -196, 112, 20), INK.light),
          shape(oval(40, -202, 100, 15), INK.cream),
          [-20, 36, 90].map((dx) =>
            lit(`M${dx - 36}-204Q${dx}-262 ${dx + 36}-204Z`, [INK.sun, '#c9781a'], -6, -4),
          ),
        ]
          .flat()
          .join(''),
      }),
    ],
    { flip },
  );

export default () =>
  canvas(
    sky([INK.sky, INK.light, INK.cream], 600, 50),
    cloud(470, 140, 0.7, [INK.cream, INK.light]),
    cloud(1130, 150, 0.6, [INK.cream, INK.light], { flip: true }),
    skyline(),
    canopy(3, 590, 110, [INK.leaf, INK.deep], { to: 1340, bottom: 700, rise: 0.3 }),
    ground(640, INK.grass, 20),
    stage(1010, 690),
    bunting([-20, 420], [560, 500], {
      sag: 50,
      count: 12,
      size: 50,
      cord: INK.navy,
      colours: [INK.red, INK.cream, INK.blue],
    }),
    bunting([700, 500], [1300, 430], {
      sag: 50,
      count: 12,
      size: 50,
      cord: INK.navy,
      colours: [INK.red, INK.cream, INK.blue],
    }),
    crowd(14, 740, 50, INK.deep, { raised: 0.6 }),
    box(0, 820, 1280, 140, INK.deep),
    table(870, 836),
    flag(116, 590, 240, 330, -7),
    friend(300, 1010, 1.05, false),
    flag(732, 306, 270, 210, 9),
    child(640, 580, 0.95),
    father(640, 1040, 1.15),
    hold(640, 1040, 1.15),
  );
