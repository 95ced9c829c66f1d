import { canvas } from '../kit/canvas.mjs';
import { printed } from '../kit/colourways.mjs';
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

/** A beam of light from a lamp above the sheet: one flat tone lighter than what it falls on. */
const beam = (x, to) =>
  shape(
    polygon([
      [x - 24, -20],
      [x + 24, -20],
      [to + 250, 960],
      [to - 250, 960],
    ]),
    INK.cream,
    'opacity="0.2"',
  );

const PRINT = {
  ground: [INK.purple, INK.bright, INK.hot],
  sash: [INK.dark, INK.cream, INK.sun, INK.hot],
  except: 'violet',
};

export default (colourway = 0) => {
  const { ground, sash } = printed(colourway, PRINT);
  return canvas(
    burst(640, 420, ground.slice(0, 2)),
    shape(wovenDisc(640, 420, 400), ground[2]),
    beam(240, 900),
    beam(1040, 380),
    microphone(640, 440, 1.25, 12),
    crowd(7, 1006, 140, sash[0], { raised: 0.75 }),
    sashes('diamonds', sash),
  );
};
