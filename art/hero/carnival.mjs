import { bunting, hanging, lamps } from '../kit/bunting.mjs';
import { wideCanvas } from '../kit/canvas.mjs';
import { crowd } from '../kit/crowd.mjs';
import { belizeFlag, blowing } from '../kit/flag.mjs';
import { boards, louvres } from '../kit/house.mjs';
import { lit } from '../kit/lit.mjs';
import { masquerader } from '../kit/masquerader.mjs';
import { moonlit, NIGHT, nightSky } from '../kit/night.mjs';
import { oval } from '../kit/path.mjs';
import { person } from '../kit/person.mjs';
import { confetti } from '../kit/scatter.mjs';
import { box, line, place, shape, veil } from '../kit/shape.mjs';
import { rays, sky } from '../kit/sky.mjs';

export const alt = 'Carnival dancers in feathered costumes on a Belize City street.';

const INK = {
  sky: '#1fb6c1',
  light: '#bdeee6',
  sun: '#ffb627',
  cream: '#fff4dc',
  pink: '#e5346b',
  wine: '#9c1c55',
  violet: '#5a2fb8',
  dark: '#2a1548',
};
const FLAG = { blue: '#171696', red: '#d90f19', white: '#ffffff', green: '#006600', brown: '#6b2e1a' };
const SKIN = [
  ['#8d5336', '#542c22'],
  ['#c08457', '#84502f'],
  ['#5a3523', '#351c1c'],
];

/** A wooden town house with a gallery on the upper floor where people wave; its right edge at x = 0. */
const townHouse = (x, scale, { wall, roof, trim, pane, people }) =>
  place(x, 0, scale, [
    box(-620, 230, 600, 700, wall[0]),
    boards(-620, 230, 600, 700, wall[1], 26),
    box(-620, 230, 600, 44, wall[1]),
    [-580, -420, -130].map((wx) => louvres(wx, 320, 92, 150, { frame: trim, pane })),
    box(-290, 310, 110, 220, trim),
    box(-276, 326, 82, 204, pane),
    people.map(([px, i, arms]) =>
      person(px, 538, 0.37, {
        skin: SKIN[i % 3],
        top: [
          [INK.cream, '#d6d3ee'],
          [INK.sun, '#e07a1a'],
          [INK.sky, '#12708c'],
        ][i % 3],
        bottom: [INK.dark, INK.dark],
        arms,
        hair: { style: ['short', 'bun', 'wrap'][i % 3], colours: [INK.dark, INK.dark] },
        flip: i % 2 === 0,
      }),
    ),
    box(-640, 530, 660, 22, trim),
    Array.from({ length: 24 }, (_, i) => box(-632 + i * 27, 446, 8, 90, trim)),
    box(-640, 436, 660, 14, trim),
    box(-4, 232, 18, 700, trim),
    box(-330, 232, 16, 700, trim),
    shape('M-660 238L-560 60H-140L50 238Z', roof[0]),
    shape('M-140 60L50 238H-60Z', roof[1]),
    box(-660, 232, 716, 16, trim),
    louvres(-560, 650, 110, 200, { frame: trim, pane }),
    box(-300, 640, 150, 300, pane),
  ]);

/** The music truck from the front: a wall of loudspeakers on a flat bed. */
const truck = (x, y, scale) => {
  const speaker = (sx, sy, r) =>
    [
      lit(`M${sx - 70} ${sy - 70}H${sx + 70}V${sy + 70}H${sx - 70}Z`, ['#3b2363', INK.dark], -10, -8),
      shape(oval(sx, sy, r), INK.dark),
      shape(oval(sx, sy, r * 0.8), INK.violet),
      shape(oval(sx, sy, r * 0.36), INK.pink),
    ].join('');
  return place(x, y, scale, [
    [-225, -75, 75, 225].map((sx) => [-250, -400, -550].map((sy) => speaker(sx, sy, 56))),
    box(-330, -178, 660, 60, INK.wine),
    box(-300, -118, 600, 120, INK.dark),
    shape(oval(-180, -60, 34) + oval(180, -60, 34), INK.cream),
  ]);
};

/** A cord of small Belize flags. */
const flagLine = (from, to, sag, count, width) => {
  const points = hanging(from, to, sag, count);
  return (
    line(`M${points.map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}`, INK.dark, 4) +
    points
      .slice(0, -1)
      .map(([px, py], i) => {
        const next = points[i + 1];
        return belizeFlag(
          blowing(
            (px + next[0] - width) / 2,
            (py + next[1]) / 2 - 2,
            width,
            5,
            0.7,
            (next[1] - py) / (next[0] - px),
          ),
          FLAG,
          { small: true },
        );
      })
      .join('')
  );
};

const GOLD = [INK.sun, '#e07a1a'];
const ROSE = [INK.pink, INK.wine];
const REEF = [INK.sky, '#12708c'];
const WHITE = [INK.cream, '#d6d3ee'];
const BLUE = [FLAG.blue, '#0d0d5c'];
const RED = [FLAG.red, '#8f0c18'];

const LAMPS = [NIGHT.lamp, '#ff7aa8', NIGHT.moon, '#5fd8e0'];

const houses = (pane = INK.dark) => [
  townHouse(1060, 0.8, {
    wall: ['#f08a6a', '#d9604f'],
    roof: [INK.violet, INK.dark],
    trim: INK.cream,
    pane,
    people: [
      [-420, 0, 'wave'],
      [-150, 1, 'cheer'],
      [-60, 2, 'wave'],
    ],
  }),
  townHouse(610, 1.06, {
    wall: ['#7a4bd0', INK.violet],
    roof: [INK.dark, INK.dark],
    trim: '#bba3ee',
    pane,
    people: [
      [-420, 2, 'wave'],
      [-210, 1, 'cheer'],
      [-70, 0, 'wave'],
    ],
  }),
  place(
    1920,
    0,
    1,
    [
      box(-10, 150, 150, 800, INK.sun),
      boards(-10, 150, 150, 800, '#e07a1a', 28),
      louvres(20, 300, 96, 150, { frame: INK.cream, pane }),
      shape('M-10 60H130L210 166H-10Z', ROSE[0]),
      box(-10, 540, 190, 18, INK.cream),
    ],
    { flip: true },
  ),
];

const street = [
  box(0, 868, 1920, 212, INK.violet),
  crowd(23, 826, 52, INK.dark, { raised: 0.5, from: -40, to: 1960 }),
  shape('M0 930Q900 900 1920 930V1080H0Z', '#4a259c'),
  veil(0.35, shape('M0 1010Q900 970 1920 1010V1080H0Z', INK.dark)),
];

const dancers = [
  masquerader(1384, 1000, 1.16, {
    skin: SKIN[0],
    suit: ROSE,
    jewel: GOLD,
    pearl: INK.cream,
    arms: [
      [
        [-190, -380],
        [-246, -524],
      ],
      [
        [196, -300],
        [282, -396],
      ],
    ],
    sway: 10,
    spread: 74,
    fan: [
      [500, 84, 11, [ROSE, GOLD], [INK.sky, INK.violet]],
      [380, 72, 8, [GOLD, ROSE], [INK.cream, INK.sun]],
      [240, 54, 5, [INK.cream, INK.sun], ROSE],
    ],
    crown: [[150, 32, 7, [INK.cream, INK.sun], ROSE]],
  }),
  masquerader(1040, 1080, 0.98, {
    skin: SKIN[1],
    suit: REEF,
    jewel: GOLD,
    pearl: INK.cream,
    tilt: -8,
    sway: -16,
    arms: [
      [
        [-180, -260],
        [-250, -380],
      ],
      [
        [176, -420],
        [150, -540],
      ],
    ],
    fan: [
      [360, 66, 8, [REEF, GOLD], ROSE],
      [270, 54, 6, [GOLD, REEF], [INK.cream, INK.light]],
      [200, 46, 5, WHITE, REEF],
    ],
    crown: [[140, 32, 5, [REEF, GOLD], ROSE]],
  }),
  masquerader(1738, 1090, 0.98, {
    skin: SKIN[2],
    suit: BLUE,
    jewel: RED,
    pearl: INK.cream,
    tilt: 8,
    sway: 14,
    arms: [
      [
        [-190, -380],
        [-220, -520],
      ],
      [
        [180, -270],
        [262, -350],
      ],
    ],
    fan: [
      [360, 66, 9, [RED, WHITE, BLUE], WHITE],
      [270, 54, 7, [WHITE, BLUE], RED],
      [200, 46, 5, RED, WHITE],
    ],
    crown: [[140, 32, 5, [WHITE, RED], BLUE]],
  }),
];

export default () =>
  wideCanvas(
    sky([INK.sky, '#5fd0d0', INK.light], 860, 60, 1920),
    rays(1340, 700, INK.cream, 20, 0.32, 2200),
    houses(),
    truck(1370, 850, 0.98),
    street,
    bunting([-20, 60], [760, 24], {
      sag: 60,
      count: 10,
      size: 70,
      cord: INK.dark,
      colours: [INK.pink, INK.cream, INK.sky, INK.sun],
    }),
    flagLine([760, 24], [1960, 40], 70, 10, 92),
    dancers,
    confetti(5, [0, 60, 1920, 820], [INK.cream, INK.sun, INK.pink, INK.light], 44, 15),
  );

/** The same street after dark: beams of light from the music truck, windows, strings of lamps. */
export const night = () =>
  wideCanvas(
    nightSky(4, 860, { colours: ['#0d0c36', '#181352', '#2b1b72', '#4a2490'], count: 40, top: 0.4 }),
    rays(1370, 620, '#b98cff', 11, 0.2, 2200),
    moonlit(houses(NIGHT.lamp), [NIGHT.lamp]),
    truck(1370, 850, 0.98),
    moonlit(street),
    lamps([-20, 60], [760, 24], {
      sag: 60,
      count: 13,
      size: 14,
      cord: '#0b0f38',
      colours: LAMPS,
      halo: 0.25,
    }),
    lamps([760, 24], [1960, 40], {
      sag: 70,
      count: 19,
      size: 14,
      cord: '#0b0f38',
      colours: LAMPS,
      halo: 0.25,
    }),
    dancers,
    confetti(5, [0, 60, 1920, 820], [INK.cream, INK.sun, INK.pink, INK.light], 44, 15),
  );
