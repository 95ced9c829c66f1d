import { frigatebird } from '../kit/birds.mjs';
import { lamps } from '../kit/bunting.mjs';
import { wideCanvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { treeline } from '../kit/hills.mjs';
import { house } from '../kit/house.mjs';
import { lantern, moon, moonlit, moonwashed, NIGHT, nightSky, unlit } from '../kit/night.mjs';
import { palm } from '../kit/palm.mjs';
import { person } from '../kit/person.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { glints, sea, waves } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { hiker, sloop } from '../kit/sloop.mjs';

export const alt = 'Painted wooden sloops racing off Sarteneja.';

const INK = {
  sky: '#8fd6ec',
  pale: '#dff4ee',
  sail: '#fff8e7',
  sand: '#f2cd94',
  sea: '#1fa79a',
  mid: '#158a86',
  deep: '#0e6f73',
  dark: '#0a4f5a',
};
const SAIL = [INK.sail, INK.sand];
const HAIR = ['#3a2018', '#2a1a2c'];
const BROWN = ['#8d5336', '#542c22'];

const CREW = [
  { skin: BROWN, shirt: ['#d90f19', '#8f0c18'], hat: { colours: ['#ffdf8f', INK.sand], band: '#d90f19' } },
  { skin: ['#c08457', '#84502f'], shirt: [INK.sail, INK.sand], hair: { style: 'short', colours: HAIR } },
  {
    skin: ['#c98f66', '#8d5a3b'],
    shirt: ['#2d9cdb', '#1d5f92'],
    hair: { style: 'cap', colours: ['#d90f19', '#8f0c18'] },
  },
  {
    skin: ['#5a3523', '#351c1c'],
    shirt: ['#2e9e6b', '#17593a'],
    hair: { style: 'knit', colours: ['#ffc300', '#d9861f'] },
  },
];
const crew = (shift = 0) =>
  CREW.map((_, i) => hiker(-118 + i * 82, -66 + (i % 2) * 6, CREW[(i + shift) % 4], 0.96)).join('');

/** Spray thrown up at the bow: triangles along an arc. */
function spray(x, y, size, seed) {
  const random = randomFrom(seed);
  const drops = Array.from({ length: 34 }, () => {
    const [a, r] = [between(random, -2.9, -0.5), size * between(random, 0.15, 1)];
    const s = between(random, 4, 15);
    return `M${Math.round(x + r * Math.cos(a))} ${Math.round(y + r * Math.sin(a) * 0.8)}l${Math.round(s)} ${Math.round(-s)}l${Math.round(s * 0.6)} ${Math.round(s * 1.3)}z`;
  });
  return shape(drops.join(''), INK.sail);
}

const boat = (x, y, scale, hull, band, more) =>
  sloop(x, y, scale, { hull, sail: SAIL, spar: '#6b2e1a', band, heel: -9, ...more });

/** The low village with its pier full of people. */
const village = (pane) => [
  shape('M0 606Q300 590 700 602L860 612H0Z', '#f4e3b5'),
  [
    [120, '#f7a58a', '#c9604f', '#7d4a5c'],
    [300, '#fff0cf', '#e7c58c', '#2d7da0'],
    [470, '#a9dcc4', '#6fb49a', '#c9604f'],
    [612, '#ffd34d', '#d9a03a', '#2d7da0'],
  ].map(([x, wall, shade, roof]) =>
    house(x, 604, 0.3, {
      wall: [wall, shade],
      roof: [roof, '#54405c'],
      trim: '#ffffff',
      dark: '#4a4a66',
      pane,
    }),
  ),
  [
    [40, 470],
    [210, 440],
    [392, 480],
    [560, 450],
    [700, 486],
  ].map(([x, top], i) =>
    palm([x, 604], [x + 14, top], {
      seed: i,
      size: 70,
      width: 9,
      trunk: ['#8a6a4a', '#5c4436'],
      leaf: ['#2e8a5c', '#17593a'],
    }),
  ),
  Array.from({ length: 9 }, (_, i) => box(650 + i * 44, 604, 7, 34, '#5c4436')),
  Array.from({ length: 19 }, (_, i) =>
    person(652 + i * 20, 602, 0.062 + (i % 3) * 0.005, {
      skin: BROWN,
      top: [
        ['#d90f19', '#8f0c18'],
        [INK.sail, INK.sand],
        ['#2d9cdb', '#1d5f92'],
        ['#ffc300', '#d9861f'],
      ][i % 4],
      bottom: ['#3a3a5c', '#2a2a44'],
      arms: ['down', 'wave', 'down', 'cheer', 'hip'][i % 5],
    }),
  ),
  box(636, 598, 396, 9, '#8a6a4a'),
  line('M1016 600V540', '#5c4436', 5),
];

const race = [
  boat(728, 700, 0.44, ['#d90f19', '#7c0d18'], INK.sail, { crew: crew(3), pitch: 3 }),
  boat(1766, 716, 0.62, ['#fff8e7', '#b9d3bd'], '#2e9e6b', { crew: crew(1), pitch: 3 }),
  boat(1000, 780, 0.7, ['#2d9cdb', '#145a86'], '#ffc300', { crew: crew(2), pitch: 3 }),
  spray(812, 780, 70, 5),
];

const swell = [waves(812, 190, 24, 400, INK.mid, 60, 1920), glints(9, [0, 820, 1920, 60], INK.sea, 40)];

const winner = [
  boat(1446, 918, 1.44, ['#ffc300', '#d9861f'], '#d90f19', { crew: crew(0), pitch: 4 }),
  spray(1080, 900, 170, 11),
];

const nearWaves = [
  waves(952, 230, 34, 300, INK.deep, 0, 1920),
  glints(14, [0, 960, 1920, 60], INK.mid, 40),
  waves(1016, 270, 34, 200, INK.dark, 120, 1920),
];

export default () =>
  wideCanvas(
    sky([INK.sky, '#b4e4ec', INK.pale], 610, 60, 1920),
    cloud(1010, 260, 1.1, ['#ffffff', '#d6eef0']),
    cloud(360, 400, 0.9, ['#ffffff', '#d6eef0'], { flip: true }),
    cloud(1780, 200, 1.3, ['#ffffff', '#d6eef0']),
    treeline(3, 606, 40, '#5fae8a', [-40, 880]),
    treeline(8, 612, 24, '#5fae8a', [1500, 1980]),
    sea(606, 1080, [INK.sea, INK.sea, INK.mid, INK.deep], 1920),
    box(0, 606, 1920, 6, INK.pale),
    place(-240, 0, 1, village()),
    glints(6, [0, 630, 1920, 130], INK.pale, 60),
    race,
    swell,
    winner,
    nearWaves,
    frigatebird(1094, 190, 0.8, '#1c4a5c', -6),
    frigatebird(600, 330, 0.42, '#1c4a5c', 8),
  );

/** The boats come home: lanterns in the rigging, lamps along the village's pier. */
export const night = () =>
  wideCanvas(
    nightSky(21, 610, { count: 90 }),
    moon(1170, 300, 100),
    unlit([treeline(3, 606, 40, '#5fae8a', [-40, 880]), treeline(8, 612, 24, '#5fae8a', [1500, 1980])]),
    sea(606, 1080, ['#1a6078', '#18566f', '#124860', '#0d3850'], 1920),
    box(0, 606, 1920, 5, '#7fb0cf', 'opacity="0.7"'),
    place(-240, 0, 1, moonlit(village(NIGHT.lamp), [NIGHT.lamp])),
    lamps([396, 560], [790, 560], {
      sag: 12,
      count: 12,
      size: 5,
      cord: '#0b0f38',
      colours: [NIGHT.lamp],
      halo: 0.25,
    }),
    glints(6, [0, 630, 1920, 130], '#3f86a4', 40),
    glints(3, [1060, 614, 250, 170], NIGHT.moon, 30),
    moonwashed(race),
    lantern(705, 586, 6),
    lantern(963, 598, 9),
    moonlit(swell),
    moonwashed(winner),
    lantern(1383, 630, 15),
    moonlit(nearWaves),
  );
