import { canvas } from '../kit/canvas.mjs';
import { printed } from '../kit/colourways.mjs';
import { lit } from '../kit/lit.mjs';
import { oval, polygon } from '../kit/path.mjs';
import { burst, sashes } from '../kit/poster.mjs';
import { runner } from '../kit/runner.mjs';
import { shape } from '../kit/shape.mjs';

export const alt = 'A runner breaks the tape on a track in front of the sun.';

const INK = {
  green: '#0b6e4f',
  bright: '#14805d',
  dark: '#053a2b',
  sun: '#ffb627',
  pale: '#ffd071',
  cream: '#fff3d6',
  red: '#d9281f',
  blue: '#171696',
  shade: '#e2c795',
};
const SKIN = ['#8d5336', '#542c22'];

/** The broken tape streams back from the chest, its far end behind the runner. */
const TAPE = {
  near: 'M114-504C60-536-60-470-180-500C-280-526-340-470-420-490V-446C-340-426-280-480-180-454C-60-424 60-490 106-456Z',
  far: 'M106-490C20-600-120-560-220-590C-290-610-330-570-380-590V-552C-330-532-290-570-220-550C-120-520 20-560 110-450Z',
};

const winner = (x, y, scale) =>
  runner(x, y, scale, {
    skin: SKIN,
    top: [INK.red, '#8c1a16'],
    shorts: [INK.blue, '#0d0d5c'],
    shoe: [INK.cream, INK.sun],
    hair: { style: 'bun', colours: ['#2a1510', '#1a0c0a'] },
    behind: shape(oval(166, -64, 120, 12), '#032218') + shape(TAPE.far, INK.shade),
    across: lit(TAPE.near, [INK.cream, INK.shade], 0, -12),
  });

const lanes = (colour) =>
  shape(
    Array.from({ length: 6 }, (_, i) =>
      polygon([
        [640 + (i - 2.75) * 120, 700],
        [640 + (i - 2.25) * 120, 700],
        [640 + (i - 2.25) * 430, 960],
        [640 + (i - 2.75) * 430, 960],
      ]),
    ).join(''),
    colour,
  );

const PRINT = {
  ground: [INK.green, INK.bright, INK.sun, INK.pale],
  sash: [INK.dark, INK.cream, INK.sun, INK.bright],
  except: 'jungle',
};

export default (colourway = 0) => {
  const { ground, sash } = printed(colourway, PRINT);
  return canvas(
    burst(640, 460, ground, { radius: 400, step: 120, count: 16 }),
    shape('M0 700H1280V960H0Z', sash[0]),
    lanes(ground[1]),
    winner(610, 950, 1.2),
    sashes('steps', sash),
  );
};
