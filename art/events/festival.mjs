import { papelPicado } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { figure } from '../kit/figure.mjs';
import { treeline } from '../kit/hills.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { oval } from '../kit/path.mjs';
import { ground } from '../kit/sea.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { rays, sky } from '../kit/sky.mjs';

export const alt =
  'A dancing couple at a village fiesta, her wide skirt in full swing below strings of cut paper.';

const INK = {
  teal: '#118a96',
  light: '#a8e0d6',
  cream: '#fff6e0',
  sun: '#ffb627',
  pink: '#e5346b',
  wine: '#8f1d56',
  blue: '#2a3fb0',
  dark: '#2b1b3c',
};
const SKIN = ['#c08457', '#84502f'];

/** A big wheel with gondolas. */
const bigWheel = (x, y, r) => {
  const at = (i, q) => [Math.round(x + q * Math.cos(i * 0.6283)), Math.round(y + q * Math.sin(i * 0.6283))];
  const spokes = Array.from({ length: 10 }, (_, i) => `M${x} ${y}L${at(i, r).join(' ')}`).join('');
  return [
    line(`M${x - 130} ${y + r + 90}L${x} ${y}L${x + 130} ${y + r + 90}`, INK.teal, 22),
    line(spokes, INK.cream, 7),
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${INK.cream}" stroke-width="15"/>`,
    `<circle cx="${x}" cy="${y}" r="${r * 0.6}" fill="none" stroke="${INK.cream}" stroke-width="7"/>`,
    Array.from({ length: 10 }, (_, i) => {
      const [gx, gy] = at(i, r);
      return place(
        gx,
        gy,
        1,
        lit(
          'M-34 10H34C34 50 20 62 0 62C-20 62-34 50-34 10Z',
          i % 2 ? [INK.pink, INK.wine] : [INK.sun, '#d97a1e'],
          -12,
          0,
        ) + shape('M-38 10Q0-26 38 10Z', INK.cream),
      );
    }),
    shape(oval(x, y, 26), INK.sun),
  ];
};

/** A fair tent with a striped roof. */
const tent = (x, y, scale, a, b) =>
  place(x, y, scale, [
    box(-120, -110, 240, 110, INK.cream),
    box(40, -110, 80, 110, INK.light),
    Array.from({ length: 6 }, (_, i) =>
      shape(`M0-220L${-150 + i * 50}-110Q${-125 + i * 50}-84 ${-100 + i * 50}-110Z`, i % 2 ? a : b),
    ),
    line('M0-220V-262', INK.cream, 6),
    shape('M0-262L44-248L0-234Z', a),
  ]);

/** The skirt held out wide: bands of ribbon along the hem, folds from the waist. */
function skirt() {
  const d =
    'M-56-372C-150-360-330-420-446-372C-470-250-430-120-340-40C-230 20-60 30 60 20' +
    'C190 10 330-60 372-160C410-260 400-330 372-384C270-420 140-366 56-372Q0-350-56-372Z';
  const hem = (k, colour, width) =>
    line(
      `M${-446 * k} ${-372 + 20 * (1 - k)}C${-470 * k} ${-250} ${-430 * k} ${-120 * k - 20} ${-340 * k} ${-40 - 150 * (1 - k)}` +
        `C${-230 * k} ${20 - 190 * (1 - k)} ${-60 * k} ${30 - 200 * (1 - k)} ${60 * k} ${20 - 200 * (1 - k)}` +
        `C${190 * k} ${10 - 190 * (1 - k)} ${330 * k} ${-60 - 130 * (1 - k)} ${372 * k} ${-160 - 80 * (1 - k)}` +
        `C${410 * k} -260 ${400 * k} -330 ${372 * k} ${-384 + 20 * (1 - k)}`,
      colour,
      width,
    );
  const fold = (x1, y1, x2, y2) =>
    shape(
      `M0-366Q${x1 * 0.5} ${y1 * 0.5 - 200} ${x1} ${y1}L${x2} ${y2}Q${x2 * 0.5} ${y2 * 0.5 - 190} 0-366Z`,
      INK.wine,
      'opacity="0.55"',
    );
  return [
    shape(d, INK.pink),
    inside(
      d,
      fold(-480, -190, -420, -80),
      fold(-300, 10, -200, 40),
      fold(-60, 50, 40, 50),
      fold(200, 20, 280, -30),
      fold(390, -130, 420, -230),
      hem(0.98, INK.cream, 40),
      hem(0.87, INK.sun, 26),
      hem(0.77, INK.blue, 18),
      hem(0.69, INK.cream, 10),
    ),
  ].join('');
}

const woman = () =>
  place(
    500,
    940,
    1.2,
    figure({
      head: [24, -640],
      turn: 1,
      tilt: -8,
      skin: SKIN,
      collar: [2, -560],
      shoulders: [
        [72, -530],
        [-72, -530],
      ],
      hips: [
        [46, -366],
        [-46, -366],
      ],
      top: [INK.cream, '#e2cfae'],
      hair: { style: 'bun', colours: [INK.dark, INK.dark] },
      skirt: skirt(),
      over:
        [-40, -14, 12, 38]
          .map((x, i) => shape(oval(x, -506 + (i % 2) * 8, 15), [INK.pink, INK.sun, INK.blue, INK.pink][i]))
          .join('') + lit('M-50-388Q0-370 50-388L54-358Q0-340-54-358Z', [INK.blue, INK.dark], -14, 0),
      arms: [
        [
          [200, -480],
          [330, -392],
        ],
        [
          [-220, -470],
          [-390, -384],
        ],
      ],
      thumbs: [-1, 1],
      held: [
        [-40, -664],
        [-62, -640],
        [-22, -686],
      ]
        .map(([x, y], i) => shape(oval(x, y, 19), [INK.pink, INK.sun, INK.pink][i]))
        .join(''),
    }),
  );

const man = () =>
  place(
    1010,
    930,
    1.1,
    figure({
      head: [-20, -640],
      turn: -1,
      tilt: 4,
      skin: ['#8d5336', '#542c22'],
      collar: [0, -562],
      shoulders: [
        [-76, -532],
        [78, -532],
      ],
      hips: [
        [-52, -318],
        [52, -318],
      ],
      top: [INK.cream, '#e2cfae'],
      bottom: [INK.dark, '#1a1028'],
      waist: 0.02,
      legs: [
        [
          [-120, -190],
          [-90, -40],
        ],
        [
          [60, -170],
          [96, -20],
        ],
      ],
      toes: [-1, -1],
      shoe: [INK.wine, INK.dark],
      hat: { colours: [INK.sun, '#d97a1e'], band: INK.pink },
      hair: { style: 'short', colours: [INK.dark, INK.dark] },
      over:
        line('M-26-548L-22-330M30-548L32-330', INK.light, 12) +
        lit('M-44-566L44-566L20-500L0-520L-22-500Z', [INK.pink, INK.wine], -10, 0),
      arms: [
        [
          [-170, -600],
          [-210, -720],
        ],
        [
          [176, -440],
          [92, -364],
        ],
      ],
      thumbs: [-1, 1],
    }),
  );

export default () =>
  canvas(
    sky([INK.teal, INK.light, INK.cream], 740, 80),
    rays(470, 700, INK.cream, 18, 0.32),
    bigWheel(960, 400, 290),
    treeline(7, 720, 70, INK.teal),
    tent(110, 760, 1.1, INK.blue, INK.cream),
    tent(330, 750, 0.8, INK.pink, INK.cream),
    tent(1200, 760, 1, INK.sun, INK.cream),
    ground(740, INK.sun, 14),
    shape('M0 830Q640 790 1280 840V960H0Z', '#d97a1e', 'opacity="0.45"'),
    shape(oval(1010, 930, 190, 18) + oval(520, 952, 330, 20), INK.dark, 'opacity="0.3"'),
    man(),
    woman(),
    papelPicado([-40, 20], [700, -10], {
      sag: 60,
      count: 7,
      height: 84,
      cord: INK.dark,
      colours: [INK.pink, INK.cream, INK.blue, INK.sun],
      hole: INK.teal,
    }),
    papelPicado([620, -6], [1330, 30], {
      sag: 50,
      count: 7,
      height: 84,
      cord: INK.dark,
      colours: [INK.sun, INK.pink, INK.cream, INK.blue],
      hole: INK.teal,
    }),
  );
