import { frigatebird, pelican } from '../kit/birds.mjs';
import { lamps } from '../kit/bunting.mjs';
import { wideCanvas } from '../kit/canvas.mjs';
import { figure } from '../kit/figure.mjs';
import { boards } from '../kit/house.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { glow, moon, moonlit, NIGHT, nightSky, unlit } from '../kit/night.mjs';
import { palm } from '../kit/palm.mjs';
import { oval } from '../kit/path.mjs';
import { person } from '../kit/person.mjs';
import { glints, sea } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { sky } from '../kit/sky.mjs';
import { sloop } from '../kit/sloop.mjs';
import { sun } from '../kit/sun.mjs';

export const alt = 'Sunset swimmers at the Split, Caye Caulker.';

const INK = {
  coral: '#ff7a59',
  sun: '#ffb627',
  cream: '#fff1cf',
  glint: '#ffc89a',
  sea: '#1fa6b4',
  deep: '#15697f',
  night: '#2b1b4a',
  roof: '#7ac943',
};
const PLUM = ['#4f3163', INK.night];
const DUSK = ['#6b3a54', INK.night];
const SAND = ['#f4d9a0', '#c98f72'];

/** The two-storey bar of wood with its lizard-green roof; its open decks are full of guests. */
const bar = (x, y, scale) =>
  place(x, y, scale, [
    [-280, -110, 60, 230, 400].map((px) => box(px, -70, 22, 110, INK.night)),
    box(-300, -300, 800, 236, '#8a4a58'),
    boards(-300, -300, 800, 236, INK.night, 26),
    box(-230, -250, 150, 186, INK.sun),
    box(-40, -250, 190, 100, INK.sun),
    box(190, -250, 190, 100, INK.sun),
    box(-50, -156, 450, 16, INK.cream),
    [-190, -10, 70, 240, 330].map((px, i) =>
      person(px, i ? -86 : -66, 0.235, {
        skin: DUSK,
        top: PLUM,
        bottom: PLUM,
        arms: ['down', 'carry', 'hip', 'cheer', 'down'][i],
        hair: { style: ['short', 'bun', 'curls', 'cap', 'short'][i], colours: PLUM },
      }),
    ),
    box(-50, -150, 450, 86, '#a85a5c'),
    box(-330, -318, 860, 24, '#c9785f'),
    box(-300, -520, 800, 204, '#5c3452'),
    box(-260, -490, 720, 172, INK.glint),
    [-210, -120, 20, 110, 250, 360].map((px, i) =>
      person(px, -306, 0.25, {
        skin: DUSK,
        top: PLUM,
        bottom: PLUM,
        arms: ['wave', 'down', 'carry', 'down', 'cheer', 'hip'][i],
        hair: { style: ['bun', 'short', 'curls', 'cap', 'bun', 'short'][i], colours: PLUM },
      }),
    ),
    Array.from({ length: 30 }, (_, i) => box(-322 + i * 29, -390, 8, 76, '#c9785f')),
    box(-330, -402, 860, 14, '#e09a72'),
    [-304, -40, 220, 480].map((px) => box(px, -520, 18, 460, '#5c3452')),
    lit('M-390-500L-230-690H460L620-500Z', [INK.roof, '#3f8a4a'], -150, 0),
    line('M-390-500H600', '#2f6b45', 16),
    line('M-250-640H500M-290-590H540M-330-545H580', '#3f8a4a', 5, 'opacity="0.6"'),
    lit('M-380-250H-310V-120H-380Z', ['#fff1cf', INK.glint], -10, -6),
    shape(oval(-345, -196, 22), INK.coral),
    line('M-345-120V-40', INK.night, 12),
  ]);

/** A person who sits on the sea wall, seen from behind, legs over the edge. */
const sitter = (x, y, scale, { top, hair, lean = 0, hat, arms }) =>
  place(
    x,
    y,
    scale,
    figure({
      head: [lean * 1.6, -330],
      turn: 0,
      tilt: lean * 0.2,
      skin: ['#7a4636', INK.night],
      collar: [lean * 1.2, -256],
      shoulders: [
        [-68 + lean, -226],
        [68 + lean, -226],
      ],
      hips: [
        [-62, -20],
        [62, -20],
      ],
      top,
      hair,
      hat,
      arms: arms ?? [
        [
          [-120 + lean, -120],
          [-112, -6],
        ],
        [
          [120 + lean, -120],
          [116, -6],
        ],
      ],
      thumbs: [1, -1],
    }),
  );

/** A picnic table that stands in knee-deep water, two guests at it. */
const table = (x, y, scale, flip) =>
  place(
    x,
    y,
    scale,
    [
      shape('M-190 0H190L150 26H-150Z', INK.deep, 'opacity="0.5"'),
      inside(
        'M-300-400H300V8H-300Z',
        person(-112, 120, 0.42, {
          skin: DUSK,
          top: PLUM,
          bottom: PLUM,
          arms: 'carry',
          hair: { style: 'curls', colours: PLUM },
          turn: 1,
        }),
        person(120, 120, 0.42, {
          skin: DUSK,
          top: ['#8a3a5c', INK.night],
          bottom: PLUM,
          arms: 'carry',
          hat: { colours: [INK.glint, '#c9785f'], band: INK.night },
          turn: -1,
        }),
        line('M-80-64L-116 40M80-64L116 40', INK.night, 14),
      ),
      lit('M-130-78H130V-60H-130Z', ['#e09a72', '#8a4a58'], -30, -4),
      lit('M-196-26H-104V-12H-196ZM104-26H196V-12H104Z', ['#e09a72', '#8a4a58'], -10, -4),
      lit('M-40-78V-110H-22V-78ZM20-78V-104H36V-78Z', [INK.roof, '#3f8a4a'], -5, 0),
      line('M-230 10H-150M-80 18H90M140 8H220', INK.glint, 6),
    ],
    { flip },
  );

const swimmer = (x, y, scale, raised) =>
  place(x, y, scale, [
    line('M-90 6H-40M44 8H96', INK.glint, 7),
    lit('M-56 6C-50-24-30-30 0-30S50-24 56 6Z', DUSK, -8, -4),
    lit(oval(0, -62, 27, 33), DUSK, -8, -4),
    raised ? line('M44-12L84-70L78-118', INK.night, 20) : '',
  ]);

const sunset = [
  sky(['#c9486a', '#f0655c', INK.coral, '#ff9a4d', INK.sun], 600, 60, 1920),
  shape('M0 150Q500 110 900 150T1500 140L1300 168Q900 180 500 172T0 190Z', '#ff9a6a', 'opacity="0.7"'),
  shape('M500 260Q900 230 1240 262L1000 276Q760 284 500 260Z', INK.sun, 'opacity="0.6"'),
  sun(1130, 490, 250, [INK.sun, INK.cream]),
  sea(600, 1080, [INK.sea, INK.sea, '#1b8a9c', INK.deep], 1920),
  box(0, 598, 1920, 6, INK.cream, 'opacity="0.7"'),
  glints(4, [960, 612, 340, 300], INK.cream, 60),
  glints(9, [820, 620, 640, 330], INK.glint, 60),
  glints(14, [0, 640, 1920, 330], '#3fc0c4', 50),
];

const moonrise = [
  nightSky(6, 600),
  shape('M0 150Q500 110 900 150T1500 140L1300 168Q900 180 500 172T0 190Z', '#1d3a72'),
  moon(1120, 330, 120),
  shape('M560 420Q900 392 1240 422L1000 436Q760 444 560 420Z', '#2a5584'),
  sea(600, 1080, ['#1d6480', '#195873', '#144863', '#0e3450'], 1920),
  box(0, 598, 1920, 5, '#7fb0cf', 'opacity="0.7"'),
  glints(9, [860, 620, 520, 330], '#4f95b5', 40),
  glints(4, [980, 612, 280, 300], NIGHT.moon, 44),
  glints(14, [0, 640, 1920, 330], '#27758f', 36),
];

const shore = [
  shape('M0 640C200 610 420 622 560 650C620 664 600 684 520 690C300 712 120 700 0 716Z', SAND[1]),
  shape('M0 632C200 604 420 616 540 644C420 664 160 660 0 690Z', SAND[0]),
  [
    [120, 650, 70, 330, 190],
    [330, 650, 392, 400, 160],
    [470, 652, 520, 470, 120],
  ].map(([x, y, tx, ty, size], i) =>
    palm([x, y], [tx, ty], {
      seed: i + 4,
      size,
      width: size * 0.12,
      trunk: PLUM,
      leaf: [INK.night, '#1c1238'],
    }),
  ),
  sloop(820, 640, 0.34, {
    hull: PLUM,
    sail: ['#ffd9a8', '#f0996a'],
    spar: INK.night,
    band: INK.glint,
    heel: -5,
  }),
  frigatebird(900, 240, 0.5, INK.night, -8),
  frigatebird(1010, 180, 0.3, INK.night, 6),
];

const barOnTheSand = [
  shape('M1190 770C1400 700 1700 700 1960 690V900H1300C1240 880 1170 800 1190 770Z', SAND[1]),
  shape('M1230 760C1420 706 1700 700 1960 690V800H1330C1270 790 1220 776 1230 760Z', SAND[0]),
  bar(1600, 760, 0.86),
  palm([1366, 800], [1440, 236], {
    seed: 12,
    size: 200,
    width: 28,
    trunk: PLUM,
    leaf: ['#3a2458', INK.night],
  }),
];

const swimmers = [
  table(1226, 856, 0.78, false),
  swimmer(860, 770, 0.5, true),
  swimmer(930, 806, 0.56, false),
  swimmer(700, 850, 0.56, true),
];

const seaWall = [
  lit('M1000 988L1090 938H1960V1100H960Z', ['#b98a86', '#6b4a68'], 0, -110),
  shape('M1090 938H1960V962H1050Z', '#f0bd94'),
  line('M1240 964V1080M1500 964V1080M1760 964V1080', '#6b4a68', 5, 'opacity="0.5"'),
  sitter(1470, 946, 0.84, {
    top: [INK.coral, '#a8405a'],
    hair: { style: 'bunBack', colours: [INK.night, '#1c1238'] },
    lean: 10,
  }),
  sitter(1630, 946, 0.88, {
    top: [INK.cream, '#d99a7a'],
    hair: { style: 'back', colours: [INK.night, '#1c1238'] },
    lean: -10,
  }),
  sitter(1830, 946, 0.82, {
    top: ['#1fa6b4', INK.deep],
    hair: { style: 'back', colours: [INK.night, '#1c1238'] },
    hat: { colours: [INK.glint, '#c9785f'], band: INK.night },
    arms: [
      [
        [-120, -120],
        [-112, -6],
      ],
      [
        [150, -250],
        [170, -370],
      ],
    ],
  }),
  lit('M1022 820H1062V1000H1022Z', DUSK, -12, 0),
  pelican(1034, 812, 0.8, {
    body: ['#7a5668', INK.night],
    head: [INK.cream, '#d99a7a'],
    bill: ['#d98a5c', '#8a4a58'],
  }),
];

/** Lamps over the bar's deck. */
const deckLamps = (more) =>
  lamps([1336, 340], [1980, 340], {
    sag: 26,
    count: 16,
    size: 8,
    cord: INK.night,
    colours: [INK.cream, INK.sun],
    ...more,
  });

export default () =>
  wideCanvas(
    sunset,
    shore,
    barOnTheSand,
    deckLamps({ halo: 0.35 }),
    swimmers,
    glints(21, [300, 820, 1000, 110], INK.glint, 26),
    seaWall,
  );

/** The bar's windows and deck are lit, and lamps hang from the palm to a post in the water. */
export const night = () =>
  wideCanvas(
    moonrise,
    unlit(shore),
    glow(1660, 560, 400, 300),
    moonlit(barOnTheSand, [INK.sun, INK.glint, INK.cream]),
    deckLamps({ size: 11, halo: 0.3 }),
    box(1100, 540, 14, 420, '#171a4a'),
    lamps([1440, 250], [1107, 546], {
      sag: 46,
      count: 9,
      size: 10,
      cord: '#0b0f38',
      colours: [NIGHT.lamp, NIGHT.moon],
      halo: 0.25,
    }),
    glints(21, [1060, 810, 230, 120], NIGHT.lamp, 14),
    moonlit(swimmers),
    moonlit(seaWall),
  );
