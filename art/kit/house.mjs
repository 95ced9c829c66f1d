import { polygon } from './path.mjs';
import { box, place, shape } from './shape.mjs';

/** The boards of a wooden wall: thin lines of shade. */
export const boards = (x, y, width, height, colour, gap = 20) =>
  Array.from({ length: Math.floor(height / gap) }, (_, i) =>
    box(x, y + (i + 1) * gap, width, 2.5, colour, 'opacity="0.3"'),
  ).join('');

/** A louvred window with white frame. */
export const louvres = (x, y, width, height, { frame, pane }) =>
  box(x, y, width, height, frame) +
  Array.from({ length: 5 }, (_, i) =>
    box(x + width * 0.12, y + height * (0.08 + i * 0.172), width * 0.76, height * 0.13, pane),
  ).join('');

/**
 * A clapboard house on posts, front towards us, 300 wide and 330 high from the ground at y = 0: zinc roof,
 * veranda with rail, louvred windows, stairs.
 */
export function house(x, y, scale, { wall, roof, trim, dark, pane = dark, under, flip = false, posts = 84 }) {
  const floor = -posts;
  const post = (px) => box(px, floor, 12, posts, dark);
  const rail = Array.from({ length: 13 }, (_, i) => box(-146 + i * 24, floor - 50, 7, 50, trim)).join('');
  const steps = Array.from({ length: 6 }, (_, i) =>
    box(60 + i * 8, floor + (i * posts) / 6, 64, posts / 6 + 3, i % 2 ? trim : dark),
  ).join('');
  return place(
    x,
    y,
    scale,
    [
      under ? box(-140, floor, 280, posts, under) : '',
      [-140, -50, 40, 128].map(post).join(''),
      box(-150, floor - 150, 300, 150, wall[0]),
      box(-150, floor - 150, 300, 34, wall[1]),
      boards(-150, floor - 150, 300, 150, wall[1]),
      louvres(-118, floor - 110, 62, 76, { frame: trim, pane }),
      louvres(56, floor - 110, 62, 76, { frame: trim, pane }),
      box(-30, floor - 118, 60, 118, trim),
      box(-22, floor - 110, 44, 110, pane),
      box(-160, floor - 8, 320, 14, trim),
      box(-152, floor - 56, 304, 9, trim),
      rail,
      steps,
      shape(
        polygon([
          [-186, floor - 142],
          [-110, floor - 250],
          [110, floor - 250],
          [186, floor - 142],
        ]),
        roof[0],
      ),
      shape(
        polygon([
          [60, floor - 142],
          [40, floor - 250],
          [110, floor - 250],
          [186, floor - 142],
        ]),
        roof[1],
      ),
      box(-186, floor - 146, 372, 10, trim),
    ],
    { flip },
  );
}
