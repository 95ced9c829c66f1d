import { line, place, shape } from './shape.mjs';

/** A fire of driftwood, its logs at y = 0, about 210 high: three flames within each other. */
export const bonfire = (x, y, scale, [wood, outer, middle, inner]) => {
  const flame = (k, colour, lean) =>
    shape(
      `M${-70 * k} 0C${-84 * k} ${-70 * k} ${-20 * k} ${-90 * k} ${lean * k} ${-210 * k}C${30 * k} ${-130 * k} ${86 * k} ${-80 * k} ${70 * k} 0Q0 ${30 * k} ${-70 * k} 0Z`.replace(
        /(\.\d)\d+/g,
        '$1',
      ),
      colour,
    );
  return place(x, y, scale, [
    line('M-110 16L90-16M110 16L-90-16M-20 20L30-20', wood, 26),
    flame(1, outer, 14),
    flame(0.7, middle, -12),
    flame(0.4, inner, 6),
  ]);
};
