import { canvas } from '../kit/canvas.mjs';
import { checks } from '../kit/cloth.mjs';
import { seatedDrummer } from '../kit/drummer.mjs';
import { figure } from '../kit/figure.mjs';
import { lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { oval } from '../kit/path.mjs';
import { stars } from '../kit/scatter.mjs';
import { glints, ground, sea } from '../kit/sea.mjs';
import { line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt =
  'Two Garifuna drummers between two women who dance in wide checked skirts on the beach at daybreak.';

const INK = {
  night: '#171040',
  plum: '#3a1c66',
  violet: '#6b2a86',
  rose: '#d8446e',
  coral: '#ff8458',
  sun: '#ffc23d',
  cream: '#fff3d6',
  wood: '#b3502a',
  dark: '#6b2e1a',
};
const BROWN = ['#8d5336', '#542c22'];
const DEEP = ['#6b3f2a', '#3c2026'];

const SKIRT =
  'M-70-452C-110-340-250-280-352-250C-372-170-340-130-350-92C-300-60-262-88-214-58C-160-38-110-76-50-48' +
  'C20-74 86-40 146-72C186-58 214-80 254-66C236-200 130-330 70-452Q0-430-70-452Z';

/** A woman who swings her skirt out with one hand and answers the drum with the other. */
const dancer = (x, y, scale, { skin, blouse, cloth, check, wrap }, flip) =>
  place(
    x,
    y,
    scale,
    figure({
      head: [30, -668],
      turn: 1,
      tilt: -10,
      skin,
      collar: [10, -592],
      shoulders: [
        [72, -560],
        [-62, -568],
      ],
      hips: [
        [48, -420],
        [-48, -420],
      ],
      top: blouse,
      bottom: blouse,
      cut: 'bare',
      shoe: skin,
      legs: [
        [
          [62, -240],
          [120, -40],
        ],
        [
          [-30, -230],
          [-80, -26],
        ],
      ],
      arms: [
        [
          [176, -600],
          [214, -724],
        ],
        [
          [-190, -500],
          [-320, -268],
        ],
      ],
      hair: { style: 'wrap', colours: wrap },
      skirt:
        lit(SKIRT, cloth, -30, -8) +
        checks(SKIRT, [-440, -560, 800, 620], check, { gap: 66, weight: 19, turn: 16 }),
      over: line('M-52-560Q10-520 62-556', wrap[0], 12),
    }),
    { flip },
  );

export default () =>
  canvas(
    sky([INK.plum, INK.violet, INK.rose, INK.coral], 560, 70),
    stars(12, [0, 10, 1280, 190], INK.cream, 40),
    sun(640, 500, 390, [INK.coral, INK.sun, '#ffd66e']),
    sea(548, 730, ['#6a2a78', INK.plum, INK.night]),
    shape('M430 552H850L930 640H350Z', INK.coral, 'opacity="0.75"'),
    glints(4, [40, 560, 1200, 110], INK.sun, 44),
    palm([-20, 800], [90, 150], {
      seed: 5,
      size: 270,
      width: 38,
      trunk: [INK.night, INK.night],
      leaf: [INK.night, '#241452'],
    }),
    palm([1310, 800], [1200, 130], {
      seed: 9,
      size: 280,
      width: 36,
      trunk: [INK.night, INK.night],
      leaf: [INK.night, '#241452'],
    }),
    ground(700, INK.wood, 26),
    shape('M0 770Q420 716 760 776T1280 800V960H0Z', INK.dark, 'opacity="0.55"'),
    shape(oval(250, 872, 320, 32) + oval(1040, 872, 320, 32), INK.night, 'opacity="0.45"'),
    dancer(216, 876, 0.92, {
      skin: BROWN,
      blouse: [INK.sun, INK.coral],
      cloth: [INK.cream, INK.sun],
      check: INK.night,
      wrap: [INK.sun, INK.coral],
    }),
    dancer(
      1070,
      876,
      0.9,
      {
        skin: DEEP,
        blouse: [INK.cream, INK.sun],
        cloth: [INK.sun, INK.coral],
        check: INK.night,
        wrap: [INK.cream, INK.sun],
      },
      true,
    ),
    seatedDrummer(762, 900, 1.0, {
      skin: BROWN,
      shirt: [INK.rose, '#962a5a'],
      trim: INK.cream,
      trousers: ['#0c0826', '#0c0826'],
      hair: { style: 'cap', colours: [INK.night, INK.night] },
      wood: ['#8c3a22', INK.dark],
      hide: [INK.cream, INK.sun],
      cord: INK.cream,
      lift: 20,
      lean: 16,
      big: 1.05,
    }),
    seatedDrummer(556, 1000, 1.2, {
      skin: DEEP,
      shirt: [INK.cream, INK.sun],
      trim: INK.night,
      trousers: [INK.night, '#0c0826'],
      hat: { colours: [INK.cream, INK.sun], band: INK.night },
      wood: [INK.wood, INK.dark],
      hide: [INK.cream, INK.sun],
      cord: INK.cream,
      lift: 70,
      lean: -10,
      big: 1.25,
    }),
  );
