import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { treeline } from '../kit/hills.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { glints, sea, waves } from '../kit/sea.mjs';
import { box, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { hiker, sloop } from '../kit/sloop.mjs';
import { sun } from '../kit/sun.mjs';

export const alt = 'Brightly painted wooden sloops racing under full sail on a jade sea.';

const INK = {
  sky: '#9fdcee',
  pale: '#d9f2ee',
  sail: '#fff6e0',
  sand: '#f2c98a',
  sea: '#1fa79a',
  deep: '#0b5c68',
  yellow: '#ffc21f',
  red: '#d9281f',
};
const SAIL = [INK.sail, INK.sand];
const BROWN = ['#8d5336', '#542c22'];
const HAIR = ['#3a2018', '#2a1a2c'];

/** Four people side by side at the rail. */
const CREW = [
  { skin: BROWN, shirt: [INK.red, '#9c1f1c'], hat: { colours: [INK.yellow, INK.sand], band: INK.red } },
  { skin: ['#c08457', '#84502f'], shirt: [INK.sail, INK.sand], hair: { style: 'short', colours: HAIR } },
  { skin: BROWN, shirt: [INK.sea, INK.deep], hair: { style: 'cap', colours: [INK.red, '#9c1f1c'] } },
  { skin: ['#5a3523', '#351c1c'], shirt: [INK.yellow, '#e08a14'], hair: { style: 'bun', colours: HAIR } },
];
const crew = () => CREW.map((person, i) => hiker(-118 + i * 82, -66 + (i % 2) * 6, person, 0.96)).join('');

/** A frigatebird: long bent wings and a forked tail. */
const frigatebird = (x, y, scale) =>
  place(
    x,
    y,
    scale,
    shape(
      'M-4 0C-30-34-70-40-96-22C-120-10-150 6-176 34C-140 14-112 8-92 10C-60 10-36 20-22 30C-14 40-16 60-30 84L-8 52L4 88' +
        'C12 60 8 44 12 34C34 14 62 0 92 0C120-2 150 4 182 20C154-10 124-26 100-32C70-44 40-36 16-8C14-18 4-22-4 0Z',
      INK.deep,
    ),
  );

/** Spray thrown up at the bow: drops along two arcs. */
function spray(x, y, size) {
  const random = randomFrom(11);
  return Array.from({ length: 26 }, () => {
    const [a, r] = [between(random, -2.9, -0.35), size * between(random, 0.2, 1)];
    const s = between(random, 4, 13);
    return shape(
      `M${Math.round(x + r * Math.cos(a))} ${Math.round(y + r * Math.sin(a) * 0.8)}l${Math.round(s)} ${Math.round(-s)}l${Math.round(s * 0.6)} ${Math.round(s * 1.3)}z`,
      INK.sail,
    );
  }).join('');
}

export default () =>
  canvas(
    sky([INK.sky, INK.pale], 560, 70),
    sun(150, 150, 86, [INK.sail, INK.yellow]),
    cloud(960, 300, 1.25, [INK.sail, INK.pale]),
    cloud(250, 470, 0.8, [INK.sail, INK.pale], { flip: true }),
    treeline(3, 566, 34, INK.deep, [-40, 520]),
    treeline(8, 566, 24, INK.deep, [880, 1320]),
    sea(560, 960, [INK.sea, INK.sea, INK.deep]),
    box(0, 560, 1280, 7, INK.pale),
    glints(6, [0, 590, 1280, 160], INK.pale, 44),
    sloop(1120, 650, 0.56, {
      hull: [INK.red, INK.deep],
      sail: SAIL,
      spar: INK.deep,
      band: INK.sail,
      heel: -8,
      pitch: 3,
    }),
    sloop(180, 664, 0.66, {
      hull: ['#2d8fd6', INK.deep],
      sail: SAIL,
      spar: INK.deep,
      band: INK.yellow,
      heel: -10,
      pitch: 2,
    }),
    waves(742, 150, 22, 300, INK.sea, 40),
    glints(9, [0, 720, 1280, 60], INK.pale, 20),
    frigatebird(390, 250, 0.8),
    sloop(690, 810, 1.5, {
      hull: [INK.yellow, '#e08a14'],
      sail: SAIL,
      spar: '#6b2e1a',
      band: INK.red,
      heel: -9,
      pitch: 4,
      crew: crew(),
    }),
    spray(330, 800, 150),
    waves(858, 190, 34, 200, INK.deep, 0),
    waves(900, 230, 30, 200, INK.sea, 90),
  );
