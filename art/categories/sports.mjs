import { canvas } from '../kit/canvas.mjs';
import { arm, leg } from '../kit/figure.mjs';
import { head, neck } from '../kit/head.mjs';
import { lit } from '../kit/lit.mjs';
import { blob, limb, oval, polygon } from '../kit/path.mjs';
import { burst, sashes } from '../kit/poster.mjs';
import { place, shape } from '../kit/shape.mjs';

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

const BODY = blob([
  [0, -584],
  [60, -604],
  [118, -560],
  [104, -450],
  [60, -330],
  [-40, -320],
  [-50, -400],
  [-34, -500],
]);

const DARK = [SKIN[1], SKIN[1]];
const SHORTS = [INK.blue, '#0d0d5c'];

/** The broken tape streams back from the chest, its far end behind the runner. */
const TAPE = {
  near: 'M114-504C60-536-60-470-180-500C-280-526-340-470-420-490V-446C-340-426-280-480-180-454C-60-424 60-490 106-456Z',
  far: 'M106-490C20-600-120-560-220-590C-290-610-330-570-380-590V-552C-330-532-290-570-220-550C-120-520 20-560 110-450Z',
};

const runner = (x, y, scale) =>
  place(x, y, scale, [
    shape(oval(166, -64, 120, 12), '#032218'),
    shape(TAPE.far, INK.shade),
    arm(
      [
        [70, -560],
        [170, -480],
        [250, -570],
      ],
      { skin: DARK, cloth: DARK, sleeve: 'none', size: 1.15 },
    ),
    leg(
      [
        [-20, -330],
        [-130, -190],
        [-286, -232],
      ],
      { skin: DARK, cloth: [SHORTS[1], SHORTS[1]], cut: 'short', shoe: DARK, size: 1.1, toe: 0 },
    ),
    lit(
      limb([
        [-284, -244, 40],
        [-310, -206, 34],
        [-322, -160, 20],
      ]),
      [INK.cream, INK.sun],
      -6,
      -4,
    ),
    neck([104, -640], [60, -576], SKIN, 54),
    lit(BODY, [INK.red, '#8c1a16'], -18, -4),
    head(114, -682, {
      turn: 1,
      tilt: 4,
      skin: SKIN,
      hair: { style: 'bun', colours: ['#2a1510', '#1a0c0a'] },
      size: 116,
    }),
    leg(
      [
        [10, -330],
        [170, -300],
        [130, -110],
      ],
      { skin: SKIN, cloth: SHORTS, cut: 'short', shoe: [INK.cream, INK.sun], size: 1.15 },
    ),
    lit(TAPE.near, [INK.cream, INK.shade], 0, -12),
    arm(
      [
        [20, -560],
        [-110, -480],
        [-40, -370],
      ],
      { skin: SKIN, cloth: SKIN, sleeve: 'none', size: 1.2 },
    ),
  ]);

const lanes = () =>
  shape(
    Array.from({ length: 6 }, (_, i) =>
      polygon([
        [640 + (i - 2.75) * 120, 700],
        [640 + (i - 2.25) * 120, 700],
        [640 + (i - 2.25) * 430, 960],
        [640 + (i - 2.75) * 430, 960],
      ]),
    ).join(''),
    INK.bright,
  );

export default () =>
  canvas(
    burst(640, 460, [INK.green, INK.bright, INK.sun, INK.pale], { radius: 400, step: 120, count: 16 }),
    shape('M0 700H1280V960H0Z', INK.dark),
    lanes(),
    runner(610, 950, 1.2),
    sashes('steps', [INK.dark, INK.cream, INK.sun, INK.bright]),
  );
