import { canvas } from '../kit/canvas.mjs';
import { printed } from '../kit/colourways.mjs';
import { lit } from '../kit/lit.mjs';
import { oval, polygon } from '../kit/path.mjs';
import { burst, sashes } from '../kit/poster.mjs';
import { box, place, shape } from '../kit/shape.mjs';

export const alt = 'A saw, a mallet and a big pencil crossed before a woven sun.';

const INK = {
  olive: '#5b7800',
  bright: '#6d8c12',
  lime: '#a3c13a',
  sun: '#ffc531',
  cream: '#fff4dc',
  steel: '#c9d6d2',
  red: '#d33a1f',
  wood: '#c97b3a',
  dark: '#2f2a10',
};

/** A hand saw, handle at the foot, teeth to the right. */
const saw = () => {
  const teeth = Array.from({ length: 17 }, (_, i) => `L112 ${-392 + i * 34}L86 ${-375 + i * 34}`).join('');
  const blade = `M-30-430H60L86-409${teeth}L86 190H-100Z`;
  const grip =
    'M-128 160H112C150 220 140 300 96 360C60 400 20 420-30 400C-60 390-60 360-84 350C-130 330-150 250-128 160Z';
  return [
    lit(blade, [INK.cream, INK.steel], -52, 0),
    shape(`${grip}M-54 230C-70 290-40 330-6 350C40 340 70 290 60 230Z`, '#96230f', 'fill-rule="evenodd"'),
    shape(
      `${grip}M-54 230C-70 290-40 330-6 350C40 340 70 290 60 230Z`,
      INK.red,
      'fill-rule="evenodd" transform="translate(-12 -6)"',
    ),
    shape(oval(-70, 200, 13) + oval(40, 196, 13), INK.sun),
  ];
};

/** A carpenter's mallet, handle at the foot. */
const mallet = () => [
  lit('M-30-260H30L44 400Q0 430-44 400Z', [INK.wood, '#8a4d20'], -26, 0),
  box(-46, 210, 92, 22, INK.dark),
  box(-46, 250, 92, 22, INK.dark),
  lit('M-196-440H196L176-220H-176Z', ['#dc9550', '#8a4d20'], -44, -16),
  box(-120, -440, 30, 220, INK.red),
  box(90, -440, 30, 220, INK.red),
];

/** A big pencil, its point up. */
const pencil = () => {
  const body = 'M-64-250H64V620H-64Z';
  return [
    lit(body, [INK.sun, '#c98716'], -84, 0),
    box(-64, -250, 40, 870, '#ffe08a'),
    shape(
      polygon([
        [-64, -248],
        [0, -440],
        [64, -248],
        [32, -226],
        [0, -250],
        [-32, -226],
      ]),
      INK.cream,
    ),
    shape(
      polygon([
        [-20, -380],
        [0, -440],
        [20, -380],
      ]),
      INK.dark,
    ),
  ];
};

const PRINT = {
  ground: [INK.olive, INK.bright, INK.sun, INK.lime],
  sash: [INK.dark, INK.cream, INK.sun, INK.red],
  except: 'jungle',
};

export default (colourway = 0) => {
  const { ground, sash } = printed(colourway, PRINT);
  return canvas(
    burst(640, 470, ground, { radius: 440, step: 40 }),
    sashes('zigzag', sash),
    place(640, 470, 1, pencil()),
    place(620, 490, 1.16, mallet(), { turn: 46 }),
    place(660, 490, 1.16, saw(), { turn: -46 }),
  );
};
