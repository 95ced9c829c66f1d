import { hanging } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { house } from '../kit/house.mjs';
import { lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { oval, point } from '../kit/path.mjs';
import { person } from '../kit/person.mjs';
import { randomFrom } from '../kit/random.mjs';
import { stars } from '../kit/scatter.mjs';
import { glints, sea } from '../kit/sea.mjs';
import { box, line, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt = 'A string of lamps leads from a city roof at dusk over the sea to a small palm island.';

const INK = {
  night: '#221a5c',
  plum: '#5a2f86',
  rose: '#e5587a',
  gold: '#ffb64a',
  cream: '#fff1d0',
  sea: '#2d3a8c',
  dark: '#150f3d',
  red: '#d9281f',
  aqua: '#6fdcd2',
};
const FAR = '#7d3f96';
const SKIN = ['#8d5336', '#542c22'];

/** A tower with some windows lit, its right side in shade. */
function tower(seed, x, width, top, wall, side, lamp) {
  const random = randomFrom(seed);
  let panes = '';
  for (let y = top + 30; y < 900; y += 46) {
    for (let px = x + 16; px < x + width - 26; px += 34)
      if (random() > 0.52) panes += `M${px} ${y}h16v24h-16z`;
  }
  return (
    box(x, top, width, 960 - top, wall) +
    box(x + width * 0.74, top, width * 0.26, 960 - top, side) +
    shape(panes, lamp)
  );
}

/** The lamps grow towards us: the far end of the cord is the island's. */
function lights(from, to, sag, count) {
  const points = hanging(from, to, sag, count);
  const bulbs = points.slice(1, -1).map(([x, y], i) => {
    const r = 22 - (17 * i) / count;
    const colour = [INK.gold, INK.cream, INK.aqua][i % 3];
    return shape(oval(x, y + r, r * 1.9), colour, 'opacity="0.22"') + shape(oval(x, y + r, r), colour);
  });
  return line(`M${points.map(point).join('L')}`, INK.dark, 5) + bulbs.join('');
}

const HAND = [540, 304];

export default () =>
  canvas(
    sky([INK.night, INK.plum, INK.rose, INK.gold], 640, 60),
    stars(8, [20, 20, 1240, 200], INK.cream, 34),
    sun(930, 600, 190, [INK.gold, INK.cream]),
    cloud(640, 330, 0.6, [INK.rose, INK.plum]),
    sea(640, 960, [INK.plum, INK.sea, INK.night]),
    glints(2, [760, 730, 320, 180], INK.gold, 22),
    glints(5, [420, 680, 860, 240], INK.rose, 26),
    // The island: sand, a house on posts, three palms.
    shape('M840 706C900 650 1000 636 1080 640C1180 640 1260 670 1300 706Z', INK.cream),
    shape('M840 706C920 690 1180 690 1300 706C1180 730 940 730 840 706Z', '#d99a6a'),
    house(1096, 660, 0.42, {
      wall: [INK.gold, '#c9742e'],
      roof: [INK.red, '#8c1a2c'],
      trim: INK.cream,
      dark: INK.dark,
      under: INK.plum,
    }),
    [
      [[980, 660], [950, 470], 3, 120],
      [[1200, 664], [1230, 430], 7, 140],
      [[1030, 656], [1056, 400], 15, 130],
    ].map(([root, crown, seed, size]) =>
      palm(root, crown, { seed, size, width: 20, trunk: ['#3a2050', INK.dark], leaf: ['#1c5a56', INK.dark] }),
    ),
    tower(11, 60, 120, 250, FAR, FAR, INK.rose),
    tower(12, 220, 90, 200, FAR, FAR, INK.rose),
    tower(14, 440, 110, 430, FAR, FAR, INK.rose),
    tower(3, -40, 150, 190, '#3a2778', INK.night, INK.gold),
    shape('M-40 190L35 90L110 190Z', '#3a2778') + line('M35 100V20', '#3a2778', 8),
    tower(4, 130, 120, 330, '#4a3090', '#3a2778', INK.gold),
    tower(6, 270, 110, 270, '#3a2778', INK.night, INK.gold),
    shape('M284 270V240H300V214H350V240H366V270Z', '#3a2778'),
    tower(9, 380, 110, 480, '#4a3090', '#3a2778', INK.gold),
    lights(HAND, [1056, 410], 130, 15),
    // The roof in front, and the one who holds the cord.
    box(-20, 830, 640, 150, INK.dark),
    box(-20, 806, 664, 40, '#3a2778'),
    person(440, 826, 0.72, {
      skin: SKIN,
      hair: { style: 'bunBack', colours: ['#3a2018', '#2c1712'] },
      top: [INK.red, '#8c1a2c'],
      skirt: [INK.cream, '#e0b98c'],
      shoe: [INK.dark, INK.dark],
      sleeve: 'short',
      arms: 'wave',
      // The skirt again over the shirt, wide enough for the hips.
      over: lit(
        'M-84-366Q0-344 84-366C92-250 128-170 140-100Q60-78 0-86T-140-100C-128-170-92-250-84-366Z',
        [INK.cream, '#e0b98c'],
        -22,
        -4,
      ),
    }),
  );
