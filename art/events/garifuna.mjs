import { bunting } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { checks } from '../kit/cloth.mjs';
import { drum } from '../kit/drum.mjs';
import { arm, figure, leg } from '../kit/figure.mjs';
import { lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { glints, ground, sea } from '../kit/sea.mjs';
import { line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt = 'Two Garifuna drummers and a dancer in a checked dress on the beach at sunset.';

const INK = {
  night: '#2b1b4a',
  plum: '#4a2a63',
  coral: '#ff7a59',
  sun: '#ffc23d',
  cream: '#fff3d6',
  skin: '#8d5336',
  shade: '#542c22',
  wood: '#b3502a',
};
const SKIN = [INK.skin, INK.shade];

/** A drummer who sits behind the drum and faces us, cropped at the knees. */
function drummer(x, y, scale, { shirt, hat, trim, lift = 0, tilt = 0 }) {
  const shoulders = [
    [100, -338],
    [-100, -338],
  ];
  const hands = [
    [
      [166, -224],
      [76, -176 - lift],
    ],
    [
      [-166, -224],
      [-72, -166],
    ],
  ];
  const armOf = (i, thumb) =>
    arm([shoulders[i], ...hands[i]], { skin: SKIN, cloth: shirt, size: 1.15, thumb });
  return place(x, y, scale, [
    leg(
      [
        [70, -120],
        [196, -70],
        [190, 140],
      ],
      { skin: SKIN, cloth: [INK.night, INK.night], size: 1.35 },
    ),
    leg(
      [
        [-70, -120],
        [-196, -70],
        [-190, 140],
      ],
      { skin: SKIN, cloth: [INK.plum, INK.night], size: 1.35 },
    ),
    figure({
      head: [0, -444],
      turn: 0,
      tilt,
      skin: SKIN,
      collar: [0, -368],
      shoulders: [
        [-96, -340],
        [96, -340],
      ],
      hips: [
        [-76, -90],
        [76, -90],
      ],
      top: shirt,
      hat,
      over: line('M-30-372C-22-330 22-330 30-372', trim, 16) + line('M0-338V-120', trim, 16),
    }),
    drum(0, -142, 124, 300, { wood: [INK.wood, INK.shade], skin: [INK.cream, INK.sun], cord: INK.cream }),
    armOf(0, 1),
    armOf(1, -1),
  ]);
}

/** A woman in full swing: the checked skirt is one large sail of cloth. */
function dancer(x, y, scale) {
  const skirt =
    'M-72-452C-120-330-330-210-396-96C-330-118-300-70-236-92C-180-40-110-78-50-48' +
    'C20-76 90-40 150-74C190-60 220-84 262-70C220-200 110-330 70-452Q0-430-72-452Z';
  const blouse = [INK.sun, INK.coral];
  return place(
    x,
    y,
    scale,
    figure({
      head: [26, -668],
      turn: 1,
      tilt: -8,
      skin: SKIN,
      collar: [8, -592],
      shoulders: [
        [70, -562],
        [-62, -566],
      ],
      hips: [
        [48, -420],
        [-48, -420],
      ],
      top: blouse,
      bottom: blouse,
      cut: 'bare',
      legs: [
        [
          [60, -240],
          [96, -34],
        ],
        [
          [-30, -230],
          [-76, -30],
        ],
      ],
      shoe: SKIN,
      arms: [
        [
          [170, -590],
          [236, -690],
        ],
        [
          [-186, -520],
          [-262, -420],
        ],
      ],
      hair: { style: 'wrap', colours: [INK.cream, INK.sun] },
      skirt:
        lit(skirt, [INK.cream, INK.sun], -30, -8) +
        checks(skirt, [-420, -450, 720, 460], INK.night, { gap: 62, weight: 17, turn: 14 }),
    }),
  );
}

export default () =>
  canvas(
    sky([INK.plum, INK.coral, INK.coral], 610, 60),
    shape('M0 420Q640 350 1280 430V640H0Z', '#ff9a55'),
    sun(330, 420, 300, [INK.sun, INK.cream]),
    sea(590, 760, [INK.plum, INK.night]),
    glints(4, [100, 600, 460, 120], INK.sun, 34),
    palm([36, 800], [120, 250], {
      seed: 5,
      size: 270,
      width: 36,
      trunk: [INK.plum, INK.night],
      leaf: [INK.night, INK.night],
    }),
    ground(742, INK.wood, 24),
    shape('M0 790Q420 740 760 800T1280 830V960H0Z', INK.shade, 'opacity="0.45"'),
    shape('M180 872C300 836 560 842 640 876C560 904 280 904 180 872Z', INK.night, 'opacity="0.5"'),
    dancer(420, 890, 0.98),
    drummer(1150, 900, 1.22, {
      shirt: [INK.cream, INK.sun],
      trim: INK.night,
      lift: 60,
      tilt: 5,
      hat: { colours: [INK.sun, INK.coral], band: INK.night },
    }),
    drummer(826, 1010, 1.62, {
      shirt: [INK.night, INK.night],
      trim: INK.sun,
      tilt: -5,
      hat: { colours: [INK.cream, INK.sun], band: INK.night },
    }),
    bunting([-20, 40], [700, 10], {
      sag: 50,
      count: 9,
      size: 76,
      cord: INK.night,
      colours: [INK.night, INK.cream, INK.sun],
    }),
    bunting([700, 10], [1310, 60], {
      sag: 36,
      count: 8,
      size: 76,
      cord: INK.night,
      colours: [INK.night, INK.cream, INK.sun],
    }),
  );
