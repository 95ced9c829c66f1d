import { lit } from './lit.mjs';
import { blob, limb, oval } from './path.mjs';
import { line, place, shape } from './shape.mjs';

const BODY = blob([
  [-210, -330],
  [-150, -362],
  [-60, -352],
  [40, -346],
  [120, -372],
  [176, -356],
  [196, -296],
  [168, -230],
  [90, -204],
  [0, -212],
  [-90, -238],
  [-150, -226],
  [-216, -252],
]);

const NECK = blob([
  [96, -366],
  [150, -420],
  [214, -478],
  [262, -500],
  [290, -470],
  [262, -420],
  [226, -370],
  [196, -300],
  [150, -270],
]);

const HEAD = blob([
  [250, -506],
  [286, -514],
  [322, -490],
  [372, -440],
  [396, -416],
  [392, -392],
  [366, -384],
  [330, -404],
  [290, -418],
  [258, -440],
]);

/** A leg through its joints, with the hoof at the end. */
const leg = (points, coat, hoof) => {
  const [x, y] = points.at(-1);
  const [px, py] = points.at(-2);
  const d = Math.hypot(x - px, y - py) || 1;
  const at = (along, across) => [
    x + ((x - px) / d) * along - ((y - py) / d) * across,
    y + ((y - py) / d) * along + ((x - px) / d) * across,
  ];
  return (
    lit(
      limb([
        [...at(0, 0), 18],
        [...at(14, -3), 30],
        [...at(26, -6), 32],
      ]),
      [hoof, hoof],
      0,
      0,
    ) + lit(limb(points), coat, -8, -3)
  );
};

/** The two moments of the gallop: gathered under the body, and stretched. */
const GAITS = {
  stretched: {
    far: [
      [
        [-150, -270, 92],
        [-250, -200, 58],
        [-330, -196, 34],
        [-404, -140, 24],
      ],
      [
        [130, -260, 78],
        [236, -232, 48],
        [320, -230, 32],
        [396, -186, 22],
      ],
    ],
    near: [
      [
        [-170, -280, 104],
        [-230, -180, 64],
        [-316, -140, 36],
        [-372, -70, 26],
      ],
      [
        [150, -270, 84],
        [240, -190, 52],
        [336, -170, 34],
        [404, -110, 24],
      ],
    ],
  },
  gathered: {
    far: [
      [
        [-150, -270, 92],
        [-90, -160, 58],
        [-150, -100, 34],
        [-96, -30, 24],
      ],
      [
        [130, -260, 78],
        [200, -190, 48],
        [150, -120, 32],
        [90, -146, 22],
      ],
    ],
    near: [
      [
        [-170, -280, 104],
        [-110, -170, 64],
        [-170, -96, 36],
        [-80, -50, 26],
      ],
      [
        [150, -270, 84],
        [232, -196, 52],
        [196, -110, 34],
        [132, -90, 24],
      ],
    ],
  },
};

/** A horse in gallop, in profile to the right, about 800 long and 500 high; `rider` is drawn on its back. */
export function horse(x, y, scale, { coat, mane, hoof, gait = 'stretched', saddle, rider = '' }) {
  const { far, near } = GAITS[gait];
  const dark = [coat[1], coat[1]];
  return place(x, y, scale, [
    far.map((points) => leg(points, dark, mane[1])),
    lit(
      limb([
        [-196, -326, 40],
        [-280, -350, 54],
        [-370, -330, 60],
        [-440, -270, 24],
      ]),
      mane,
      -6,
      -8,
    ),
    near.map((points) => leg(points, coat, hoof)),
    lit(NECK, coat, -16, -10),
    lit(BODY, coat, -12, -26),
    shape(
      blob([
        [100, -352],
        [170, -352],
        [186, -300],
        [150, -262],
        [104, -290],
      ]),
      coat[0],
    ),
    lit(
      blob([
        [110, -384],
        [140, -440],
        [190, -496],
        [262, -524],
        [246, -492],
        [206, -452],
        [176, -404],
        [150, -372],
      ]),
      mane,
      -6,
      -6,
    ),
    lit('M262-500L268-548L292-506Z', coat, -5, 0),
    lit(HEAD, coat, -9, -10),
    shape(oval(304, -470, 7, 9), mane[1]),
    shape(oval(384, -406, 5, 7), mane[1]),
    line('M268-424L300-486M286-446L356-410M300-440L350-452', saddle[1], 7),
    lit('M-40-356C20-344 60-348 96-368L104-300L20-286L-50-300Z', saddle, -10, -4),
    line('M30-290L26-212', saddle[1], 12),
    rider,
  ]);
}
