import { canvas } from '../kit/canvas.mjs';
import { crowd } from '../kit/crowd.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { polygon } from '../kit/path.mjs';
import { burst, sashes, wovenDisc } from '../kit/poster.mjs';
import { box, place, shape } from '../kit/shape.mjs';

export const alt = 'A big stage microphone in crossing spotlights above raised hands.';

const INK = {
  purple: '#8a1c9c',
  bright: '#a035b2',
  dark: '#3a0a4d',
  hot: '#e5346b',
  sun: '#ffb627',
  cream: '#fff3d6',
  steel: '#c9b8d6',
  shade: '#6d4f86',
};

const CAPSULE =
  'M-170-150C-170-290-90-340 0-340C90-340 170-290 170-150V60C170 150 90 190 0 190C-90 190-170 150-170 60Z';

const microphone = (x, y, scale, turn) =>
  place(
    x,
    y,
    scale,
    [
      lit('M-44 180H44L30 560H-30Z', [INK.steel, INK.shade], -24, 0),
      lit(
        'M-210-40H-150V60C-150 130-90 170 0 170C90 170 150 130 150 60V-40H210V70C210 170 120 236 0 236C-120 236-210 170-210 70Z',
        [INK.sun, '#c97a14'],
        -30,
        -8,
      ),
      lit(CAPSULE, [INK.cream, INK.steel], -60, 0),
      inside(
        CAPSULE,
        [-114, -57, 0, 57, 114].map((sx) => box(sx - 15, -300, 30, 250, INK.dark, 'rx="15"')),
        [-114, -57, 0, 57, 114].map((sx) => box(sx - 15, 10, 30, 150, INK.dark, 'rx="15"')),
        box(-180, -70, 360, 100, INK.hot),
        box(-180, -20, 360, 50, '#b3154f'),
      ),
      shape('M0-58L34-20L0 18L-34-20Z', INK.cream),
    ],
    { turn },
  );

/** A beam of light from a lamp above the sheet, in a flat tone of its own: no haze on a screen print. */
const beam = (x, to, colour) =>
  shape(
    polygon([
      [x - 24, -20],
      [x + 24, -20],
      [to + 250, 960],
      [to - 250, 960],
    ]),
    colour,
  );

export default () =>
  canvas(
    burst(640, 420, [INK.purple, INK.bright]),
    beam(240, 900, '#b04cc0'),
    beam(1040, 380, '#b04cc0'),
    shape(wovenDisc(640, 420, 400), INK.hot),
    inside(wovenDisc(640, 420, 400), beam(240, 900, '#f0608e'), beam(1040, 380, '#f0608e')),
    microphone(640, 440, 1.25, 12),
    crowd(7, 1006, 140, INK.dark, { raised: 0.75 }),
    sashes('diamonds', [INK.dark, INK.cream, INK.sun, INK.hot]),
  );
