import { canvas } from '../kit/canvas.mjs';
import { printed } from '../kit/colourways.mjs';
import { belizeFlag, blowing, folds } from '../kit/flag.mjs';
import { lit } from '../kit/lit.mjs';
import { oval, polygon } from '../kit/path.mjs';
import { burst, sashes } from '../kit/poster.mjs';
import { box, place, shape } from '../kit/shape.mjs';

export const alt = 'The flag of Belize above the columns of a public building.';

const INK = {
  blue: '#171696',
  bright: '#2a2cb4',
  dark: '#0b0b52',
  red: '#d90f19',
  white: '#ffffff',
  sky: '#bfe3f2',
  sand: '#f4e3b5',
  warm: '#cfb27e',
};

/** One terrace or wall, its foot at y, with the shaded flank at the right. */
const tier = (y, half, height, batter = 0) =>
  lit(
    polygon([
      [-half - batter, y],
      [-half, y - height],
      [half, y - height],
      [half + batter, y],
    ]),
    [INK.sand, INK.warm],
    -46,
    0,
  );

/** A hall of state on stepped terraces, as the assembly in Belmopan stands on its mound. */
const hall = () =>
  [
    tier(0, 500, 74, 30),
    box(-506, -92, 1012, 20, INK.white),
    tier(-92, 420, 64, 22),
    box(-426, -174, 852, 20, INK.white),
    box(-326, -330, 650, 158, INK.dark),
    Array.from({ length: 8 }, (_, i) =>
      lit(`M${-326 + i * 87}-330h43v158h-43Z`, [INK.white, INK.warm], -16, 0),
    ),
    lit('M-376-372H376V-328H-376Z', [INK.white, INK.warm], -30, -10),
    tier(-372, 214, 60),
    lit('M-250-468H250V-430H-250Z', [INK.white, INK.warm], -24, -10),
    shape('M-110-174H110L170 0H-170Z', INK.warm),
    Array.from({ length: 6 }, (_, i) => box(-114 - i * 10, -174 + i * 30, 228 + i * 20, 15, INK.white)),
  ].join('');

const PRINT = {
  ground: [INK.blue, INK.bright, INK.sky],
  sash: [INK.dark, INK.white, INK.red, INK.bright],
  except: 'night',
};

export default (colourway = 0) => {
  const { ground, sash } = printed(colourway, PRINT);
  const cloth = blowing(322, 50, 690, 26, 1.42, 0, 414);
  return canvas(
    burst(640, 380, ground, { radius: 440, count: 16 }),
    sashes('steps', sash),
    place(640, 968, 1, hall()),
    lit('M296 20H322V960H296Z', [INK.white, INK.warm], -12, 0),
    shape(oval(309, 24, 28), '#ffb627'),
    belizeFlag(cloth, { ...INK, green: '#006600', brown: '#6b2e1a' }),
    folds(
      cloth,
      '#0b1030',
      [0.1, 0.16, 0.72, 0.78, 0.84].map((u) => [u, u + 0.06]),
      0.26,
    ),
  );
};
