import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { arm, leg } from '../kit/figure.mjs';
import { head, neck } from '../kit/head.mjs';
import { hills, treeline } from '../kit/hills.mjs';
import { lit } from '../kit/lit.mjs';
import { blob, oval } from '../kit/path.mjs';
import { ground } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { rays, sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt = 'Three racing cyclists bend low over their bars on a country road at sunrise.';

const INK = {
  sky: '#ffcf7a',
  coral: '#ff7a59',
  cream: '#fff4dc',
  road: '#4b3a5e',
  dark: '#261a3a',
  green: '#2f7d5a',
  blue: '#1b58c4',
  red: '#d9281f',
};

/** A wheel with tyre, rim and spokes in motion. */
const wheel = (x, y) => [
  shape(`${oval(x, y, 124)}${oval(x, y, 108)}`, INK.dark, 'fill-rule="evenodd"'),
  shape(`${oval(x, y, 108)}${oval(x, y, 99)}`, INK.cream, 'fill-rule="evenodd"'),
  line(
    [0.2, 0.9, 1.6, 2.3, 3, 3.7, 4.4, 5.1, 5.8]
      .map((a) => `M${x} ${y}L${Math.round(x + 98 * Math.cos(a))} ${Math.round(y + 98 * Math.sin(a))}`)
      .join(''),
    INK.dark,
    3,
    'opacity="0.7"',
  ),
  shape(oval(x, y, 15), INK.dark),
];

/** A rider in profile to the right on a racing cycle, road at y = 0. */
function rider(x, y, scale, { skin, jersey, helmet, frame, up = true }) {
  const [high, low] = [
    [
      [96, -336],
      [34, -196],
    ],
    [
      [68, -256],
      [-14, -58],
    ],
  ];
  const hip = [-96, -420];
  const legOf = (pose, cloth) =>
    leg([hip, ...pose], {
      skin,
      cloth: [cloth, INK.dark],
      cut: 'short',
      shoe: [INK.cream, INK.coral],
      size: 1.02,
    });
  const crank = up ? 'M0-124L-10-40M0-124L20-190' : 'M0-124L20-190M0-124L-10-40';
  return place(x, y, scale, [
    shape(oval(20, 6, 330, 16), INK.dark, 'opacity="0.35"'),
    legOf(up ? low : high, INK.dark),
    wheel(-210, -124),
    wheel(240, -124),
    line('M-210-124L0-124L176-330L-76-316L0-124M-210-124L-84-340M170-350L240-124', frame, 17),
    line('M-90-372L-76-316', frame, 13),
    line('M-140-376Q-90-392-40-372', INK.dark, 20),
    line('M160-360L206-372C250-372 260-330 226-318', INK.dark, 15),
    line(crank, INK.dark, 13),
    shape(oval(0, -124, 34), INK.dark),
    arm(
      [
        [136, -500],
        [214, -440],
        [222, -372],
      ],
      { skin: [skin[1], skin[1]], cloth: [jersey[1], jersey[1]] },
    ),
    neck([206, -548], [140, -512], skin, 46),
    lit(
      blob([
        [-146, -440],
        [-120, -500],
        [-20, -566],
        [110, -566],
        [176, -524],
        [160, -462],
        [90, -440],
        [0, -410],
        [-60, -376],
        [-130, -380],
      ]),
      jersey,
      -8,
      -18,
    ),
    shape(
      blob([
        [-36, -560],
        [6, -572],
        [20, -424],
        [-26, -402],
      ]),
      INK.cream,
      'opacity="0.9"',
    ),
    head(232, -580, { turn: 1, tilt: 14, skin }),
    place(
      232,
      -580,
      1,
      [
        lit(
          'M50-22C48-70 10-84-30-76C-70-66-92-30-84-2C-60-10-30-16-10-22C10-28 30-28 50-22Z',
          helmet,
          -8,
          -8,
        ),
        line('M-64-40Q-30-62 20-58M-70-18Q-30-40 36-38', INK.dark, 7),
        line('M-20-18L0 44', INK.dark, 6),
      ],
      { turn: 14 },
    ),
    legOf(up ? high : low, INK.road),
    arm(
      [
        [112, -492],
        [150, -396],
        [216, -356],
      ],
      { skin, cloth: jersey },
    ),
  ]);
}

export default () =>
  canvas(
    sky([INK.coral, INK.sky, INK.sky], 640, 90),
    rays(250, 430, INK.cream, 16, 0.3),
    sun(250, 430, 250, [INK.coral, INK.cream]),
    cloud(900, 160, 0.95, [INK.cream, INK.sky]),
    cloud(560, 300, 0.6, [INK.cream, INK.sky], { flip: true }),
    hills(14, 560, 150, '#8a5a86'),
    hills(22, 610, 110, '#5c6a7a'),
    treeline(5, 660, 90, INK.green),
    box(0, 650, 1280, 60, INK.green),
    shape('M0 690Q640 672 1280 690V730H0Z', '#d9a05b'),
    ground(712, INK.road),
    shape('M0 712H1280V726H0Z', INK.cream),
    [-60, 300, 660, 1020].map((x) => shape(`M${x} 930h220l-26 22h-220z`, INK.cream)),
    rider(1010, 812, 0.86, {
      skin: ['#c08457', '#84502f'],
      jersey: [INK.cream, INK.sky],
      helmet: [INK.red, '#8c1f2c'],
      frame: INK.red,
      up: false,
    }),
    rider(190, 836, 0.96, {
      skin: ['#5a3523', '#351c1c'],
      jersey: [INK.green, '#1a5240'],
      helmet: [INK.cream, INK.sky],
      frame: INK.coral,
      up: false,
    }),
    rider(620, 912, 1.36, {
      skin: ['#8d5336', '#542c22'],
      jersey: [INK.blue, '#123a86'],
      helmet: [INK.red, '#8c1f2c'],
      frame: INK.cream,
    }),
  );
