import { inside } from './lit.mjs';
import { oval } from './path.mjs';
import { place, shape } from './shape.mjs';

const PUFFS = [
  [-150, 10, 60],
  [-80, -26, 78],
  [10, -50, 96],
  [100, -22, 74],
  [168, 12, 52],
];

/** A flat-bottomed trade-wind cloud in two tones. */
export function cloud(x, y, scale, [base, shade], { flip = false } = {}) {
  const all = PUFFS.map(([px, py, r]) => oval(px, py, r)).join('');
  const lower = PUFFS.map(([px, py, r]) => oval(px + 16, py + 34, r * 0.92)).join('');
  const inFrame = 'M-260-220H260V30H-260Z';
  return place(x, y, scale, inside(inFrame, shape(all, base), inside(all, shape(lower, shade))), { flip });
}
