import { oval } from './path.mjs';
import { shape } from './shape.mjs';

/** A sun of flat discs, the outermost first. */
export const sun = (x, y, radius, colours) =>
  colours.map((colour, i) => shape(oval(x, y, radius * (1 - i * 0.2)), colour)).join('');
