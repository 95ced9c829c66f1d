import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { figure } from '../kit/figure.mjs';
import { treeline } from '../kit/hills.mjs';
import { palm } from '../kit/palm.mjs';
import { glints, ground, sea } from '../kit/sea.mjs';
import { place, shape } from '../kit/shape.mjs';
import { rays, sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt = 'Three people in bright shirts on an early morning walk along the sea.';

const INK = {
  teal: '#0e8f9a',
  deep: '#0b4a5c',
  mint: '#bfe8d8',
  cream: '#fff6e0',
  sun: '#ffc23d',
  coral: '#ff7a59',
  pink: '#e5346b',
  dark: '#3b1f2b',
};

/** A walker in profile, arms bent, one leg in front; cropped by the frame below the knee. */
function walker(x, y, scale, { skin, top, bottom, hair, hat, swing = 1 }) {
  const [front, back] = [
    [
      [150, -262],
      [206, -344],
    ],
    [
      [-150, -244],
      [-64, -176],
    ],
  ];
  return place(
    x,
    y,
    scale,
    figure({
      head: [16, -484],
      turn: 1,
      tilt: -2,
      skin,
      collar: [-2, -404],
      shoulders: [
        [40, -368],
        [-28, -372],
      ],
      hips: [
        [26, -150],
        [-28, -150],
      ],
      top,
      bottom,
      cut: 'long',
      hair,
      hat,
      bulk: 1.06,
      waist: -0.16,
      legs:
        swing > 0
          ? [
              [
                [112, 10],
                [150, 220],
              ],
              [
                [-70, 20],
                [-170, 190],
              ],
            ]
          : [
              [
                [-70, 20],
                [-170, 190],
              ],
              [
                [112, 10],
                [150, 220],
              ],
            ],
      arms: swing > 0 ? [back, front] : [front, back],
      thumbs: [-1, -1],
    }),
  );
}

export default () =>
  canvas(
    sky([INK.mint, INK.cream, INK.cream], 620, 60),
    rays(380, 470, INK.sun, 16, 0.28),
    sun(380, 470, 290, [INK.sun, INK.cream]),
    cloud(1010, 190, 1.05, [INK.cream, INK.mint]),
    treeline(5, 600, 40, INK.teal, [860, 1330]),
    sea(596, 800, [INK.teal, INK.deep]),
    glints(4, [60, 606, 700, 110], INK.sun, 36),
    ground(726, INK.coral, -10),
    shape('M0 800Q640 772 1280 812V960H0Z', INK.dark, 'opacity="0.16"'),
    palm([1290, 820], [1200, 200], {
      seed: 12,
      size: 270,
      width: 38,
      trunk: [INK.coral, INK.dark],
      leaf: [INK.teal, INK.deep],
      nuts: INK.dark,
    }),
    walker(250, 860, 1.12, {
      skin: ['#c08457', '#84502f'],
      top: [INK.sun, INK.coral],
      bottom: [INK.deep, INK.dark],
      swing: -1,
      hair: { style: 'short', colours: [INK.dark, INK.dark] },
    }),
    walker(1060, 900, 1.2, {
      skin: ['#5a3523', '#3b1f2b'],
      top: [INK.cream, INK.mint],
      bottom: [INK.teal, INK.deep],
      swing: -1,
      hair: { style: 'cap', colours: [INK.pink, INK.dark] },
    }),
    walker(600, 950, 1.46, {
      skin: ['#8d5336', '#542c22'],
      top: [INK.pink, '#a81f52'],
      bottom: [INK.deep, INK.dark],
      hair: { style: 'bun', colours: [INK.dark, INK.dark] },
    }),
  );
