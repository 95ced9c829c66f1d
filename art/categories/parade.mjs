import { bunting } from '../kit/bunting.mjs';
import { canvas } from '../kit/canvas.mjs';
import { printed } from '../kit/colourways.mjs';
import { arm, figure, hand } from '../kit/figure.mjs';
import { lit } from '../kit/lit.mjs';
import { oval } from '../kit/path.mjs';
import { burst, sashes } from '../kit/poster.mjs';
import { line, place, shape } from '../kit/shape.mjs';

export const alt = 'A drum major in a plumed cap lifts the mace at the head of a parade.';

const INK = {
  hot: '#c2330a',
  bright: '#d64a1c',
  dark: '#5a1206',
  sun: '#ffb627',
  pale: '#ffd071',
  cream: '#fff3d6',
  blue: '#171696',
  night: '#0d0d5c',
};
const RED = ['#d90f19', '#960a12'];
const WHITE = [INK.cream, '#d6c2ae'];
const GOLD = [INK.sun, '#cf7f12'];

/** The tall cap with its plume, over a head at 0, 0; the peak shades the brow. */
const shako = () => [
  shape('M-42-8C-20-34 20-34 42-8C44 8 38 14 30 4C10-12-10-12-30 4C-38 14-44 8-42-8Z', '#542c22'),
  lit('M-6-148C-54-190-44-262 6-318C60-262 62-190 14-148Z', RED, -18, 0),
  line('M4-150V-290M4-180L-18-214M4-180L26-214M4-226L-16-260M4-226L24-260', RED[1], 6),
  lit('M-48-26L-62-156Q0-178 62-156L48-26Q0-42-48-26Z', WHITE, -26, 0),
  lit('M-62-158Q0-180 62-158L59-128Q0-150-59-128Z', [INK.blue, INK.night], -26, 0),
  lit('M0-124L30-92L0-54L-30-92Z', GOLD, -8, -4),
  lit('M-52-30Q0-50 52-30Q62-14 50 0Q0-26-50 0Q-62-14-52-30Z', [INK.blue, INK.night], -14, -6),
];

/** The mace: a long staff wound with cord, a gold globe at the top. */
const mace = (x, y, turn) =>
  place(
    x,
    y,
    1,
    [
      lit('M-12-200H12V330H-12Z', WHITE, -9, 0),
      line(
        Array.from({ length: 8 }, (_, i) => `M-9 ${-150 + i * 60}L9 ${-130 + i * 60}`).join(''),
        RED[0],
        9,
      ),
      lit(oval(0, -236, 48, 52), GOLD, -14, -8),
      lit('M-34-196H34L22-168H-22Z', GOLD, -12, 0),
      lit(oval(0, 336, 20, 24), GOLD, -6, 0),
    ],
    { turn },
  );

/** Shoulder piece with its fringe. */
const epaulette = (side) =>
  place(
    side * 112,
    -304,
    1,
    [
      lit(Array.from({ length: 6 }, (_, i) => `M${-50 + i * 17}-6h14v40h-14Z`).join(''), GOLD, -4, 0),
      lit('M-58 0C-58-44 58-44 58 0Z', GOLD, -12, -4),
    ],
    { turn: side * 16 },
  );

/** A sleeve of blue cloth that ends in a white glove. */
const sleeve = ([shoulder, elbow, wrist], thumb) => {
  const blue = [INK.blue, INK.night];
  return (
    arm([shoulder, elbow, wrist], { skin: blue, cloth: blue, sleeve: 'long', size: 1.35 }) +
    hand(elbow, wrist, WHITE, 1.45, thumb)
  );
};

const drumMajor = () => [
  figure({
    head: [0, -398],
    turn: 0,
    headSize: 116,
    skin: ['#8d5336', '#542c22'],
    collar: [0, -338],
    shoulders: [
      [-104, -300],
      [104, -300],
    ],
    hips: [
      [-78, -10],
      [78, -10],
    ],
    top: [INK.blue, INK.night],
    waist: 0,
    over: [
      [0, 1, 2, 3]
        .map((i) =>
          line(
            `M${-64 + i * 4} ${-254 + i * 46}Q0 ${-238 + i * 46} ${64 - i * 4} ${-254 + i * 46}`,
            INK.sun,
            15,
          ),
        )
        .join(''),
      lit('M-34-352Q0-336 34-352L40-310Q0-292-40-310Z', RED, -14, 0),
      lit('M-92-66Q0-44 92-66V-34Q0-12-92-34Z', WHITE, -20, 0),
    ].join(''),
  }),
  place(0, -408, 1.14, shako()),
  sleeve(
    [
      [-116, -286],
      [-212, -170],
      [-104, -78],
    ],
    -1,
  ),
  mace(244, -386, 12),
  sleeve(
    [
      [116, -286],
      [226, -250],
      [242, -366],
    ],
    1,
  ),
  epaulette(-1),
  epaulette(1),
];

const PENNANTS = { sag: 40, count: 6, size: 92, cord: INK.cream, colours: [INK.blue, INK.cream, RED[0]] };

const PRINT = {
  ground: [INK.hot, INK.bright, INK.sun, INK.pale],
  sash: [INK.dark, INK.cream, INK.sun, INK.bright],
  except: 'sunset',
};

export default (colourway = 0) => {
  const { ground, sash } = printed(colourway, PRINT);
  return canvas(
    burst(640, 420, ground, { radius: 400, step: 120, count: 16 }),
    bunting([60, 70], [640, -110], PENNANTS),
    bunting([640, -110], [1220, 70], PENNANTS),
    sashes('zigzag', sash),
    place(620, 1010, 1.46, drumMajor()),
  );
};
