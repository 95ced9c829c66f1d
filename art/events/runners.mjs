import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { hills, treeline } from '../kit/hills.mjs';
import { lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { oval, polygon } from '../kit/path.mjs';
import { runner } from '../kit/runner.mjs';
import { glints, ground, sea } from '../kit/sea.mjs';
import { place, shape } from '../kit/shape.mjs';
import { rays, sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt = 'Three runners in stride on a coast road while the sun rises out of the sea.';

const INK = {
  rose: '#ff8f70',
  gold: '#ffd071',
  cream: '#fff4dc',
  sea: '#128a94',
  deep: '#0b4a5c',
  road: '#4a3a63',
  plum: '#2c1f45',
  red: '#d9281f',
};

/** The number on the chest: a slip of paper, too far off to be read. */
const bib = place(
  36,
  -470,
  1,
  [
    shape('M-44-44H40V40H-44Z', INK.cream),
    shape('M-30-12H-14V22H-30ZM-6-12H10V22H-6ZM18-12H30V22H18ZM-34-34H30V-24H-34Z', INK.plum),
  ],
  { turn: -12 },
);

const athlete = (x, y, scale, look) =>
  runner(x, y, scale, {
    shoe: [INK.cream, INK.gold],
    behind: shape(oval(150, -62, 150, 12), INK.plum, 'opacity="0.5"'),
    across: bib,
    ...look,
  });

export default () =>
  canvas(
    sky([INK.rose, INK.rose, INK.gold, INK.gold], 560, 70),
    rays(930, 520, INK.cream, 18, 0.28),
    sun(930, 520, 250, [INK.gold, INK.cream]),
    cloud(250, 190, 1.1, [INK.cream, INK.gold]),
    cloud(1150, 130, 0.7, [INK.cream, INK.gold], { flip: true }),
    hills(3, 560, 90, '#b8647a'),
    sea(556, 760, [INK.sea, INK.deep]),
    glints(7, [640, 566, 560, 120], INK.gold, 46),
    treeline(5, 664, 70, INK.deep, [-40, 520]),
    shape('M0 676Q640 640 1280 676V960H0Z', '#e8b06a'),
    palm([1210, 730], [1120, 190], {
      seed: 5,
      size: 250,
      width: 36,
      trunk: ['#8a5a4a', INK.plum],
      leaf: [INK.sea, INK.deep],
      nuts: INK.plum,
    }),
    palm([60, 720], [110, 300], {
      seed: 8,
      size: 210,
      width: 28,
      trunk: ['#8a5a4a', INK.plum],
      leaf: [INK.sea, INK.deep],
    }),
    ground(716, INK.road, 20),
    lit('M0 716Q640 696 1280 716V732Q640 712 0 732Z', [INK.cream, INK.gold], 0, -6),
    [-40, 330, 700, 1070].map((x) =>
      shape(
        polygon([
          [x, 930],
          [x + 200, 930],
          [x + 180, 950],
          [x - 26, 950],
        ]),
        INK.cream,
      ),
    ),
    athlete(1040, 830, 0.78, {
      skin: ['#c08457', '#84502f'],
      top: [INK.gold, '#e39a2e'],
      shorts: [INK.deep, INK.plum],
      hair: { style: 'short', colours: ['#3a2018', '#2a1510'] },
    }),
    athlete(240, 850, 0.86, {
      skin: ['#5a3523', '#351c1c'],
      top: [INK.cream, '#e6cfa0'],
      shorts: [INK.red, '#8c1a16'],
      hair: { style: 'cap', colours: [INK.sea, INK.deep] },
    }),
    athlete(650, 920, 1.12, {
      skin: ['#8d5336', '#542c22'],
      top: [INK.red, '#8c1a16'],
      shorts: [INK.sea, INK.deep],
      hair: { style: 'bun', colours: ['#2a1510', '#1a0c0a'] },
    }),
  );
