import { canvas } from '../kit/canvas.mjs';
import { printed } from '../kit/colourways.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { limb, oval } from '../kit/path.mjs';
import { burst, sashes } from '../kit/poster.mjs';
import { box, place, shape } from '../kit/shape.mjs';
import { stepped } from '../kit/stepped.mjs';

export const alt = 'A painted clay pot with a stepped pattern holds a fan of brushes full of colour.';

const INK = {
  earth: '#7a3319',
  bright: '#94431f',
  clay: '#c9572b',
  sun: '#ffb627',
  cream: '#fff1d6',
  teal: '#0e8f9a',
  rose: '#e5346b',
  dark: '#3d160c',
};

const POT =
  'M-190-330H190C206-330 214-300 196-286C330-230 372-90 312 40C282 104 214 150 150 168H-150C-214 150-282 104-312 40C-372-90-330-230-196-286C-214-300-206-330-190-330Z';

const row = (y, half, height, colour, pitch, shift = 0) =>
  shape(
    Array.from({ length: 9 }, (_, i) => stepped((i - 4) * pitch + shift, y, half, height, 3)).join(''),
    colour,
  );

const LIP = 'M-206-352A206 36 0 0 0 206-352C222-340 222-296 200-286Q0-236-200-286C-222-296-222-340-206-352Z';

/** A round clay pot painted in bands, the mouth towards us. */
const pot = () => [
  lit(POT, [INK.clay, '#8f3517'], -70, -10),
  inside(
    POT,
    box(-400, -180, 800, 220, INK.cream),
    row(40, 66, 118, INK.earth, 150),
    row(-180, 58, -96, INK.teal, 150, 75),
    row(40, 26, 48, INK.sun, 150),
    box(-400, -206, 800, 26, INK.dark),
    box(-400, 40, 800, 26, INK.dark),
    box(-400, 92, 800, 18, INK.sun),
    shape('M190-340C330-220 330 40 130 180H420V-340Z', INK.dark, 'opacity="0.34"'),
  ),
  shape(LIP, '#dd6b35'),
  inside(LIP, shape('M120-380Q150-320 110-240H260V-380Z', '#8f3517')),
];

/** A brush from the pot's mouth upwards, `length` to the tip of its wet hair. */
const brush = (turn, length, width, colour, shade, handle) =>
  place(
    640 + turn * 2.2,
    470,
    1,
    [
      lit(
        limb([
          [0, 60, width * 0.5],
          [0, -length * 0.35, width * 0.86],
          [0, -length * 0.62, width * 0.5],
        ]),
        handle,
        -width * 0.2,
        0,
      ),
      lit(
        `M${-width * 0.36} ${-length * 0.72}H${width * 0.36}L${width * 0.28} ${-length * 0.58}H${-width * 0.28}Z`,
        [INK.cream, '#d9b98c'],
        -width * 0.24,
        0,
      ),
      lit(
        `M${-width * 0.38} ${-length * 0.71}C${-width * 0.95} ${-length * 0.82} ${-width * 0.4} ${-length * 0.92} ${width * 0.1} ${-length}` +
          `C${width * 0.5} ${-length * 0.92} ${width * 0.9} ${-length * 0.82} ${width * 0.38} ${-length * 0.71}Z`,
        [colour, shade],
        -width * 0.26,
        0,
      ),
    ],
    { turn },
  );

const WOOD = [INK.earth, '#5a2410'];
const DARK = [INK.dark, '#28100a'];

const PRINT = {
  ground: [INK.earth, INK.bright, INK.sun, '#ffd68a'],
  sash: [INK.dark, INK.cream, INK.teal, INK.clay],
  except: 'mahogany',
};

export default (colourway = 0) => {
  const { ground, sash } = printed(colourway, PRINT);
  return canvas(
    burst(640, 470, ground, { radius: 400 }),
    sashes('steps', sash),
    shape(oval(640, 448, 206, 36), INK.dark),
    brush(-56, 470, 78, INK.teal, '#0a6570', WOOD),
    brush(57, 480, 78, INK.rose, '#a81c4c', WOOD),
    brush(-29, 500, 92, INK.rose, '#a81c4c', DARK),
    brush(30, 510, 92, INK.teal, '#0a6570', DARK),
    brush(0, 480, 108, INK.clay, '#8f3517', WOOD),
    place(640, 800, 1, pot()),
  );
};
