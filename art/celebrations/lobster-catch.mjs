import { bunting } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { arm, figure, hand } from '../kit/figure.mjs';
import { treeline } from '../kit/hills.mjs';
import { lit } from '../kit/lit.mjs';
import { lobster } from '../kit/lobster.mjs';
import { oval } from '../kit/path.mjs';
import { glints, sea, waves } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { rays, sky } from '../kit/sky.mjs';
import { sloop } from '../kit/sloop.mjs';
import { sun } from '../kit/sun.mjs';

export const alt =
  'A fisherman in a straw hat holds the first spiny lobster of the season before him, a sloop and a festive pier behind.';

const INK = {
  sky: '#3fc1c9',
  light: '#bdeee0',
  cream: '#fff4dc',
  sea: '#0e8f9a',
  deep: '#0b4f6c',
  sun: '#ffb627',
  red: '#e4462a',
  brown: '#8c2a24',
  gold: '#f2b45a',
  wood: '#7a4426',
  navy: '#1d2460',
  ink: '#11143a',
};
const SKIN = ['#8d5336', '#542c22'];
const SHIRT = [INK.navy, INK.ink];

const GRIP = [
  [
    [-128, -396],
    [-178, -232],
    [-66, -206],
  ],
  [
    [128, -396],
    [178, -232],
    [66, -206],
  ],
];

/** The fisherman from the waist up; his hands come later, over the lobster. */
const fisherman = () => [
  figure({
    head: [0, -520],
    turn: 0,
    tilt: 3,
    skin: SKIN,
    collar: [0, -440],
    shoulders: [
      [-124, -404],
      [124, -404],
    ],
    hips: [
      [-100, -60],
      [100, -60],
    ],
    top: SHIRT,
    hat: { colours: [INK.cream, '#e0b45c'], band: INK.red },
    over: shape('M-34-446L0-376L34-446Q0-420-34-446Z', SKIN[1]),
  }),
  GRIP.map((joints, i) => arm(joints, { skin: SKIN, cloth: SHIRT, size: 1.2, thumb: i ? 1 : -1 })),
];

const hands = () => GRIP.map(([, elbow, wrist], i) => hand(elbow, wrist, SKIN, 1.2, i ? 1 : -1));

/** A trap of laths for lobsters, with the round opening in its side. */
const trap = (x, y, scale, flip) =>
  place(
    x,
    y,
    scale,
    [
      box(0, -150, 260, 150, INK.ink),
      [0, 34, 68, 102, 136].map((dy) =>
        lit(`M-8 ${-150 + dy}H268V${-132 + dy}H-8Z`, [INK.gold, INK.wood], 0, -7),
      ),
      [4, 118, 236].map((dx) => lit(`M${dx}-158H${dx + 22}V8H${dx}Z`, ['#d98a3e', INK.wood], -6, 0)),
    ],
    { flip },
  );

/** The pier with a palm-roofed shelter, flags and people who look on. */
const pier = (x, y) =>
  place(x, y, 1, [
    [0, 90, 180, 270].map((dx) => box(dx, 0, 14, 90, INK.deep)),
    box(-20, -10, 420, 18, INK.wood),
    [60, 250].map((dx) => box(dx, -120, 12, 112, INK.wood)),
    lit('M10-112L120-206H212L316-112Z', ['#e0b45c', INK.wood], -60, 0),
    [
      [20, INK.red],
      [110, INK.navy],
      [160, INK.cream],
      [214, INK.navy],
      [310, INK.red],
    ].map(([dx, colour]) => [
      shape(`M${dx - 17}-8C${dx - 18}-66 ${dx + 18}-66 ${dx + 17}-8Z`, colour),
      shape(oval(dx, -72, 13, 15), SKIN[1]),
    ]),
  ]);

export default () =>
  canvas(
    sky([INK.sky, INK.light, INK.cream], 560, 60),
    rays(640, 300, INK.cream, 20, 0.4),
    sun(640, 300, 290, [INK.sun, '#ffd071']),
    cloud(180, 180, 0.8, [INK.cream, INK.light]),
    cloud(1120, 150, 0.7, [INK.cream, INK.light], { flip: true }),
    treeline(4, 548, 44, '#4f9d8a', [-40, 420]),
    sea(540, 960, [INK.sky, INK.sea, INK.deep]),
    glints(5, [0, 556, 1280, 120], INK.cream, 40),
    sloop(212, 610, 0.7, {
      hull: [INK.cream, '#d8c8a0'],
      sail: [INK.cream, '#e9d3a0'],
      spar: INK.wood,
      band: INK.red,
      heel: 6,
    }),
    pier(960, 622),
    bunting([950, 448], [1310, 414], {
      sag: 30,
      count: 7,
      size: 46,
      cord: INK.navy,
      colours: [INK.red, INK.cream, INK.sun, INK.navy],
    }),
    waves(690, 210, 16, 300, INK.sea, 60),
    waves(760, 240, 22, 300, INK.deep, 120),
    place(640, 1090, 1.5, fisherman()),
    // The rail of his dory, and the traps that it carries.
    trap(130, 900, 0.95, false),
    trap(1150, 900, 0.95, true),
    lit('M-20 880Q640 930 1300 880V980H-20Z', [INK.sun, '#d98a1e'], 0, -14),
    line('M-20 938Q640 984 1300 938', INK.red, 18),
    lobster(640, 760, 0.84, 0, {
      shell: [INK.red, INK.brown],
      tail: '#f2683c',
      gold: INK.sun,
      spot: INK.cream,
      eye: INK.ink,
    }),
    place(640, 1090, 1.5, hands()),
  );
