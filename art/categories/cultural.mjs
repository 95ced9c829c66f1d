import { canvas } from '../kit/canvas.mjs';
import { printed } from '../kit/colourways.mjs';
import { featherFan } from '../kit/feather.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { limb, oval } from '../kit/path.mjs';
import { burst, sashes, wovenDisc } from '../kit/poster.mjs';
import { line, place, shape } from '../kit/shape.mjs';

export const alt = 'A Garifuna drum in front of a Jankunu crown of feathers and round mirrors.';

const INK = {
  rose: '#b3154f',
  bright: '#c92c64',
  dark: '#5c0a2e',
  sun: '#ffb627',
  amber: '#e07f1c',
  cream: '#fff3d6',
  wood: '#a8482a',
  mirror: '#8fdbe0',
};

/** The crown's band: an arc of mirrors set in paper, on which the feathers stand. */
const crown = (x, y) =>
  place(x, y, 1, [
    lit(oval(0, 0, 318), [INK.sun, INK.amber], -16, -10),
    shape(oval(0, 0, 290), INK.dark),
    shape(wovenDisc(0, 0, 200, 25), INK.bright),
    Array.from({ length: 11 }, (_, i) => {
      const a = Math.PI * (0.94 + ((i + 0.5) / 11) * 1.12);
      const [mx, my] = [246 * Math.cos(a), 246 * Math.sin(a)];
      return (
        shape(oval(mx, my, 40), i % 2 ? INK.cream : INK.sun) +
        lit(oval(mx, my, 27), i % 2 ? [INK.bright, INK.rose] : [INK.cream, INK.mirror], -7, -6)
      );
    }),
  ]);

/** A sisira, the rattle made of a calabash. */
const rattle = (x, y, turn) =>
  place(
    x,
    y,
    1,
    [
      lit(
        limb([
          [0, 20, 30],
          [0, 160, 26],
          [0, 300, 34],
        ]),
        [INK.wood, INK.dark],
        -8,
        0,
      ),
      lit(
        'M0 60C-90 40-120-40-104-100C-84-176 84-176 104-100C120-40 90 40 0 60Z',
        [INK.sun, INK.amber],
        -34,
        -14,
      ),
      line('M-102-62Q0-20 102-62M-98-104Q0-66 98-104', INK.dark, 12),
    ],
    { turn },
  );

const BODY = 'M-280 0C-280 170-236 240-232 420H232C236 240 280 170 280 0Z';
const HOOP = 'M-284-8A284 86 0 0 0 284-8V40A284 86 0 0 1-284 40Z';

/** The drum, cropped at the foot: laced skin with two snares, and bands in black, white and yellow. */
const drum = (x, y) => {
  const at = (a, drop) => `${Math.round(-276 * Math.cos(a))} ${Math.round(84 * Math.sin(a) + drop)}`;
  const lacing = Array.from({ length: 13 }, (_, i) => at((Math.PI * i) / 12, i % 2 ? 170 : 20)).join('L');
  const band = (drop, colour) => line(`M-290 ${drop}A290 86 0 0 0 290 ${drop}`, colour, 26);
  return place(x, y, 1, [
    lit(BODY, [INK.wood, '#7a2a1c'], -120, 0),
    inside(
      BODY,
      line(`M${lacing}`, INK.cream, 13),
      band(196, INK.dark),
      band(222, INK.cream),
      band(248, INK.sun),
      shape('M160-100H300V460H130C150 240 160 170 160-100Z', INK.dark, 'opacity="0.28"'),
    ),
    shape(oval(0, -8, 284, 86), INK.cream),
    shape(HOOP, INK.sun),
    inside(HOOP, shape('M160-20H300V150H140Z', INK.amber)),
    shape(oval(0, -12, 262, 74), '#e9d3a8'),
    inside(oval(0, -12, 262, 74), shape(oval(-40, -26, 262, 74), INK.cream)),
    line('M-258-22H258M-260 2H260', INK.dark, 6),
  ]);
};

const PRINT = {
  ground: [INK.rose, INK.bright],
  sash: [INK.dark, INK.cream, INK.sun, INK.bright],
  except: 'hibiscus',
};

export default (colourway = 0) => {
  const { ground, sash } = printed(colourway, PRINT);
  return canvas(
    burst(640, 600, ground),
    sashes('diamonds', sash),
    featherFan(
      640,
      600,
      [
        [
          640,
          104,
          11,
          [
            [INK.cream, '#e9d3a8'],
            [INK.sun, INK.amber],
          ],
          [INK.dark, INK.dark],
        ],
        [
          500,
          92,
          10,
          [
            [INK.mirror, '#4fb3bd'],
            [INK.cream, '#e9d3a8'],
          ],
          [INK.rose, INK.dark],
        ],
      ],
      { spread: 92 },
    ),
    crown(640, 600),
    rattle(262, 770, -34),
    rattle(1018, 770, 34),
    drum(640, 590),
  );
};
