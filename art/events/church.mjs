import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { figure } from '../kit/figure.mjs';
import { boards } from '../kit/house.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { oval, polygon } from '../kit/path.mjs';
import { ground } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { rays, sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt =
  'A family in Sunday dress walks up to a white wooden church with its bell ringing at sunrise.';

const INK = {
  lilac: '#8f7fc4',
  rose: '#f3b0a8',
  cream: '#fff6e6',
  shade: '#cdbfe0',
  sun: '#ffc23d',
  roof: '#b8392e',
  leaf: '#2c5a54',
  dark: '#2b1b4a',
};

/** A pointed window with a warm pane. */
const arch = (x, y, width, height, frame, pane) => {
  const d = (w, h) =>
    `M${-w / 2} 0V${-h * 0.6}Q${-w / 2} ${-h * 0.85} 0 ${-h}Q${w / 2} ${-h * 0.85} ${w / 2} ${-h * 0.6}V0Z`;
  return place(x, y, 1, [
    shape(d(width + 24, height + 22), frame),
    lit(d(width, height), [pane, INK.roof], -width * 0.5, 0),
    shape(d(width, height), pane, 'opacity="0.55"'),
    box(-3, -height, 6, height, frame),
    box(-width / 2, -height * 0.56, width, 6, frame),
  ]);
};

/** The church front, tower in the middle, ground line at y = 0. */
const church = () =>
  [
    shape(
      polygon([
        [-330, 0],
        [-330, -330],
        [0, -560],
        [330, -330],
        [330, 0],
      ]),
      INK.cream,
    ),
    inside(
      polygon([
        [-330, 0],
        [-330, -330],
        [0, -560],
        [330, -330],
        [330, 0],
      ]),
      boards(-330, -560, 660, 560, INK.lilac, 28),
    ),
    shape(
      polygon([
        [120, 0],
        [120, -500],
        [330, -330],
        [330, 0],
      ]),
      INK.shade,
    ),
    shape(
      polygon([
        [-372, -296],
        [0, -566],
        [372, -296],
        [372, -346],
        [0, -626],
        [-372, -346],
      ]),
      INK.roof,
    ),
    box(-118, -760, 236, 760, INK.cream),
    boards(-118, -760, 236, 760, INK.lilac, 28),
    box(54, -760, 64, 760, INK.shade),
    box(-134, -566, 268, 20, INK.lilac),
    box(-134, -776, 268, 26, INK.lilac),
    shape(
      polygon([
        [-148, -772],
        [0, -1040],
        [148, -772],
      ]),
      INK.roof,
    ),
    shape(
      polygon([
        [60, -772],
        [0, -1040],
        [148, -772],
      ]),
      INK.dark,
      'opacity="0.35"',
    ),
    lit('M-70-590V-690Q0-780 70-690V-590Z', [INK.dark, INK.dark], 0, 0),
    place(
      0,
      -704,
      1,
      lit(
        'M-14 0Q-14-12 0-12Q14-12 14 0C42 12 40 60 58 84H-58C-40 60-42 12-14 0Z',
        [INK.sun, '#d98a1e'],
        -16,
        0,
      ),
      { turn: 14 },
    ),
    shape(oval(-22, -610, 13), INK.sun),
    shape(oval(0, -450, 66), INK.lilac),
    shape(oval(0, -450, 52), INK.sun),
    line('M-52-450H52M0-502V-398M-37-487L37-413M37-487L-37-413', INK.lilac, 7),
    arch(-222, -110, 92, 200, INK.lilac, INK.sun),
    arch(222, -110, 92, 200, INK.lilac, INK.sun),
    arch(0, 0, 150, 310, INK.roof, INK.sun),
    box(-190, -22, 380, 24, INK.shade),
    box(-230, 0, 460, 26, INK.lilac),
  ].join('');

/** A dove with raised wings. */
const dove = (x, y, scale, flip) =>
  place(
    x,
    y,
    scale,
    lit(
      'M-90 20C-50 4-30 6-14-4C-30-50-14-96 22-124C30-84 40-50 34-22C60-70 100-92 140-92C118-40 88-6 52 14C62 22 70 26 84 28' +
        'C56 52-20 56-50 36L-104 44Z',
      [INK.cream, INK.shade],
      -10,
      -8,
    ),
    { flip },
  );

const SKIN = ['#8d5336', '#542c22'];
const HAIR = ['#3a2018', '#2c1712'];

/** Someone seen from behind in Sunday dress; the hands hang or hold the next one's hand. */
const worshipper = (x, y, scale, { cloth, skirt = null, hair = 'back', hat, arms, sleeve = 'short' }) =>
  place(
    x,
    y,
    scale,
    figure({
      head: [0, -640],
      turn: 0,
      skin: SKIN,
      collar: [0, -566],
      shoulders: [
        [-76, -536],
        [76, -536],
      ],
      hips: [
        [-52, -318],
        [52, -318],
      ],
      top: cloth,
      bottom: [INK.dark, INK.dark],
      hat,
      hair: { style: hair, colours: HAIR },
      sleeve,
      waist: skirt ? 0.12 : 0.02,
      legs: [
        [
          [-44, -160],
          [-40, -20],
        ],
        [
          [44, -170],
          [44, -30],
        ],
      ],
      cut: skirt ? 'bare' : 'long',
      toes: [-0.3, 0.3],
      arms,
      shoe: [INK.dark, INK.dark],
      skirt: skirt ? lit(skirt, cloth, -26, 0) : null,
    }),
  );
const FULL_SKIRT = 'M-58-360C-66-280-120-170-138-96Q0-60 138-96C120-170 66-280 58-360Z';

export default () =>
  canvas(
    sky([INK.lilac, INK.rose, INK.cream], 760, 90),
    rays(800, 330, INK.cream, 18, 0.3),
    sun(800, 330, 330, [INK.sun]),
    cloud(150, 330, 0.95, [INK.cream, INK.rose]),
    cloud(1180, 480, 0.8, [INK.cream, INK.rose], { flip: true }),
    shape('M-20 730C120 600 300 640 420 700H1300V800H-20Z', INK.leaf),
    palm([1190, 800], [1240, 300], {
      seed: 6,
      size: 240,
      width: 34,
      trunk: [INK.leaf, INK.dark],
      leaf: [INK.leaf, INK.dark],
    }),
    place(800, 800, 1, church()),
    palm([250, 830], [160, 420], {
      seed: 15,
      size: 220,
      width: 32,
      trunk: [INK.leaf, INK.dark],
      leaf: [INK.leaf, INK.dark],
    }),
    ground(790, '#6f9a6a', 16),
    shape('M730 806H880L760 960H180Z', INK.rose),
    inside('M730 806H880L760 960H180Z', shape('M860 806H880L760 960H620Z', INK.lilac, 'opacity="0.5"')),
    shape('M340 930L620 968L700 968L560 910Z', INK.dark, 'opacity="0.25"'),
    worshipper(210, 985, 0.9, {
      cloth: [INK.dark, '#1a1030'],
      sleeve: 'long',
      arms: [
        [
          [-112, -420],
          [-104, -300],
        ],
        [
          [112, -430],
          [150, -320],
        ],
      ],
    }),
    worshipper(400, 960, 0.56, {
      cloth: [INK.roof, '#7f2430'],
      skirt: FULL_SKIRT,
      hair: 'bunBack',
      arms: [
        [
          [-122, -560],
          [-128, -610],
        ],
        [
          [122, -560],
          [140, -610],
        ],
      ],
    }),
    worshipper(580, 985, 0.84, {
      cloth: [INK.sun, '#d98a1e'],
      skirt: FULL_SKIRT,
      hair: 'bunBack',
      hat: { colours: [INK.cream, INK.shade], band: INK.roof },
      arms: [
        [
          [-116, -430],
          [-136, -318],
        ],
        [
          [112, -424],
          [104, -310],
        ],
      ],
    }),
    dove(430, 170, 0.8, false),
    dove(250, 250, 0.5, false),
    dove(1120, 130, 0.6, true),
  );
